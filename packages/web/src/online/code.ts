/** The code in what somebody typed or was sent: a link, or the code alone. Null: there is none. */
export const codeIn = (typed: string): string | null =>
  /(?:^|\/)([a-z0-9]{6,24})\/?$/.exec(typed.trim().toLowerCase())?.[1] ?? null;
