/** What a new player should know to answer a question, by its kind, in German. */
import type { Translation } from '@indigo/kernel';
import type { hintsText } from '../text/hints.ts';

type Kind = Parameters<typeof hintsText.hint.say>[1];

const FITS = 'Es zählt zu deiner Summe nur, wenn es passt, und ist danach weg.';
const ONE_TRY = 'Ein Versuch, gleich wo es liegt.';
const UNSEEN = 'Den neuen siehst du erst, wenn deiner weg ist.';

const HINTS: { readonly [K in Kind]: string } = {
  // ── turns ──
  move: 'Du gehst genau so weit, kein Feld zweimal; in einer Stadt darfst du früher anhalten.',
  'which-die': 'Nur der Würfel, den du wählst, zählt fürs Gehen.',
  'pay-items': 'Leg sie ab, und der Durchgang ist offen.',
  after: 'Setz eine Karte ein, biete einen Tausch an oder beende deinen Zug.',
  last: 'Das ist das Letzte, was du in diesem Zug tun kannst.',
  'keep-trainer': 'Du hast immer nur einen Trainer: Die anderen werden abgelegt.',
  'name-active': 'Sein Text gilt ab jetzt; am Ende deines Zuges wählst du neu.',
  discards: 'Du hast mehr, als du am Ende deines Zuges behalten darfst.',
  'how-far': 'Statt zu würfeln; was auf dem Feld wartet, geschieht wie immer.',
  // ── captures ──
  ball: 'Du würfelst, und eine leuchtende Seite fängt es. Mit einem Ball leuchten mehr.',
  'how-many-dice': 'Von zwei Würfeln reicht einer, es gibt also nichts zu verlieren.',
  'try-which': 'Du versuchst, eines zu fangen; die anderen kommen zurück in den Stapel.',
  'name-colour': 'Stärkere Farben sind schwerer zu fangen.',
  // ── battles ──
  send: 'Beide wählen geheim. Stärke, Typen, ein Item und ein Würfel zählen.',
  'send-next': 'Wer besiegt ist, kämpft hier nicht mehr mit.',
  'send-against': 'Du siehst schon, wogegen es antritt.',
  'send-gym':
    'Stärke, Typen, ein Item und ein Würfel zählen für dich; gegenüber wird nicht gewürfelt, und bei Gleichstand gewinnst du.',
  'send-elite': 'Zwei von deinen gegen zwei von dort, eines nach dem anderen.',
  lay: 'Es wird mit den Würfeln aufgedeckt und ist danach weg. Eines, das nicht passt, ist ein Bluff.',
  'lay-gym': FITS,
  'lay-elite': FITS,
  'choose-rival': 'Die zwei, die übrig bleiben, kämpfen gegeneinander.',
  'most-captures': 'Wer zuerst kommt, hat in der Liga den besseren Platz.',
  'meet-whom': 'Ein Kampf nur um die Ehre; dann zählt das Feld.',
  'duel-whom': 'Wer gewinnt, bekommt den Preis auf der Karte; der Ort hilft manchen Typen und hemmt andere.',
  'which-leader': 'Du kämpfst von hier aus um einen Orden, der dir noch fehlt.',
  // ── cities ──
  lock: 'Wähle die Familie, mit der du kämpfen willst: Ihr höchstentwickeltes Mitglied ist für immer stärker.',
  'new-trainer': UNSEEN,
  'pay-for-event': 'Ein Ereignis bringt vielleicht viel, vielleicht wenig.',
  'swap-items': 'Du ziehst so viele, wie du ablegst.',
  rob: 'Du bekommst ein zufälliges Item aus dieser Hand.',
  'which-colour': 'Je stärker die Farbe, desto stärker das Pokémon.',
  'pick-event': 'Nur du siehst beide; das andere wird abgelegt.',
  // ── windows ──
  'on-roll': 'Nur jetzt, bevor es zählt.',
  'on-count': 'Nur jetzt, bevor die Figur geht.',
  'on-event': 'Nur jetzt: Stattdessen wird ein anderes Ereignis gezogen.',
  'on-copy': 'Nur jetzt: Sobald es ausgeführt ist, führst du es auch für dich aus.',
  'on-hit': 'Nur jetzt, bevor es geschieht.',
  'on-reveal': 'Nur jetzt: Das nächste vom Stapel kommt an seine Stelle.',
  'on-fail': 'Nur jetzt: Fängst du es, gehört es dir.',
  'on-loss': 'Nur jetzt, bevor es zählt: Dieselben Pokémon kämpfen noch einmal.',
  'on-draw': 'Nur jetzt, bevor die Items gezogen werden.',
  // ── Items and Trainers ──
  'cast-where': 'Deine Figur bleibt, wo sie ist.',
  'fly-where': 'Jedes Feld deines Sechsecks; was dort wartet, geschieht.',
  'lure-which': 'Ein ganzer Versuch, zusätzlich zum Gehen.',
  'swap-which': 'Zwei Pokémon einer Farbe tauschen die Plätze, so wie sie liegen.',
  'swap-with': 'Es muss dieselbe Farbe haben.',
  'take-which': 'Es kommt ohne Wurf zu dir.',
  silver: 'Es kostet nichts.',
  wally: 'Du legst es ab und ziehst eines mehr.',
  // ── Events ──
  'settle-tie': 'Du hast die Karte gezogen, also entscheidest du.',
  'search-colour': 'Je stärker die Farbe, desto stärker, was du findest.',
  'search-type': 'Was du suchst, liegt vielleicht verdeckt auf der Insel; dann nennst du etwas anderes.',
  'trade-give': 'Es geht an jemand anderen, gegen eines derselben Farbe.',
  'trade-take': 'Beide wechseln, und außer dir wird niemand gefragt.',
  assign: 'Wer es bekommt, führt es sofort aus.',
  'take-on-route': 'Es kommt ohne Wurf zu dir; deinen nächsten Zug setzt du aus.',
  'try-there': 'Ein Versuch; deinen nächsten Zug setzt du aus.',
  gift: 'Eines, das du siehst, oder eines, das noch niemand gesehen hat.',
  fool: 'Ihr beide legt alle Items ab und zieht neue.',
  'swap-trainer': 'Dann zieht ihr beide Items.',
  'try-afar': ONE_TRY,
  'try-water': ONE_TRY,
  'sell-colour': 'Zwei einer Farbe kommen zurück, und du ziehst eines dieser Farbe.',
  sell: 'Es kommt zurück in seinen Stapel.',
  'renew-items': 'Je mehr du ablegst, desto mehr ziehst du.',
  'renew-trainer': UNSEEN,
  'give-up': 'Die anderen behältst du.',
  exchange: 'Du bekommst das nächste seiner Farbe, was immer es ist.',
  'return-for-stronger': 'Du bekommst ein zufälliges der nächststärkeren Farbe.',
  'dig-to': 'Jedes Feld eines Sechsecks neben deinem; was dort wartet, geschieht.',
  'go-city': 'Du kommst an, als wärst du gegangen.',
  buy: 'Wenn nicht, ziehst du ein Item.',
  'price-items': 'Sie werden abgelegt.',
  // ── Super Events ──
  victim: 'Du darfst noch jemanden nennen, oder zweimal dieselbe Person.',
  'second-victim': 'Beide können es mit einer Poképuppe abwehren.',
  'aqua-discard': 'Wer die Karte gezogen hat, darf es nehmen.',
  'aqua-take': 'Was du nicht nimmst, darfst du stattdessen ziehen, bis zur Zahl auf der Karte.',
  'aqua-draw': 'Was du genommen hast, zählt zu dem, was die Karte erlaubt.',
  'reveal-which': 'Eines jeder Farbe wird aufgedeckt; dann versuchst du zwei davon.',
  'machine-try': 'Ein Versuch, dort, wo es liegt.',
  'point-at': 'Ein Gegner verliert den aktiven Trainer; du verlörst einen deiner Wahl.',
  'drop-trainer': 'Er kommt auf den Ablagestapel.',
  'leave-one': 'Es kommt zurück in den Stapel; die anderen kommen zu dir.',
  'magma-swap': 'Deiner kommt dafür auf den Ablagestapel.',
  breed: 'Du bekommst das erste aus der Familie, das im blauen, grünen oder rosa Stapel liegt.',
  predict: 'Nur du siehst sie; die anderen kommen zurück auf den Stapel.',
  'predict-next': 'Wer das nächste Ereignis zieht, bekommt es.',
  // ── Achievements and trades ──
  'which-achievement': 'Du nimmst einen nach dem anderen.',
  upgrade: 'Ihr höchstentwickeltes Mitglied ist für immer stärker.',
  'trade-with': 'Als Nächstes wählst du, was du gibst und was du willst.',
  'offer-cards': 'Ein Trainer nur gegen einen Trainer; eine Seite darf leer sein.',
  'offer-items': 'Nur ihr beide seht sie.',
  'want-items': 'Wünsch dir irgendein Item; was da ist, siehst du nicht.',
  'answer-offer': 'Wenn du ablehnst, geschieht nichts.',
};

export const hints = { hint: { say: (_, kind) => HINTS[kind] } } satisfies Translation<typeof hintsText>;
