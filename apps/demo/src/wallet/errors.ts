/** The one error a page ever gets from the wallet: EIP-1193's ProviderRpcError. */
export class RpcError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const invalidRequest = (why: string) => new RpcError(-32600, `Invalid request: ${why}`)

export const invalidParams = (why: string) => new RpcError(-32602, `Invalid parameters: ${why}`)

export const internalError = (why: string) => new RpcError(-32603, why)

export const alreadyPending = (method: string) =>
  new RpcError(-32002, `A ${method} request is already waiting in Demo Wallet. Answer it first.`)

export const userRejected = () => new RpcError(4001, 'The visitor rejected the request.')

export const unauthorised = (what: string) =>
  new RpcError(4100, `${what} is not shared with this page. Request accounts first.`)

export const unsupportedMethod = (method: string) =>
  new RpcError(4200, `Demo Wallet does not support ${method}.`)

export const chainUnreachable = (chainId: number) =>
  new RpcError(4901, `The node of chain ${chainId} does not answer.`)

export const unknownChain = (chainId: string) =>
  new RpcError(
    4902,
    `Demo Wallet does not know chain ${chainId}. Add it with wallet_addEthereumChain first.`,
  )

/** Whatever went wrong inside, a page sees an RPC error and nothing else. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  return internalError('Demo Wallet could not handle the request.')
}
