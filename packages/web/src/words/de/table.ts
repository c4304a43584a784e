import type { PageWords } from '../words.ts';

export const table = {
  players: 'Mitspieler',
  you: 'Du',
  tags: { winner: 'gewonnen', away: 'weg', thinking: 'denkt nach', toMove: 'am Zug' },
  bot: 'Bot',
  botForThem: 'Ein Bot spielt dafür',
  askForBot: (name) => `Den Tisch fragen, ob ein Bot für ${name} spielen soll`,
  letBotPlay: (name) => `Einen Bot für ${name} spielen lassen`,
  gauge: (value, goal, what) => `${value} von ${goal} ${what}`,
  unit: (what) => what,
  cards: 'Karten',
  playersAndLog: 'Mitspieler und Verlauf',
  yourTurn: 'Du bist dran',
  turn: (turn) => `Zug ${turn}`,
  cannotOpen: 'Dieser Tisch lässt sich nicht öffnen',
  cannotLoad: 'Dieses Spiel ließ sich nicht laden',
  lookingForServer: 'Der Server wird gesucht…',
  playersLogChat: 'Mitspieler, Verlauf und Chat',
  rules: 'Regeln',
  why: 'Warum geht das nicht…?',
  nothingForbidden: 'Nichts, was du siehst, ist gerade verboten.',
  andMore: (things, more) => `${things.join(', ')} und ${more} weitere`,
  readTheRule: 'Die Regel lesen (auf Englisch)',
  sound: 'Ton',
  soundOn: 'Ton ist an',
  soundOff: 'Ton ist aus',
  settings: 'Einstellungen des Tisches',
  whatHappens: 'Was geschieht',
  newestTurns: 'Zurück zum neuesten Zug',
  sheet: 'Hand, Team, Mitspieler, Verlauf',
  log: 'Verlauf',
  chat: 'Chat',
  backToMap: 'Zurück zur Karte',
  lookAtBoard: 'Das Brett ansehen',
  nearer: 'Näher',
  further: 'Weiter weg',
  wholeBoard: 'Das ganze Brett',
  listView: 'Als Liste',
  boardAsList: 'Das Brett als Liste',
  smallMap: 'Kleine Karte: Tippe, um dorthin zu schauen',
} satisfies PageWords['table'];

export const talk = {
  nothingSaid: 'Noch hat niemand etwas gesagt.',
  nobodyReads: 'Hier liest sonst niemand mit.',
  mute: 'Stumm',
  muteThem: (name) => `${name} stummschalten`,
  muted: (name) => `${name} ist stumm.`,
  hear: 'Wieder hören',
  hearThem: (name) => `${name} wieder hören`,
  saySomething: 'Sag etwas',
  say: 'Sagen',
  searchRules: 'Die Regeln durchsuchen (auf Englisch)',
  mattersNow: 'Was jetzt zählt (auf Englisch)',
  nothingAsked: 'Du wirst gerade nichts gefragt.',
} satisfies PageWords['talk'];

export const unsaid = {
  'too-fast': 'Das war zu schnell. Warte kurz und sag es dann noch einmal.',
  'not-allowed': 'Wer diesen Server betreibt, hat dich gebeten, hier vorerst nichts zu sagen.',
  'ill-formed': 'Das lässt sich hier nicht sagen. Versuch es mit einer Zeile in einfachen Worten.',
  storage: 'Das kam nicht an. Versuch es gleich noch einmal.',
} satisfies PageWords['unsaid'];

export const match = {
  title: 'Diese Partie',
  download: 'Aufzeichnung herunterladen',
  downloadAbout: 'Eine Datei zum Aufheben, Wiederansehen oder Prüfen.',
  playMyself: 'Wieder selbst spielen',
  playMyselfAbout: 'Nimm deinen Platz vom Bot zurück.',
  letBot: 'Einen Bot für mich spielen lassen',
  letBotAbout: 'Er spielt, bis du deinen Platz zurücknimmst.',
  goOn: 'Weiter',
  goOnAbout: 'Uhren und Bots laufen wieder.',
  pause: 'Partie anhalten',
  pauseAbout: 'Uhren und Bots halten an.',
  pauseIfAgreed: 'Wenn alle einverstanden sind, halten Uhren und Bots an.',
  leave: 'Tisch verlassen',
  leaveAbout: 'Ein Bot spielt für dich, bis du wiederkommst.',
  end: 'Partie beenden',
  endAbout: 'Sie endet, und niemand gewinnt.',
  suggestEnd: 'Vorschlagen, die Partie zu beenden',
  endIfAgreed: 'Wenn alle einverstanden sind, endet sie, und niemand gewinnt.',
  giveUp: 'Meinen Platz aufgeben',
  giveUpSure: 'Endgültig aufgeben?',
  giveUpAbout: 'Ein Bot behält deinen Platz für immer. Das lässt sich nicht zurücknehmen.',
} satisfies PageWords['match'];

