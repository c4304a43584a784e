/** German names of trainers and leaders by id, in the cases sentences need: public facts. */
interface Person {
  /** On a token. */
  readonly name: string;
  readonly who: string;
  readonly whom: string;
  readonly toWhom: string;
}

const man = (name: string, bent = name): Person => ({
  name,
  who: `der ${name}`,
  whom: `den ${bent}`,
  toWhom: `dem ${bent}`,
});
const woman = (name: string): Person => ({
  name,
  who: `die ${name}`,
  whom: `die ${name}`,
  toWhom: `der ${name}`,
});
const named = (name: string): Person => ({ name, who: name, whom: name, toWhom: name });

export const FOE_NAMES: { readonly [id: string]: Person } = {
  'bug-catcher': man('Käfersammler'),
  picnicker: woman('Picknickerin'),
  lass: woman('Göre'),
  youngster: man('Teenager'),
  fisherman: man('Angler'),
  biker: man('Biker'),
  juggler: man('Jongleur'),
  'super-nerd': man('Streber'),
  gentleman: man('Gentleman'),
  hiker: man('Wanderer'),
  swimmer: man('Schwimmer'),
  jessie: named('Jessie (Team Rocket)'),
  channeler: woman('Exorzistin'),
  james: named('James (Team Rocket)'),
  'karate-master': man('Karatemeister'),
  brock: named('Rocko'),
  misty: named('Misty'),
  'lt-surge': named('Major Bob'),
  erika: named('Erika'),
  koga: named('Koga'),
  sabrina: named('Sabrina'),
  blaine: named('Pyro'),
  giovanni: named('Giovanni'),
};
