/** R-FRAME-1: what an app inside a Safe may ask its host. */
export type FrameMethod =
  | 'sendTransactions'
  | 'rpcCall'
  | 'getSafeInfo'
  | 'getChainInfo'
  | 'signMessage'
  | 'signTypedMessage'
  | 'getSafeBalances'
  | 'getTxBySafeTxHash'
  | 'getEnvironmentInfo'
  | 'getOffChainSignature'
  | 'requestAddressBook'
  | 'wallet_getPermissions'
  | 'wallet_requestPermissions'

export type FrameRequest = {
  id: string
  method: FrameMethod
  params?: unknown
  /** Hosts decide by it what the app understands; this is the protocol's present version. */
  env: { sdkVersion: string }
}

export type FrameAnswer = { id: string } & (
  | { success: true; data: unknown }
  | { success: false; error: string }
)

export function writeRequest(id: string, method: FrameMethod, params: unknown): FrameRequest {
  const env = { sdkVersion: '9.1.0' }
  return params === undefined ? { id, method, env } : { id, method, params, env }
}

/** An answer, if that is what a message is. Any page can send anything, at any time. */
export function readAnswer(message: unknown): FrameAnswer | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  const { id, version, success, data, error } = message as Record<string, unknown> // any object
  if (typeof id !== 'string' || typeof success !== 'boolean') return undefined
  if (typeof version !== 'string' || !(Number.parseInt(version, 10) >= 1)) return undefined
  if (success) return { id, success, data }
  return { id, success, error: typeof error === 'string' ? error.slice(0, 500) : '' }
}