export const notices = {
  tryingIn: (seconds) => ` Neuer Versuch in ${seconds} s.`,
  trying: ' Neuer Versuch…',
  offline: 'Offline.',
  offlineAbout: 'Züge warten hier und gehen ab, sobald du wieder verbunden bist.',
  closed: 'Der Tisch wurde geschlossen.',
  tooLate: 'Zu spät:',
  changedNothing: (why) => `${why}. Deine Antwort hat nichts geändert.`,
  botPlays: 'Ein Bot spielt für dich.',
  paused: 'Die Partie ist angehalten.',
  waitingFor: (names) => `Es fehlt noch: ${names.join(', ')}.`,
  yes: 'Einverstanden',
  no: 'Nein',
  youAskUndo: 'Du hast gefragt, ob du deinen letzten Zug zurücknehmen darfst.',
  asksUndo: (name) => `${name} möchte den letzten Zug zurücknehmen.`,
  youAskPause: 'Du hast um eine Pause gebeten.',
  asksPause: (name) => `${name} möchte eine Pause.`,
  youSuggestEnd: 'Du schlägst vor, die Partie ohne Sieg zu beenden.',
  suggestsEnd: (name) => `${name} schlägt vor, die Partie ohne Sieg zu beenden.`,
  youSuggestBot: (who) => `Du schlägst vor, dass ein Bot für ${who} spielt.`,
  suggestsBot: (name, who) => `${name} schlägt vor, dass ein Bot für ${who} spielt.`,
} satisfies PageWords['notices'];

export const undo = {
  lastAnswer: 'deine letzte Antwort',
  nothing: 'Noch nichts zurückzunehmen',
  asked: 'Du hast darum gebeten, es zurückzunehmen',
  ask: (what) => `Um Zurücknehmen bitten: ${what}`,
  act: (what) => `Zurücknehmen: ${what}`,
} satisfies PageWords['undo'];

export const dice = {
  check: 'Würfel prüfen',
  drawing: 'Alles wird noch einmal gezogen…',
  noRecord: 'Es gibt keine Aufzeichnung dazu.',
  notSettled: 'Die Würfel dieser Partie waren nicht im Voraus festgelegt.',
  noSecret:
    'Etwas stimmt nicht: Die Würfel waren vor der Partie festgelegt, aber die Aufzeichnung sagt nicht, wie!',
  otherHash: (kept, found) =>
    `Etwas stimmt nicht: Vor der Partie wurde diesem Gerät der Fingerabdruck ${kept} gezeigt, aber die Aufzeichnung hat ${found}!`,
  otherWord: 'Etwas stimmt nicht: Das zufällige Wort dieses Geräts ist nicht das in der Aufzeichnung!',
  wrongEntry: (entry) =>
    `Etwas stimmt nicht: Eintrag ${entry} der Aufzeichnung ist nicht, was vor der Partie festgelegt wurde!`,
  fell: (outcomes) =>
    `Alle ${outcomes} Würfel und Karten fielen so, wie Geheimnis und Wörter der Aufzeichnung es festlegen.`,
  noneKept: (hash) =>
    `Dieses Gerät hat von vor der Partie keinen Fingerabdruck zum Vergleichen. Der der Aufzeichnung ist ${hash}.`,
  same: (hash) => `Der Fingerabdruck ist der, den dieses Gerät vor der Partie gezeigt bekam: ${hash}.`,
  sameWithWord: (hash) =>
    `Der Fingerabdruck ist der, den dieses Gerät vor der Partie gezeigt bekam, und sein eigenes Wort steckt darin: ${hash}.`,
} satisfies PageWords['dice'];
