import { type Address, isHex, numberToHex } from 'viem'
import { UnsupportedMethodError } from '../errors/connection.ts'
import { ask } from '../provider/ask.ts'
import { parseAccounts } from '../provider/parseAccounts.ts'
import type { Timeouts } from '../provider/timeouts.ts'
import type { Provider } from '../provider/types.ts'

/** What the wallet builds the EIP-4361 message from; `nonce` comes from the server. */
export type SignInRequest = {
  nonce: string
  chainId: number
  domain?: string
  uri?: string
  statement?: string
  issuedAt?: string
  expirationTime?: string
}

/** The message as the wallet built it, and its signature; the server decides what they are worth. */
export type SignInAnswer = { message: string; signature: `0x${string}` }

/**
 * ERC-7846: connects and signs in with one approval. `undefined` when the wallet does not know the
 * method; accounts without an answer when it connects but does not sign.
 */
export async function connectWithSignIn(
  provider: Provider,
  request: SignInRequest,
  { timeouts, signal }: { timeouts: Timeouts; signal?: AbortSignal },
): Promise<{ accounts: Address[]; signIn?: SignInAnswer } | undefined> {
  const signInWithEthereum = { ...request, version: '1', chainId: numberToHex(request.chainId) }
  const answer = await ask(provider, {
    method: 'wallet_connect',
    params: [{ version: '1', capabilities: { signInWithEthereum } }],
    timeout: timeouts.prompt,
    signal,
  }).catch((error: unknown) => {
    if (error instanceof UnsupportedMethodError) return undefined
    throw error
  })
  const list = record(answer)?.accounts
  if (!Array.isArray(list)) return undefined
  const accounts = parseAccounts(list.map((account: unknown) => record(account)?.address))
  const signed = record(record(record(list[0])?.capabilities)?.signInWithEthereum)
  const { message, signature } = signed ?? {}
  const isSigned = typeof message === 'string' && isHex(signature)
  return { accounts, ...(isSigned && { signIn: { message, signature } }) }
}

const record = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
