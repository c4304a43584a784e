/** What bots are called in German, and what is said of them: the page and the terminal say the same. */
export const botsInGerman = {
  youngster: { title: 'Knirps', about: 'flink und leichtsinnig: spielt zum Spaß und oft aus einer Laune' },
  trainer: { title: 'Trainer', about: 'kennt das Spiel und macht doch ab und zu einen Fehler' },
  ace: { title: 'Ass', about: 'denkt vor jeder Antwort nach, wenn auch nicht über alles' },
  leader: { title: 'Arenaleiter', about: 'geduldig: wägt alles ab und macht kaum je einen Fehler' },
  champion: { title: 'Champ', about: 'nimmt sich Zeit und verschenkt nichts' },
  greedy: { title: 'Gierig', about: 'schaut einen Schritt voraus' },
  habit: { title: 'Gewohnheit', about: 'tut das Übliche, ohne vorauszuschauen' },
  random: { title: 'Zufall', about: 'tut irgendetwas, das die Regeln erlauben' },
};
