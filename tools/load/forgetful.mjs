/** Keeps everything in memory and nothing for good: what a server would cost that need not be believed tomorrow. */
export function forgetfulStore() {
  const guests = new Map();
  const matches = new Map();
  const acts = new Map();
  const set = (id, change) => matches.set(id, { ...matches.get(id), ...change });
  return {
    addGuest: async (guest) => void guests.set(guest.id, guest),
    guest: async (id) => guests.get(id) ?? null,
    renameGuest: async (id, name) => void guests.set(id, { ...guests.get(id), name }),
    addMatch: async (match) => void matches.set(match.id, match),
    match: async (id) => matches.get(id) ?? null,
    matchByInvite: async (code) => [...matches.values()].find(({ invite }) => invite === code) ?? null,
    lobby: async () => [],
    matchesOf: async () => [],
    countOpen: async () => 0,
    overdue: async () => [],
    summarise: async (id, summary) => set(id, summary),
    setRematch: async (id, rematch) => {
      set(id, { rematch });
      return rematch;
    },
    append: async (match, at, act) => {
      const list = acts.get(match) ?? [];
      list[at] = act;
      acts.set(match, list);
    },
    acts: async (match) => acts.get(match) ?? [],
    addChat: async () => {},
    chat: async () => [],
    close: async () => {},
  };
}
