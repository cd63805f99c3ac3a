import { type Address, getAddress, type Hex, isAddress, isHash, isHex } from 'viem'
import { describe } from '../errors/base.ts'
import { InvalidAnswerError, UserRejectedError, WalletTimeoutError } from '../errors/connection.ts'
import type { CallOptions, Frame } from './createFrame.ts'
import { parseSafeInfo } from './parseSafeInfo.ts'

export type FrameTransaction = { to: Address; value: string; data: Hex }

/** Signed by all who have to, signed by some so far, or proposed as a transaction of the Safe. */
export type FrameSignature =
  | { kind: 'signed'; messageHash: Hex | undefined; signature: Hex }
  | { kind: 'shared'; messageHash: Hex }
  | { kind: 'proposed'; safeTxHash: Hex }

export type FrameTransactionState = {
  status: string
  /** On the chain, once it was executed. */
  txHash: Hex | undefined
  /** How many owners have signed, of those who have to, where the host tells. */
  cosigned?: { signed: number; needed: number }
}

export type FrameContact = { address: Address; chainId: number; name: string }
export type FramePermission = { parentCapability: string }

export type FrameCalls = ReturnType<typeof frameCalls>

/** R-FRAME-1: the thirteen questions, with answers that were looked at. */
export function frameCalls(frame: Frame) {
  const asked = async <value>(
    [method, params, options]: Parameters<Frame['call']>,
    read: (answer: unknown) => value | undefined,
  ): Promise<value> => {
    const answer = await frame.call(method, params, options)
    const value = read(answer)
    if (value !== undefined) return value
    throw new InvalidAnswerError(`${method} gave ${describe(answer).slice(0, 200)}`)
  }

  return {
    getSafeInfo: async (options?: CallOptions) =>
      parseSafeInfo(await frame.call('getSafeInfo', undefined, options)),
    getChainInfo: () => asked(['getChainInfo'], readRecord),
    getEnvironmentInfo: () =>
      asked(['getEnvironmentInfo'], (answer) => {
        const { origin } = readRecord(answer) ?? {}
        return typeof origin === 'string' ? { origin } : undefined
      }),
    getSafeBalances: (currency = 'usd') => asked(['getSafeBalances', { currency }], readRecord),
    getTxBySafeTxHash: (safeTxHash: Hex) =>
      asked(['getTxBySafeTxHash', { safeTxHash }], readTransaction),
    rpcCall: (call: string, params: readonly unknown[]) =>
      frame.call('rpcCall', { call, params }) as Promise<unknown>,
    sendTransactions: (txs: readonly FrameTransaction[], safeTxGas?: number) =>
      asked(
        ['sendTransactions', { txs, ...(safeTxGas !== undefined && { params: { safeTxGas } }) }],
        (answer) => readHash(readRecord(answer)?.safeTxHash),
      ),
    signMessage: (message: string) => asked(['signMessage', { message }], readSignature),
    signTypedMessage: (typedData: unknown) =>
      asked(['signTypedMessage', { typedData }], readSignature),
    /** Nothing while somebody still has to sign: then hosts do not even answer. */
    getOffChainSignature: async (messageHash: Hex, options?: CallOptions) => {
      try {
        const answer = await frame.call('getOffChainSignature', messageHash, options)
        return isHex(answer) && answer !== '0x' ? answer : undefined
      } catch (error) {
        if (error instanceof WalletTimeoutError) return undefined
        throw error
      }
    },
    requestAddressBook: (options?: CallOptions) =>
      asked(['requestAddressBook', undefined, options], readContacts),
    getPermissions: () => asked(['wallet_getPermissions'], readPermissions),
    requestPermissions: (permissions: readonly Record<string, unknown>[]) => {
      // The only thing an app may ask for; hosts refuse the others, some of them in silence.
      const isKnown = permissions.every((each) => Object.keys(each).join() === 'requestAddressBook')
      if (!isKnown) {
        throw new UserRejectedError({ details: 'Permissions request is invalid' })
      }
      return asked(['wallet_requestPermissions', permissions], readPermissions)
    },
  }
}

const readRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>) // any object has properties
    : undefined

const readHash = (value: unknown): Hex | undefined =>
  typeof value === 'string' && isHash(value) ? value : undefined

function readSignature(answer: unknown): FrameSignature | undefined {
  const { signature, messageHash, safeTxHash } = readRecord(answer) ?? {}
  if (isHex(signature) && signature !== '0x') {
    return { kind: 'signed', messageHash: readHash(messageHash), signature }
  }
  const [shared, proposed] = [readHash(messageHash), readHash(safeTxHash)]
  if (shared) return { kind: 'shared', messageHash: shared }
  return proposed && { kind: 'proposed', safeTxHash: proposed }
}

function readTransaction(answer: unknown): FrameTransactionState | undefined {
  const { txStatus, txHash, detailedExecutionInfo } = readRecord(answer) ?? {}
  if (typeof txStatus !== 'string') return undefined
  const { confirmations, confirmationsRequired: needed } = readRecord(detailedExecutionInfo) ?? {}
  const isCounted = Array.isArray(confirmations) && typeof needed === 'number'
  return {
    status: txStatus,
    txHash: readHash(txHash),
    ...(isCounted && { cosigned: { signed: confirmations.length, needed } }),
  }
}

function readContacts(answer: unknown): FrameContact[] | undefined {
  if (!Array.isArray(answer)) return undefined
  return answer.flatMap((item) => {
    const { address, chainId, name } = readRecord(item) ?? {}
    const isContact = typeof address === 'string' && isAddress(address, { strict: false })
    if (!isContact || typeof name !== 'string') return []
    return [{ address: getAddress(address), chainId: Number(chainId), name: name.slice(0, 200) }]
  })
}

function readPermissions(answer: unknown): FramePermission[] | undefined {
  if (!Array.isArray(answer)) return undefined
  return answer.flatMap((item) => {
    const { parentCapability } = readRecord(item) ?? {}
    return typeof parentCapability === 'string' ? [{ parentCapability }] : []
  })
}
