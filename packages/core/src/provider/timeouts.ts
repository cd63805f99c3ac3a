/** How long each kind of wait may last, in milliseconds. */
export const timeouts = {
  /** A question a wallet answers by itself; an extension's worker may first have to wake up. */
  read: 10_000,
  /** A question a person answers. */
  prompt: 300_000,
  /** After a wallet said it had switched: until it really is there. */
  settle: 5_000,
  /** On page load: until the last wallet has announced itself. */
  announce: 1_500,
  /** On page load: until the last wallet has said whether it is still connected. */
  restore: 5_000,
  /** Telling a wallet goodbye; nobody waits for its answer. */
  farewell: 500,
  /** Fetching the code of a wallet and opening its channel. */
  open: 30_000,
} as const

export type Timeouts = { [name in keyof typeof timeouts]: number }
