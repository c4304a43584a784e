import type { Plain } from '@indigo/kernel';
import type { BoardLook, Skin } from './skin.ts';

/** What is printed, in the reader's language. */
export type Label = (printed: string) => string;

const PRINTED = /<text([^>]*)>([^<]+)<\/text>/g;
const SIZE = /font-size="([\d.]+)"/;
/** No smaller than this share of what it was. */
const LEAST = 0.72;

/** A drawing with what is printed on it in other words; longer ones are set smaller, to fit where the others stood. */
export const relabel = (markup: string, label: Label): string =>
  markup.replace(PRINTED, (whole, how: string, printed: string) => {
    const said = label(printed);
    if (said === printed) return whole;
    const share = Math.max(LEAST, Math.min(1, printed.length / said.length));
    const fitting = how.replace(
      SIZE,
      (_, size: string) => `font-size="${(Number(size) * share).toFixed(1)}"`,
    );
    return `<text${fitting}>${said}</text>`;
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
