import {
  ChainNotSwitchedError,
  type Countersign,
  InvalidAnswerError,
  NotConnectedError,
  switchChain,
} from '@countersign/core'
import { getBatchSupport, getCallsStatus, sendCalls } from '@countersign/core/calls'
import type { WalletTransaction } from '@countersign/outbox'
import { type Hex, isAddressEqual, isHex, numberToHex, stringToHex } from 'viem'
import type { WalletQuestions, WalletRequests } from './walletRequests.ts'

type Provider = { request(asked: { method: string; params?: unknown }): Promise<unknown> }

/** The wallet that the visitor has connected. For the gate alone. */
export function connectedWallet(countersign: Countersign): WalletQuestions & WalletRequests {
  const connection = () => {
    const { connections, current, status } = countersign.config.state
    return current && status === 'connected' ? connections.get(current) : undefined
  }
  const request = async (method: string, params?: unknown): Promise<unknown> => {
    const provider = await connection()?.connector.getProvider()
    if (!isProvider(provider)) throw new NotConnectedError()
    return provider.request(params === undefined ? { method } : { method, params })
  }
  const requestHex = async (method: string, params: unknown): Promise<Hex> => {
    const answer = await request(method, params)
    if (isHex(answer)) return answer
    throw new InvalidAnswerError(method)
  }
  return {
    account: () => connection()?.accounts[0],
    async chainId() {
      return Number(await request('eth_chainId'))
    },
    async switchChain(chainId) {
      await switchChain(countersign, { chainId })
    },
    signTypedData: (signer, data) =>
      requestHex('eth_signTypedData_v4', [signer, JSON.stringify(data)]),
    signHash: (signer, hash) => requestHex('personal_sign', [hash, signer]),
    signText: (signer, text) => requestHex('personal_sign', [stringToHex(text), signer]),
    sendTransaction: (transaction) => requestHex('eth_sendTransaction', [toRpc(transaction)]),
    batchSupport: () => getBatchSupport(countersign),
    async sendBatch({ from, chainId, calls }) {
      const now = connection()
      // What is sent together names the connection's account and chain, and the wallet may have left those.
      const account = now?.accounts[0]
      if (!account || !isAddressEqual(account, from)) throw new NotConnectedError()
      if (now?.chainId !== chainId) throw new ChainNotSwitchedError(String(chainId))
      const sent = await sendCalls(countersign, { calls, atomic: true })
      // A single call is sent as a transaction: its hash names it as well.
      return sent.kind === 'batch' ? sent.id : (sent.hashes[0] ?? '')
    },
    batchStatus: (id) => getCallsStatus(countersign, id),
    async signInHost(_, message) {
      const { safeOf } = await import('@countersign/core/frame')
      const { calls } = await safeOf(countersign)
      return typeof message === 'string'
        ? calls.signMessage(message)
        : calls.signTypedMessage(message)
    },
  }
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' && value !== null && 'request' in value

function toRpc({ from, to, value, data, chainId, ...rest }: WalletTransaction) {
  const { nonce, gas, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = rest
  const numbers = { nonce, gas, maxFeePerGas, maxPriorityFeePerGas, gasPrice }
  const given = Object.entries(numbers).flatMap(([name, number]) =>
    number === undefined ? [] : [[name, numberToHex(number)]],
  )
  return {
    from,
    to,
    chainId: numberToHex(chainId),
    value: numberToHex(value),
    ...(data !== '0x' && { data }),
    ...Object.fromEntries(given),
  }
}
