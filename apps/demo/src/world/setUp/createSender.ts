import { type Address, type Hex, numberToHex } from 'viem'
import { type ChainDefinition, genesisTime, initialBaseFee } from '../definitions.ts'
import type { ChainRequest } from '../types.ts'

/** Sends a set-up transaction, each in a block of its own whose time is fixed. */
export type Sender = {
  request: ChainRequest
  /** From any account, without its key. */
  send(transaction: { from: Address; to?: Address; data: Hex }): Promise<void>
  sendRaw(transaction: Hex): Promise<void>
}

/** More than the largest contract needs, less than a transaction may ask for (EIP-7825). */
const gas = numberToHex(12_000_000)

/** Twice the first block's base fee, which only falls while the set-up fills its blocks so little. */
const fees = {
  maxFeePerGas: numberToHex(2n * initialBaseFee),
  maxPriorityFeePerGas: numberToHex(0),
}

export function createSender(
  definition: ChainDefinition,
  request: ChainRequest,
  start = genesisTime,
): Sender {
  let time = start

  const mined = async (submit: () => Promise<unknown>) => {
    time += definition.blockTime
    await request('evm_setNextBlockTimestamp', [time])
    const hash = await submit()
    // Mining is instant, so the receipt is there.
    const receipt = (await request('eth_getTransactionReceipt', [hash])) as { status: Hex } | null
    if (receipt?.status !== '0x1') throw new Error(`The set-up transaction ${hash} failed`)
  }

  return {
    request,
    async send({ from, ...rest }) {
      await request('hardhat_impersonateAccount', [from])
      await mined(() => request('eth_sendTransaction', [{ from, gas, ...fees, ...rest }]))
      await request('hardhat_stopImpersonatingAccount', [from])
    },
    sendRaw: (transaction) => mined(() => request('eth_sendRawTransaction', [transaction])),
  }
}
