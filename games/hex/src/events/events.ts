/** Every Event card, each in a file named after it. */
import type { Families } from '../registry.ts';
import { alternativeGym } from './alternative-gym.ts';
import { bill } from './bill.ts';
import { blockedRoute } from './blocked-route.ts';
import { bugCatcher } from './bug-catcher.ts';
import { burnedTower } from './burned-tower.ts';
import { chairmanRose } from './chairman-rose.ts';
import { copycat } from './copycat.ts';
import { delibirdsGift } from './delibirds-gift.ts';
import { diglettsCave } from './digletts-cave.ts';
import { djMary } from './dj-mary.ts';
import { duelCard } from './duel.ts';
import { fishing } from './fishing.ts';
import { fishingGuru } from './fishing-guru.ts';
import { freshStart } from './fresh-start.ts';
import { gameCorner } from './game-corner.ts';
import { gsBall } from './gs-ball.ts';
import { heavyStorm } from './heavy-storm.ts';
import { imposterOak } from './imposter-oak.ts';
import { jirachisWish } from './jirachis-wish.ts';
import { kimonoSisters } from './kimono-sisters.ts';
import { kurt } from './kurt.ts';
import { lakeOfRage } from './lake-of-rage.ts';
import { legendaryPokemon } from './legendary-pokemon.ts';
import { mrFuji } from './mr-fuji.ts';
import { nationalPark } from './national-park.ts';
import { nsOffer } from './ns-offer.ts';
import { pokeFans } from './poke-fans.ts';
import { pokedex } from './pokedex.ts';
import { pokemaniac } from './pokemaniac.ts';
import { pokemonCenter } from './pokemon-center.ts';
import { pokemonDayCare } from './pokemon-day-care.ts';
import { pokemonEgg } from './pokemon-egg.ts';
import { pokemonFossil } from './pokemon-fossil.ts';
import { pokemonTower } from './pokemon-tower.ts';
import { prepareForTrouble } from './prepare-for-trouble.ts';
import { professorBirch } from './professor-birch.ts';
import { professorElm } from './professor-elm.ts';
import { professorJuniper } from './professor-juniper.ts';
import { professorOak } from './professor-oak.ts';
import { professorRowan } from './professor-rowan.ts';
import { regionalMap } from './regional-map.ts';
import { rocketBribe } from './rocket-bribe.ts';
import { rocketHideout } from './rocket-hideout.ts';
import { ruinsOfAlph } from './ruins-of-alph.ts';
import { safariZone } from './safari-zone.ts';
import { silphCompany } from './silph-company.ts';
import { sketchySalesman } from './sketchy-salesman.ts';
import { ssAnne } from './ss-anne.ts';
import { teamAquaStrikes } from './team-aqua-strikes.ts';
import { teamMagmaStrikes } from './team-magma-strikes.ts';
import { teamRocketStrikes } from './team-rocket-strikes.ts';
import { trade } from './trade.ts';
import { travelingSalesman } from './traveling-salesman.ts';
import { zinnia } from './zinnia.ts';

export const eventTable: Families['events'] = {
  'alternative-gym': alternativeGym,
  'blocked-route': blockedRoute,
  'chairman-rose': chairmanRose,
  'delibirds-gift': delibirdsGift,
  'duel-volcano': duelCard('duel-volcano'),
  'duel-open-sea': duelCard('duel-open-sea'),
  'duel-deep-forest': duelCard('duel-deep-forest'),
  'duel-dojo': duelCard('duel-dojo'),
  'game-corner': gameCorner,
  'gs-ball': gsBall,
  'heavy-storm': heavyStorm,
  'imposter-oak': imposterOak,
  'jirachis-wish': jirachisWish,
  'kimono-sisters': kimonoSisters,
  'legendary-pokemon': legendaryPokemon,
  'national-park': nationalPark,
  'poke-fans': pokeFans,
  pokemaniac,
  'pokemon-day-care': pokemonDayCare,
  'pokemon-egg': pokemonEgg,
  'pokemon-fossil': pokemonFossil,
  'prepare-for-trouble': prepareForTrouble,
  'professor-birch': professorBirch,
  'regional-map': regionalMap,
  'rocket-bribe': rocketBribe,
  'ss-anne': ssAnne,
  'sketchy-salesman': sketchySalesman,
  'team-aqua-strikes': teamAquaStrikes,
  'team-magma-strikes': teamMagmaStrikes,
  'team-rocket-strikes': teamRocketStrikes,
  trade,
  'pokemon-tower': pokemonTower,
  pokedex,
  'burned-tower': burnedTower,
  'ruins-of-alph': ruinsOfAlph,
  zinnia,
  'professor-oak': professorOak,
  'fishing-guru': fishingGuru,
  kurt,
  'professor-rowan': professorRowan,
  'safari-zone': safariZone,
  'rocket-hideout': rocketHideout,
  fishing,
  'fresh-start': freshStart,
  'professor-juniper': professorJuniper,
  'silph-company': silphCompany,
  'dj-mary': djMary,
  'lake-of-rage': lakeOfRage,
  'professor-elm': professorElm,
  'bug-catcher': bugCatcher,
  bill,
  'mr-fuji': mrFuji,
  'ns-offer': nsOffer,
  'digletts-cave': diglettsCave,
  'pokemon-center': pokemonCenter,
  copycat,
  'traveling-salesman': travelingSalesman,
};
