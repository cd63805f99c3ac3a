import { type Address, type Hex, hexToBytes, isAddressEqual, isHex, numberToHex } from 'viem'
import { InvalidAnswerError, UnauthorizedError } from '../errors/connection.ts'
import { SafeMethodError } from '../errors/safe.ts'
import type { Provider } from '../provider/types.ts'
import type { FrameCalls, FrameSignature } from './frameCalls.ts'
import { getCallsStatus } from './getCallsStatus.ts'
import type { SafeInfo } from './parseSafeInfo.ts'

/** What the host's node is asked, as it stands. */
const passed = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionCount',
  'eth_maxPriorityFeePerGas',
  'safe_setSettings',
])

export type SafeProviderOptions = {
  info: SafeInfo
  calls: FrameCalls
  /** Waits until all who have to have signed a message that was shared with them. */
  awaitSignature: (messageHash: Hex) => Promise<Hex>
}

/** The Safe around this app, as a wallet (EIP-1193). */
export function createSafeProvider({ info, calls, awaitSignature }: SafeProviderOptions): Provider {
  const chainId = numberToHex(info.chainId)

  const complete = async (signature: FrameSignature): Promise<Hex> => {
    if (signature.kind === 'signed') return signature.signature
    // Signed on the chain, a Safe vouches for the message without any bytes.
    return signature.kind === 'shared' ? awaitSignature(signature.messageHash) : '0x'
  }
  const own = (address: unknown) => {
    if (!isText(address) || !isAddressEqual(address as Address, info.address)) {
      throw new UnauthorizedError({ details: `This is not the Safe: ${String(address)}` })
    }
  }
  const mined = async (safeTxHash: unknown) => {
    if (!isHex(safeTxHash)) return safeTxHash
    // A safeTxHash is no transaction's hash; any other hash is passed on.
    const known = await calls.getTxBySafeTxHash(safeTxHash).catch(() => undefined)
    return known ? (known.txHash ?? null) : safeTxHash
  }

  const methods: Record<string, (...params: unknown[]) => unknown> = {
    eth_accounts: () => [info.address],
    // A Safe is shared by being opened in it; there is nothing to ask.
    eth_requestAccounts: () => [info.address],
    eth_chainId: () => chainId,
    net_version: () => String(info.chainId),
    personal_sign: async (message, address) => {
      own(address)
      return complete(await calls.signMessage(toText(message)))
    },
    eth_signTypedData_v4: async (address, typedData) => {
      own(address)
      const data: unknown = isText(typedData) ? JSON.parse(typedData) : typedData
      return complete(await calls.signTypedMessage(data))
    },
    eth_signTypedData: (address, typedData) => methods.eth_signTypedData_v4?.(address, typedData),
    eth_sendTransaction: (transaction) => {
      const { from, to, value, data, gas } = toRecord(transaction)
      if (from !== undefined) own(from)
      const safeTxGas = isHex(gas) ? Number(gas) : undefined
      return calls.sendTransactions([toCall({ to, value, data })], safeTxGas)
    },
    eth_getTransactionByHash: async (hash) => {
      const found = await mined(hash)
      return found && calls.rpcCall('eth_getTransactionByHash', [found])
    },
    eth_getTransactionReceipt: async (hash) => {
      const found = await mined(hash)
      return found && calls.rpcCall('eth_getTransactionReceipt', [found])
    },
    wallet_getPermissions: () => calls.getPermissions(),
    wallet_requestPermissions: (permissions) => calls.requestPermissions([toRecord(permissions)]),
    wallet_getCapabilities: () => ({ [chainId]: { atomic: { status: 'supported' } } }),
    wallet_sendCalls: async (request) => {
      const { from, chainId: wanted, calls: list } = toRecord(request)
      if (from !== undefined) own(from)
      if (!isHex(wanted) || BigInt(wanted) !== BigInt(info.chainId)) {
        throw new InvalidAnswerError(`The Safe is on network ${info.chainId}.`)
      }
      const txs = Array.isArray(list) ? list.map((call) => toCall(toRecord(call))) : []
      return { id: await calls.sendTransactions(txs) }
    },
    wallet_getCallsStatus: (id) => getCallsStatus(calls, chainId, id),
  }

  return {
    async request({ method, params }) {
      const list = Array.isArray(params) ? params : params === undefined ? [] : [params]
      const answer = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (answer) return answer(...list)
      if (passed.has(method)) return calls.rpcCall(method, list)
      throw new SafeMethodError(method)
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Wallets take a text as hex; a host would show the hex to the visitor. Other bytes stay as they are. */
function toText(message: unknown): string {
  if (!isHex(message)) return String(message)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return message
  }
}

function toCall({ to, value, data }: Record<string, unknown>) {
  if (!isText(to)) throw new SafeMethodError('contract creation')
  return {
    to: to as Address, // the host checks it and says so
    value: isHex(value) ? String(BigInt(value)) : '0',
    data: isHex(data) ? data : ('0x' as const),
  }
}
