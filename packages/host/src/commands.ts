import type { Seat } from '@indigo/kernel';

/** The wish to let a bot decide for whom nobody plays, among the kinds of windows a seat lets pass. */
export const BEHALF = 'behalf';

/** What somebody at the table may ask of it. The page, a socket and the terminal all speak this. */
export type Command =
  /** Answers question `no`. Sent again after a lost connection it is taken once. */
  | { readonly do: 'answer'; readonly no: number; readonly ids: string | readonly string[] }
  /** Takes the own last answer back where that is fair; otherwise the other people are asked. */
  | { readonly do: 'undo' }
  /** Needs time for the response asked for in question `no`: the window stays open for this seat. */
  | { readonly do: 'hold'; readonly no: number }
  /** A voice in a vote that is going on. */
  | { readonly do: 'vote'; readonly vote: number; readonly yes: boolean }
  /**
   * Which windows to pass without being asked, by kind of question; '*' means every one. 'behalf': a bot decides where one
   * would for somebody who is no player.
   */
  | { readonly do: 'auto'; readonly kinds: readonly string[] }
  /**
   * Lets a bot play a seat, or with null plays it oneself again. The own seat is handed over at once; for somebody
   * else's, the other people are asked.
   */
  | { readonly do: 'bot'; readonly seat: Seat; readonly bot: string | null }
  /** Stops the clocks if everybody agrees, or goes on at once. */
  | { readonly do: 'pause'; readonly on: boolean }
  /** Gives the own seat up for good: a bot plays on for those who stay. With the last person the match ends. */
  | { readonly do: 'resign' }
  /** Ends the match with no winner, if everybody agrees. */
  | { readonly do: 'end' }
  /** Why things that can be seen cannot be done now: answered with `why`. */
  | { readonly do: 'why' }
  /** The best answers to question `no` that a search finds, where the table gives hints. Answered with `hint`. */
  | { readonly do: 'hint'; readonly no: number }
  /** While an answer is put together: which parts may come next. Answered with `next`. */
  | { readonly do: 'compose'; readonly no: number; readonly ids: readonly string[] };
