import type { Plain } from '@indigo/kernel';
import type { BoardLook, Skin } from './skin.ts';

/** What is printed, in the reader's language. */
export type Label = (printed: string) => string;

/** Words, and before them the plate they stand on, where they have one. */
const PRINTED =
  /(?:<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" ([^>]*)\/>)?((?:<text[^>]*>[^<]+<\/text>)+)/g;
const WORDS = /(<text[^>]*>)([^<]+)(?=<\/text>)/g;
/** Stands under a plate, not on it. */
const UNDER = 'class="sub"';
/** Of a plate, left and right of its words together. */
const MARGIN = 22;

/** A plate about the same middle, as wide as what now stands on it. */
function plateFor(x: number, y: string, width: number, rest: string, share: number): string {
  const wide = (width - MARGIN) * share + MARGIN;
  return `<rect x="${(x + (width - wide) / 2).toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" ${rest}/>`;
}

/**
 * A drawing with what is printed on it in other words, as big as before: what can just be read must not get smaller. A plate is
 * made as wide as they are.
 */
export const relabel = (markup: string, label: Label): string =>
  markup.replace(PRINTED, (whole, x: string | undefined, y: string, width: string, rest: string, texts) => {
    let [before, after] = [0, 0];
    const said = texts.replace(WORDS, (_: string, open: string, printed: string) => {
      const now = label(printed);
      if (!open.includes(UNDER)) {
        before = Math.max(before, printed.length);
        after = Math.max(after, now.length);
      }
      return `${open}${now}`;
    });
    if (said === texts) return whole;
    return (x === undefined ? '' : plateFor(Number(x), y, Number(width), rest, after / before)) + said;
  });

/** Maps are large and stay the same: each is read once. */
function once(label: Label): (markup: string) => string {
  let last = { from: '', to: '' };
  return (markup) => {
    if (markup !== last.from) last = { from: markup, to: relabel(markup, label) };
    return last.to;
  };
}

function spokenBoard<V extends Plain>(board: BoardLook<V>, label: Label): BoardLook<V> {
  const onGround = once(label);
  const lying = once(label);
  return {
    ...board,
    ground: (drawn) => {
      const markup = board.ground(drawn);
      return markup === null ? null : onGround(markup);
    },
    place: (place, name) => {
      const { markup, ...rest } = board.place(place, name);
      return { ...rest, markup: relabel(markup, label) };
    },
    piece: (piece, place) => {
      const look = board.piece(piece, place);
      return { ...look, markup: relabel(look.markup, label) };
    },
    lying: (drawn) => lying(board.lying(drawn)),
  };
}

/** The same looks, with what is printed on them in the reader's language. */
export function spokenSkin<V extends Plain>(skin: Skin<V>, label: Label): Skin<V> {
  const boards = new WeakMap<BoardLook<V>, BoardLook<V>>();
  return {
    ...skin,
    board: (scene) => {
      const board = skin.board(scene);
      const known = boards.get(board) ?? spokenBoard(board, label);
      boards.set(board, known);
      return known;
    },
    card: (art, name, hint) => relabel(skin.card(art, name, hint), label),
    token: (art, name, size) => relabel(skin.token(art, name, size), label),
    print: (markup) => relabel(markup, label),
  };
}
