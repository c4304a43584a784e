/** What the coach says in the teaching match, in German. */
import type { Translation } from '@indigo/kernel';
import { ACTIONS, CAMP_COST, COMMIT_MAX, HIT, XP_WILD } from '../data/rules.ts';
import type { LessonText } from '../text/lesson.ts';
import { foeWhom, pokemon } from './names.ts';

export const lesson = {
  'coach.goal': {
    say: () =>
      'Willkommen, Trainer! Zuerst ziehst du auf dieser Karte ein Team groß, dann trefft ihr euch alle in der Pokémon-Liga. Nur die Liga entscheidet: Wer sie gewinnt, ist Pokémon-Meister.',
  },
  'coach.starter': {
    say: () =>
      'Wähle dein erstes Pokémon. Seine Karte zeigt seine Herzen, den Würfel, mit dem es auf der Karte kämpft, und seine Attacken für die Liga. Jedes ist gut.',
  },
  'coach.starter-done': { say: () => 'Gut gewählt.' },
  'coach.starter-strayed': { say: () => 'Auch gut gewählt.' },
  'coach.actions': {
    say: () =>
      `Ein Zug hat ${ACTIONS} Aktionen. Ein Schritt auf einer schwarzen Straße kostet eine, und sich um das zu kümmern, was du findest, auch. Weiße Straßen in einer Stadt sind frei.`,
  },
  'coach.walk': {
    say: () =>
      'Sechsecke sind wilde Pokémon, verdeckt, bis jemand kommt. Geh zum nächsten: Es wird aufgedeckt, wenn du ankommst.',
  },
  'coach.walk-done': { say: () => 'Schon näher.' },
  'coach.walk-strayed': { say: () => 'Dann eben anders herum. Durch wilde Pokémon wächst ein Team.' },
  'coach.meet': {
    say: () => 'Du stehst vor einem wilden Pokémon. Ihm zu begegnen kostet eine Aktion.',
  },
  'coach.meet-done': { say: () => 'Jetzt vorsichtig.' },
  'coach.meet-strayed': { say: () => 'Es läuft dir nicht weg.' },
  'coach.catch': {
    say: (_, card) =>
      `Das wilde ${pokemon(card)}: Kämpf für ${XP_WILD} EP, oder fang es. Mit allen Bällen, die es verlangt, ist der Fang sicher, mit weniger entscheidet ein Würfel. Ein Fang beendet deinen Zug. Fang es!`,
  },
  'coach.catch-done': { say: () => 'Wähle deine Bälle gut.' },
  'coach.catch-strayed': { say: () => 'Erfahrung zählt auch.' },
  'coach.balls': {
    say: () =>
      'Such die Bälle aus, die du wirfst. Befreit es sich, behältst du sie, aber es schlägt zurück, und dein Zug ist vorbei.',
  },
  'coach.caught': {
    say: (_, card) =>
      `${pokemon(card)} gehört dir, auf Level 1 und mit allen Herzen. In der Liga brauchst du drei, also such weiter.`,
  },
  'coach.fight': {
    say: (_, card) =>
      `Diesmal kämpfen wir gegen ${pokemon(card)}. Es richtet den Schaden auf seinem Marker an, du entscheidest, wer ihn nimmt, und dann steigt eines deiner Pokémon ein Level auf.`,
  },
  'coach.fight-done': { say: () => 'Es schlägt zu, bevor es fällt.' },
  'coach.fight-strayed': { say: () => 'Vielleicht noch eins fürs Team.' },
  'coach.damage': {
    say: () =>
      'Verteile den Schaden so, dass niemand besiegt wird. Ein Typ, der sehr effektiv ist, kostet zwei Herzen statt eines.',
  },
  'coach.xp': {
    say: () =>
      'Ein EP ist ein Level: mehr Herzen, bessere Würfel und irgendwann eine Entwicklung. Wer bekommt ihn?',
  },
  'coach.camp': {
    say: () =>
      `Herzen kommen zurück, wenn dein Zug in einer Stadt beginnt, oder überall in einem Lager für ${CAMP_COST} Aktionen. Wer besiegt ist, wacht in einer Stadt auf.`,
  },
  'coach.trainer': {
    say: (_, foe) =>
      `Ein Kampf gegen ${foeWhom(foe)}! Schick bis zu ${COMMIT_MAX}. In jeder Runde fallen deine Würfel, jede Zahl ab ${HIT} trifft, und du wählst, wen. Die Pokémon der anderen Seite treffen sicher zurück.`,
  },
  'coach.adventure-over': {
    say: () =>
      'Das Abenteuer ist vorbei: Hier dauert es nur ein paar Runden, sonst, bis die Arenen oder fast alle Trainer besiegt sind oder jemand zwei ausgewachsene Pokémon hat. Jetzt kommt die Liga.',
  },
  'coach.field': {
    say: () =>
      'Das Feld der Liga. Beide Seiten stellen ihre Pokémon an den eigenen Rand; dann wechseln sie sich ab, ein Pokémon nach dem anderen. Eine Seite, von der niemand übrig ist, hat verloren.',
  },
  'coach.act': {
    say: () =>
      'Ist ein Pokémon dran, darf es so weit gehen, wie sein Tempo reicht, und einmal angreifen. Die Attacke sagt, wie weit sie reicht und was sie trifft. Geh nah genug heran, dann greif an.',
  },
  'coach.act-done': { say: () => 'Gut.' },
  'coach.act-strayed': { say: () => 'Man kann auf viele Arten kämpfen.' },
  'coach.aim': {
    say: () =>
      'Ziele: Alles, was die Form bedeckt, wird getroffen, also achte auf deine eigenen. Die meisten Schüsse halten Felsen auf, und wer dazwischensteht.',
  },
  'coach.aim-done': { say: () => 'Feuer frei!' },
  'coach.aim-strayed': { say: () => 'Wie du magst.' },
  'coach.master': {
    say: () =>
      'Das ist ein Ligakampf. Besiege alle auf der anderen Seite, und du gewinnst ihn; gewinnst du das Finale, bist du Pokémon-Meister.',
  },
  'coach.q.starter': { say: () => 'Nimm das, das dir am besten gefällt.' },
  'coach.q.act': {
    say: () =>
      'Geh weiter, kümmere dich um das, was hier ist, oder beende deinen Zug. Jede Wahl sagt, was sie kostet.',
  },
  'coach.q.wild': { say: () => 'Fang es für dein Team, oder kämpf für ein Level.' },
  'coach.q.balls': { say: () => 'Je mehr Zahlen deine Bälle abdecken, desto sicherer der Fang.' },
  'coach.q.place': { say: () => 'Verteile den Schaden so, dass niemand besiegt wird.' },
  'coach.q.xp': { say: () => 'Gib das Level dem, das du in die Liga mitnehmen willst.' },
  'coach.q.choose': { say: () => 'Sieh dir an, was jede Wahl bringt, und nimm, was deinem Team fehlt.' },
  'coach.q.battle': {
    say: () => 'Besiege zuerst das schwächste: Wer besiegt ist, fehlt in den nächsten Runden.',
  },
  'coach.q.leader': { say: () => 'Du sprichst jetzt für die andere Seite. Kämpf, so gut du kannst.' },
  'coach.q.shop': { say: () => 'Kauf, was du brauchst; übriges Geld ist später nichts wert.' },
  'coach.q.trade': {
    say: () => 'Ein Tausch kostet nichts, und beide müssen einverstanden sein. Du schuldest niemandem einen.',
  },
  'coach.q.prepare': {
    say: () => 'Deine stärksten nach vorn. In der Reihenfolge, in der du sie nennst, sind sie dran.',
  },
  'coach.q.field': { say: () => 'Geh in Reichweite, greif an, und halte deine eigenen aus dem Weg.' },
  'coach.q.power': { say: () => 'Eine Kraft kann einen Kampf drehen. Nutze sie, wenn es darauf ankommt.' },
} satisfies Translation<LessonText>;
