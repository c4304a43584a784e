const INK = '#2b2140';

/** Our Professor Hazel, who teaches: head and shoulders in a box of 80 x 80. `glad`: something went well. */
export function professor(glad: boolean): string {
  const eyes = glad
    ? '<path d="M28.5 39Q32 35 35.5 39M44.5 39Q48 35 51.5 39" fill="none" stroke-width="2.2" stroke-linecap="round"/>'
    : `<circle cx="32" cy="38" r="2.3" fill="${INK}" stroke="none"/><circle cx="48" cy="38" r="2.3" fill="${INK}" stroke="none"/>`;
  const mouth = glad
    ? '<path d="M34 47Q40 54.5 46 47Q40 49.5 34 47z" fill="#b3402f" stroke-width="1.8"/>'
    : '<path d="M35.5 48Q40 51.5 44.5 48" fill="none" stroke-width="2.1" stroke-linecap="round"/>';
  return (
    `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">` +
    '<circle cx="40" cy="11.5" r="8.5" fill="#8a4f2c"/>' +
    '<path d="M17 40Q14 15 40 14.5Q66 15 63 40Q64 52 58 56L22 56Q16 52 17 40z" fill="#8a4f2c"/>' +
    '<path d="M6 80Q8 61 26 58L40 64L54 58Q72 61 74 80z" fill="#fdfcf7"/>' +
    '<path d="M31 57L40 69L49 57Q40 62 31 57z" fill="#3d9a6c"/>' +
    '<path d="M40 69L33 80M40 69L47 80" fill="none"/>' +
    '<path d="M20 36Q20 19 40 19Q60 19 60 36Q60 57 40 58.5Q20 57 20 36z" fill="#ffe3c4"/>' +
    '<path d="M18.5 36Q19 17.5 41 17.5Q61 18 61.5 36Q54 33 47 24Q38 33 18.5 36z" fill="#a5673c"/>' +
    '<circle cx="26" cy="46" r="3.4" fill="#f3a08c" opacity=".7" stroke="none"/><circle cx="54" cy="46" r="3.4" fill="#f3a08c" opacity=".7" stroke="none"/>' +
    eyes +
    mouth +
    '<g fill="#dff0ff" fill-opacity=".35" stroke-width="2"><circle cx="32" cy="38" r="7.4"/><circle cx="48" cy="38" r="7.4"/></g>' +
    '<path d="M39.2 37.4Q40 36.4 40.8 37.4" fill="none" stroke-width="2"/>' +
    '<path d="M57 13Q66 2 72 8Q71 17 57 13z" fill="#5cae5f" stroke-width="2"/><path d="M58 13L68 9" fill="none" stroke-width="1.4"/>' +
    '</g>'
  );
}
