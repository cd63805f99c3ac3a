import type { Address, Hex } from 'viem'

/** Who is signed in, and until when. */
export type Session = { address: Address; chainId: number; expiresAt: string }
/** One session of the account that is signed in. */
export type SessionEntry = Session & {
  id: string
  createdAt: string
  lastSeenAt: string
  userAgent: string | null
  /** Whether it is the one that asks. */
  current: boolean
}
export type NonceAnswer = {
  nonce: string
  /** The server's clock: messages with these times are not refused because ours is wrong. */
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  /** The chains on which the server verifies; absent: it does not say, and every one is tried. */
  chainIds?: readonly number[] | undefined
}
export type CreateMessageParameters = Omit<NonceAnswer, 'chainIds'> & {
  address: Address
  chainId: number
}
export type VerifyParameters = { message: string; signature: Hex }

/** How many owners of a Safe have signed, of those who have to. */
export type Cosigned = { signed: number; needed: number }
/** The same of one message; the signature is there when all have. */
export type Cosigners = Cosigned & { signature?: Hex }
export type CosignersParameters = { chainId: number; hash: Hex }

/** Any back end can be plugged in by writing these operations. */
export type AuthAdapter = {
  getNonce: () => Promise<NonceAnswer>
  createMessage: (parameters: CreateMessageParameters) => string
  /** @throws when the signature is refused or the server cannot be asked */
  verify: (parameters: VerifyParameters) => Promise<Session>
  signOut: () => Promise<void>
  /** The session that a reload finds, if there is one. */
  session: () => Promise<Session | null>
  /** Who else has signed a message of a Safe, by the Safe's hash of it; nothing where nobody knows. */
  cosigners?: (parameters: CosignersParameters) => Promise<Cosigners | undefined>
}

/** The default adapter can do more. */
export type CountersignAuthAdapter = AuthAdapter & {
  sessions: () => Promise<SessionEntry[]>
  signOutEverywhere: () => Promise<void>
}
