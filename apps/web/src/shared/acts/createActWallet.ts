import { type Countersign, NotConnectedError, switchChain } from '@countersign/core'
import { getBatchSupport, getCallsStatus, sendCalls } from '@countersign/core/calls'
import { type Hex, isHex, numberToHex } from 'viem'
import { ActError } from './actFaults.ts'
import type { ActWallet, WalletTransaction } from './ports.ts'

type Provider = { request(asked: { method: string; params?: unknown }): Promise<unknown> }

/** The wallet that the visitor has connected. */
export function createActWallet(countersign: Countersign): ActWallet {
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
    throw new ActError('wallet.invalidAnswer', method)
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
    sendTransaction: (transaction) => requestHex('eth_sendTransaction', [toRpc(transaction)]),
    batchSupport: () => getBatchSupport(countersign),
    async sendBatch(chainId, calls) {
      // What is sent together names the connection's chain, and the wallet may have left it meanwhile.
      if (connection()?.chainId !== chainId) throw new ActError('wallet.chainNotSwitched')
      const sent = await sendCalls(countersign, { calls, atomic: true })
      // A single call is sent as a transaction: its hash names it as well.
      return sent.kind === 'batch' ? sent.id : (sent.hashes[0] ?? '')
    },
    batchStatus: (id) => getCallsStatus(countersign, id),
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
