import type { PageWords } from '../words.ts';

export const choosing = {
  behalf: 'Du entscheidest für jemanden, der nicht mitspielt.',
  letABot: 'Das soll ein Bot tun',
  botDecides: 'Ein Bot entscheidet an ihrer Stelle.',
  leaders: 'Ein Bot spielt für mich die Arenaleiter',
  leadersAlone: 'Wenn ich allein spiele',
  leadersAlways: 'Immer',
  leadersNever: 'Nie',
  more: 'Es ist noch etwas zu verteilen.',
  takeBack: 'Das Letzte zurücknehmen',
  hitsOwn: 'Das trifft deine eigene Seite!',
  youGive: 'Du gibst',
  youGet: 'Du bekommst',
  find: 'Nach Namen suchen',
  noneSuch: 'Nichts mit diesem Namen',
  inAll: 'Zusammen:',
  noTrade: 'Kein Tausch',
  all: (n: number) => `Alle ${n}`,
  onlyUsable: (n: number) => `Nur die ${n}, die gewählt werden können`,
  close: 'Jetzt nicht',
  times: (n: number) => `× ${n}`,
} satisfies PageWords['choosing'];
