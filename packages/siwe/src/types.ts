import type { Address } from 'viem'

/** The fields of a sign-in message (EIP-4361). Times stay as written: RFC 3339 texts. */
export type SignInMessage = {
  scheme?: string | undefined
  /** Host and port of the page that asks, as the browser writes them. */
  domain: string
  address: Address
  statement?: string | undefined
  uri: string
  version: '1'
  chainId: number
  nonce: string
  issuedAt: string
  expirationTime?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
}

/** What a text has to be shorter than before anybody looks at it. */
export const SIGN_IN_LIMITS = {
  message: 4096,
  statement: 200,
  requestId: 64,
  resources: 16,
  resourceCharacters: 1024,
} as const
