// npm run pictures -w packages/art: draws the maps into maps/ and the covers into covers/. Run it on built packages after a
// change of the drawing or of a board; a test tells when it was forgotten.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { badgesMap, classicMap, covers, masterMap, mitMap } from '@indigo/art';
import { badges } from '@indigo/badges';
import { classic } from '@indigo/classic';
import { boardFor } from '@indigo/master';
import { LEADERS, mit, SQUARES } from '@indigo/mit';

const sceneOf = (game) => {
  const options = Object.fromEntries(game.options.map(({ key, default: value }) => [key, value]));
  return game.scene(game.view(game.create(2, options), 0));
};

const { places, links } = sceneOf(classic);
const named = places.map((place) => {
  const [key, ...facts] = place.say;
  return place.kind === 'city' ? { ...place, name: classic.words[key].say({}, ...facts) } : place;
});

const write = (name, markup) => {
  const file = new URL(`../${name}.svg`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, markup);
  console.log(`${name}: ${markup.length} bytes, ${gzipSync(markup).length} compressed`);
};

write('maps/classic', classicMap(named, links));
write('maps/badges', badgesMap(sceneOf(badges).places));
const cities = SQUARES.filter(({ kind }) => kind === 'center').map(({ id, place }) => {
  const leader = LEADERS.find(({ city }) => city === place);
  return {
    id,
    name: place,
    ...(leader && { leader: `${leader.name} · ${leader.badge.replace(' Badge', '')}` }),
  };
});
write('maps/mit', mitMap(sceneOf(mit).places, cities));
for (const [name, simplified] of [
  ['maps/master', false],
  ['maps/master-simple', true],
]) {
  const { spaces, roads, cities: towns } = boardFor(simplified);
  write(name, masterMap(spaces, roads, towns));
}
for (const [name, markup] of Object.entries(covers())) write(`covers/${name}`, markup);
