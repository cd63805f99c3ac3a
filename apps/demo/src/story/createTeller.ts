import { encodeExecution } from '@countersign/safe'
import { type Hex, isAddressEqual, numberToHex, type PrivateKeyAccount, sliceHex } from 'viem'
import { chainDefinitions } from '../world/definitions.ts'
import type { WorldChain } from '../world/types.ts'
import { collectSignatures } from './safes/collectSignatures.ts'
import { encodeCreation } from './safes/encodeCreation.ts'
import { toTransaction } from './safes/toTransaction.ts'
import type { Deed } from './types.ts'

type Transaction = { to?: `0x${string}`; value?: bigint; data?: Hex }
type Receipt = { status: Hex; logs: readonly { address: Hex; topics: readonly Hex[] }[] }

/** Enough for the largest deed; whoever sends it pays for what it uses. */
const gas = 4_000_000n

/** What a Safe says when the transaction it executed failed. */
const executionFailure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** Enough gas for a transfer, so that a Safe calls a failure one instead of undoing everything. */
const failingGas = 60_000n

/** Does one deed after the other on a chain, each in a block of its own. */
export function createTeller({ id, request }: WorldChain) {
  const baseFee = chainDefinitions.find((definition) => definition.id === id)?.baseFee ?? 0n
  const fees = { maxFeePerGas: 2n * baseFee, maxPriorityFeePerGas: baseFee / 10n }
  /** Of people and of Safes: nobody has a past before the story. */
  const nonces = new Map<string, number>()
  const nextNonce = (address: Hex) => {
    const nonce = nonces.get(address) ?? 0
    nonces.set(address, nonce + 1)
    return nonce
  }

  async function send(by: PrivateKeyAccount, at: number, transaction: Transaction) {
    const nonce = nextNonce(by.address)
    const signed = await by.signTransaction({
      ...transaction,
      ...fees,
      type: 'eip1559',
      chainId: id,
      nonce,
      gas,
    })
    await request('evm_setNextBlockTimestamp', [at])
    // So few transactions would make gas cost nothing after a while.
    await request('hardhat_setNextBlockBaseFeePerGas', [numberToHex(baseFee)])
    const hash = await request('eth_sendRawTransaction', [signed])
    // Mining is instant, so the receipt is there.
    const receipt = (await request('eth_getTransactionReceipt', [hash])) as Receipt
    if (receipt.status !== '0x1') {
      throw new Error(`What was done at ${new Date(at * 1000).toISOString()} failed: ${hash}`)
    }
    return receipt
  }

  return async function tell(deed: Deed): Promise<void> {
    const { by, at } = deed
    if (deed.kind === 'send') {
      await send(by, at, deed)
    } else if (deed.kind === 'create') {
      const creation = encodeCreation(deed.safe)
      const result = await request('eth_call', [{ from: by.address, ...creation }])
      // The factory answers with one address, in a word of 32 bytes.
      const address = sliceHex(result as Hex, 12)
      if (!isAddressEqual(address, deed.safe.address)) {
        throw new Error(`${deed.safe.name}, expected at ${deed.safe.address}, is at ${address}`)
      }
      await send(by, at, creation)
    } else {
      const { safe, call, signers, fails = false } = deed
      const nonce = BigInt(nextNonce(safe.address))
      const transaction = toTransaction(call, nonce, fails ? failingGas : 0n)
      const signatures = await collectSignatures(safe, transaction, signers)
      const data = encodeExecution(transaction, signatures)
      const { logs } = await send(by, at, { to: safe.address, data })
      const failed = logs.some(({ topics }) => topics[0] === executionFailure)
      if (failed !== fails) throw new Error(`Nonce ${nonce} of ${safe.name} ended otherwise`)
    }
  }
}
