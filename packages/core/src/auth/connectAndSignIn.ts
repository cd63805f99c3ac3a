import { parseSignInMessage } from '@countersign/siwe'
import type { ConnectResult } from '../connection/attempt.ts'
import { type ConnectParameters, connect } from '../connection/connect.ts'
import type { SignInRequest } from '../connector/connectWithSignIn.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import type { Countersign } from '../types.ts'
import type { AuthAdapter } from './types.ts'

/** A server that is silent for longer costs the one approval, not the connection. */
const PATIENCE_MS = 5_000

/**
 * ERC-7846: connects a wallet and signs in with the same approval, where the wallet can do both.
 * Everything else connects as always: whoever could not sign in this way still can in the dialog.
 */
export async function connectAndSignIn(
  countersign: Countersign,
  parameters: ConnectParameters,
): Promise<ConnectResult> {
  const { authentication: adapter, config, internal } = countersign
  if (!adapter) return connect(countersign, parameters)
  const signIn = request(adapter, parameters.chainId ?? config.chains[0].id)
  const result = await connect(countersign, { ...parameters, signIn })
  // The server decides what the answer is worth; `followSession` whether it is this account's.
  const session = result.signIn && (await adapter.verify(result.signIn).catch(() => undefined))
  if (session) internal.session.set(session)
  return result
}

/** What the app's own message would say; the wallet fills in the account. */
async function request(adapter: AuthAdapter, chainId: number): Promise<SignInRequest | undefined> {
  try {
    const nonce = await withTimeout(adapter.getNonce(), {
      milliseconds: PATIENCE_MS,
      onTimeout: () => new Error('The server is silent.'),
    })
    const message = adapter.createMessage({ address: NOBODY, chainId, ...nonce })
    const { domain, uri, statement, issuedAt, expirationTime } = parseSignInMessage(message)
    return {
      ...{ domain, uri, chainId, nonce: nonce.nonce, issuedAt },
      ...(statement && { statement }),
      ...(expirationTime && { expirationTime }),
    }
  } catch {
    return undefined
  }
}

const NOBODY = '0x0000000000000000000000000000000000000000'
