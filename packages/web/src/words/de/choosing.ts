import type { PageWords } from '../words.ts';

export const choosing = {
  behalf: 'Du entscheidest für jemanden, der nicht mitspielt.',
  letABot: 'Das soll ein Bot tun',
  botDecides: 'Ein Bot entscheidet an ihrer Stelle.',
  leaders: 'Ein Bot spielt für mich die Arenaleiter',
  leadersAlone: 'Wenn ich allein spiele',
  leadersAlways: 'Immer',
  leadersNever: 'Nie',
  besides: 'Außerdem',
  more: 'Es ist noch etwas zu verteilen.',
  takeBack: 'Das Letzte zurücknehmen',
  hitsOwn: 'Das trifft deine eigene Seite!',
  youGive: 'Du gibst',
  youGet: 'Du bekommst',
  find: 'Nach Namen suchen',
  noneSuch: 'Nichts mit diesem Namen',
  inAll: 'Zusammen:',
  noTrade: 'Kein Tausch',
  times: (n: number) => `× ${n}`,
} satisfies PageWords['choosing'];
