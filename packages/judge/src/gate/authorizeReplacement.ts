import type { Address, Hex, TransactionSerialized } from 'viem'
import { isAddressEqual, parseTransaction, recoverTransactionAddress } from 'viem'
import { type Authorization, digestCall, makeAuthorization } from './authorization.ts'

type Account = { chainId: number; address: Address }

export type AuthorizedCall = {
  call: { to: Address; value: bigint; data: Hex }
  authorization: Authorization
}

/**
 * Sends once more what the account has signed and sent before, in the place of that: only one of both can
 * ever count. Null for what somebody else has signed, or for another network.
 */
export async function authorizeAgain(
  { chainId, address }: Account,
  serialized: TransactionSerialized,
  at: number,
): Promise<AuthorizedCall | null> {
  const from = await recoverTransactionAddress({ serializedTransaction: serialized })
  const { to, value = 0n, data = '0x', chainId: where } = parseTransaction(serialized)
  if (!to || where !== chainId || !isAddressEqual(from, address)) return null
  return sending({ chainId, address }, { to, value, data }, at)
}

/** Sends nothing, to oneself: built here, in the place of what is stuck. */
export function authorizeNothing(account: Account, at: number): AuthorizedCall {
  return sending(account, { to: account.address, value: 0n, data: '0x' }, at)
}

function sending(
  { chainId, address }: Account,
  call: AuthorizedCall['call'],
  at: number,
): AuthorizedCall {
  const request = { chainId, account: address, digests: [digestCall(call)] }
  return { call, authorization: makeAuthorization(request, { at }) }
}
