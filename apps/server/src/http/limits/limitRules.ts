export type LimitRule = {
  points: number
  seconds: number
  /** Servers that share a database take this many at once from it: one query for many requests. */
  lease?: number
}

/** How often one visitor may do what. Never by account: that would let anybody lock one out. */
export const LIMIT_RULES = {
  nonce: { points: 30, seconds: 60 },
  verify: { points: 10, seconds: 60 },
  /** Refused sign-ins of one pre-session, wherever it comes from. */
  verifyFailures: { points: 20, seconds: 3_600 },
  /** By call: a batch counts as many. */
  rpc: { points: 1_200, seconds: 60, lease: 30 },
  /** The same for wallets, which look at a balance and a block now and then. */
  walletRpc: { points: 300, seconds: 60, lease: 30 },
  api: { points: 600, seconds: 60, lease: 10 },
  gateway: { points: 900, seconds: 60, lease: 10 },
  /** What is stored for good: transactions, messages, signatures. */
  proposals: { points: 60, seconds: 60 },
  /** What is counted up for whoever watches. */
  probe: { points: 120, seconds: 60, lease: 10 },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof LIMIT_RULES
