import { mix } from '../colour.ts';
import { type Hat, SEATS, type SeatLook, seatShape } from '../seats.ts';

const HATS: Readonly<Record<Hat, (look: SeatLook) => string>> = {
  cap: ({ colour, light }) =>
    `<path d="M14.5 26Q15 10 30 10Q45 10 45.5 25Q52 25.5 56 29Q44 29.5 30 26.5Q20 24.5 14.5 26z" fill="${colour}"/><path d="M30 10.5Q37 15 36 26Q30 24.5 24 24.8Q23 15 30 10.5z" fill="${light}" stroke="none"/>`,
  beanie: ({ colour, light }) =>
    `<path d="M14 25Q14 9 30 9Q46 9 46 25z" fill="${colour}"/><rect x="12" y="21" width="36" height="8" rx="4" fill="${light}"/><circle cx="30" cy="8" r="4.5" fill="${light}"/>`,
  straw: ({ colour }) =>
    `<ellipse cx="30" cy="24" rx="23" ry="6" fill="#f3d489"/><path d="M18 22Q18 8 30 8Q42 8 42 22Q30 26 18 22z" fill="#f3d489"/><path d="M18 21.5Q30 26 42 21.5V17.5Q30 21.5 18 17.5z" fill="${colour}"/>`,
  crown: ({ colour }) =>
    `<path d="M15 25L13 9L22 16L30 6L38 16L47 9L45 25Q30 20.5 15 25z" fill="${colour}"/><circle cx="30" cy="17" r="2.6" fill="#fff" stroke="none"/>`,
  bow: ({ colour, dark, light }) =>
    `<path d="M15 27Q13 13 30 13.5Q47 13 45 27Q38 20 30 21Q22 20 15 27z" fill="${dark}"/><path d="M30 13Q18 2 15 9Q14 17 30 14Q46 17 45 9Q42 2 30 13z" fill="${colour}"/><circle cx="30" cy="13" r="3.4" fill="${light}"/>`,
  hood: ({ colour }) =>
    `<path d="M30 7Q47 8 47.5 31Q45 42 39 44Q46 32 41 24Q36 19 30 19Q24 19 19 24Q14 32 21 44Q15 42 12.5 31Q13 8 30 7z" fill="${colour}"/>`,
};

const face = (ink: string): string =>
  `<circle cx="30" cy="29" r="14.5" fill="#ffe9cf" stroke="${ink}" stroke-width="2.6"/><circle cx="25.5" cy="30.5" r="2" fill="${ink}"/><circle cx="34.5" cy="30.5" r="2" fill="${ink}"/><path d="M27.5 35.5Q30 37.5 32.5 35.5" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round"/><circle cx="21.8" cy="34.5" r="2.3" fill="#f5a58e" opacity=".7"/><circle cx="38.2" cy="34.5" r="2.3" fill="#f5a58e" opacity=".7"/>`;

/** The mover of a seat in a box of 60 x 84, its feet at (30, 80). */
export function pawn(seat: number): string {
  const look = SEATS[seat];
  const { colour, dark, hat } = look;
  const ink = mix(dark, '#14102e', 0.55);
  const outlined = (markup: string): string =>
    `<g stroke="${ink}" stroke-width="2.6" stroke-linejoin="round">${markup}</g>`;
  return (
    '<ellipse cx="30" cy="79" rx="21" ry="5" fill="#0b0a24" opacity=".28"/>' +
    outlined(
      `<path d="M30 40Q43 42 47 62Q50 74 46 77Q30 82 14 77Q10 74 13 62Q17 42 30 40z" fill="${colour}"/><path d="M14 72Q30 78 46 72L46.5 76.5Q30 82 13.5 76.5z" fill="${dark}" stroke="none"/>`,
    ) +
    seatShape(seat, 30, 60, 9, look.ink) +
    face(ink) +
    outlined(HATS[hat](look))
  );
}
