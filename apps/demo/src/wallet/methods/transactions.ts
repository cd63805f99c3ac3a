import * as v from 'valibot'
import type { Hex } from 'viem'
import type { Call } from '../asks.ts'
import { invalidParams } from '../errors.ts'
import { address, bytes, chainIdHex, count, parseParams, quantity } from '../schema.ts'
import { withToken } from '../tokens.ts'
import { prepareTransaction, requireSameChain, sendPrepared } from '../transactions.ts'
import { currentChain, requireShared, type Wallet } from '../wallet.ts'
import type { Methods } from './method.ts'

const transactionSchema = v.tuple([
  v.object({
    from: address,
    to: v.nullish(address),
    value: v.nullish(quantity, '0x0'),
    data: v.nullish(bytes),
    input: v.nullish(bytes),
    gas: v.optional(quantity),
    gasPrice: v.optional(quantity),
    maxFeePerGas: v.optional(quantity),
    maxPriorityFeePerGas: v.optional(quantity),
    nonce: v.optional(count),
    chainId: v.nullish(chainIdHex),
    type: v.nullish(v.picklist(['0x0', '0x2'], 'only types 0x0 and 0x2 are supported')),
  }),
])

export const transactionMethods: Methods = {
  eth_sendTransaction(wallet, params) {
    const [request] = parseParams(transactionSchema, params)
    const { from, value } = request
    const account = requireShared(wallet, from)
    const chain = currentChain(wallet)
    requireSameChain(request.chainId, chain)
    const data = callData(request.data, request.input)
    const call: Call = { to: request.to ?? null, value, data }
    return wallet.exclusively('transaction', 'eth_sendTransaction', async () => {
      await requireSound(wallet, call)
      const shown = await withToken(wallet, chain, call)
      const prepared = await prepareTransaction(wallet, chain, from, shown, request)
      await wallet.ask({ kind: 'sendTransaction', from, chain, ...prepared })
      const sender = { chain, from, account, nonce: request.nonce }
      return wallet.inTurn(() => sendPrepared(wallet, sender, prepared))
    })
  },
}

/** `data` and `input` are two names for one thing. */
function callData(data: Hex | null | undefined, input: Hex | null | undefined): Hex {
  if (data && input && data.toLowerCase() !== input.toLowerCase()) {
    throw invalidParams('data and input differ')
  }
  return data ?? input ?? '0x'
}

export async function requireSound(wallet: Wallet, { to, data }: Call) {
  if (!to && data === '0x') throw invalidParams('a transaction needs a receiver or code to deploy')
  if (to && !(await wallet.signer()).isChecksummed(to)) {
    throw invalidParams(`${to} has a wrong checksum`)
  }
}
