import * as v from 'valibot'

const method = v.picklist([
  'sendTransactions',
  'rpcCall',
  'getSafeInfo',
  'getChainInfo',
  'signMessage',
  'signTypedMessage',
  'getSafeBalances',
  'getTxBySafeTxHash',
  'getEnvironmentInfo',
  'getOffChainSignature',
  'requestAddressBook',
  'wallet_getPermissions',
  'wallet_requestPermissions',
])

const request = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  method,
  params: v.optional(v.unknown()),
})
export type HostRequest = v.InferOutput<typeof request>
export type HostMethod = v.InferOutput<typeof method>

/** A question that this host knows; others are not answered, as with other hosts. */
export function readRequest(message: unknown): HostRequest | undefined {
  const parsed = v.safeParse(request, message)
  return parsed.success ? parsed.output : undefined
}
