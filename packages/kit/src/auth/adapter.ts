import type { Address, Hex } from 'viem'

/** Who the server says is signed in. */
export type Session = { address: Address; chainId: number }

export type MessageParameters = { address: Address; chainId: number; nonce: string }

/**
 * R-AUTH-1: what a back end must offer. Any of the three may fail by rejecting; `verify` may also
 * answer `false`.
 */
export type AuthenticationAdapter = {
  getNonce(): Promise<string>
  /** The exact text to be signed. */
  createMessage(parameters: MessageParameters): Promise<string> | string
  verify(parameters: { message: string; signature: Hex }): Promise<boolean>
  signOut(): Promise<void>
  /** R-AUTH-5: restores a sign-in after a reload; absent: every visit begins unverified. */
  getSession?(): Promise<Session | null>
}
