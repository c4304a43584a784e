import { choices, start } from '../peers/gen1-battle.ts';
import { policy } from '../policy.ts';
import type { Variant } from '../variant.ts';

const pick = policy();
let seed = 1;

function batch(): number {
  const battle = start(seed++);
  let decisions = 0;
  // Two sides that can no longer hurt each other would go on for ever.
  while (!battle.ended && battle.turn < 1000) {
    for (const side of battle.sides) {
      const open = choices(side);
      if (open.length === 0) continue;
      const choice = open[pick(open.length)];
      if (!battle.choose(side.id, choice)) throw new Error(`@pkmn/sim refused ${choice}`);
      if (open.length > 1) decisions++;
    }
  }
  battle.destroy();
  return decisions;
}

export const variant: Variant = { batch };
