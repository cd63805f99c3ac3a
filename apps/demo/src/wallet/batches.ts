import * as v from 'valibot'
import type { Address, Hex } from 'viem'
import type { Call } from './asks.ts'
import { chainIdToHex, type WalletChain } from './chain.ts'
import { hash } from './schema.ts'
import { sleep } from './sleep.ts'
import type { Batch } from './state.ts'
import { prepareTransaction, sendPrepared } from './transactions.ts'
import { findChain, type Wallet } from './wallet.ts'

/** Batches remembered; a page asks about its latest ones. */
const KEPT = 20
const RECEIPT_POLL = 500
/** No step takes this long: whoever was sending has gone. */
const ABANDONED_AFTER = 120_000

const receiptSchema = v.nullable(
  v.object({
    status: v.string(),
    logs: v.array(v.unknown()),
    blockHash: hash,
    blockNumber: v.string(),
    gasUsed: v.string(),
    transactionHash: hash,
  }),
)

type Order = {
  id: string
  chain: WalletChain
  from: Address
  account: number
  calls: readonly Call[]
}

/**
 * Sends the calls of a batch, each after the one before was mined, in the background: the page has
 * its id already. A call that fails ends the batch.
 */
export async function sendBatch(wallet: Wallet, { id, chain, from, account, calls }: Order) {
  const { store, origin, clock } = wallet
  const batch = { id, origin, chainId: chain.id, total: calls.length }
  const hashes: Hex[] = []
  const save = (progress: Batch['progress']) => {
    const saved: Batch = { ...batch, hashes: [...hashes], progress, updatedAt: clock.now() }
    const others = store.get('batches').filter((b) => b.id !== id || b.origin !== origin)
    store.set({ batches: [...others, saved].slice(-KEPT) })
  }

  save('sending')
  try {
    for (const call of calls) {
      const prepared = await prepareTransaction(wallet, chain, from, call, {})
      if (prepared.failure) return save('stopped')
      hashes.push(
        await wallet.inTurn(() => sendPrepared(wallet, { chain, from, account }, prepared)),
      )
      save('sending')
      const receipt = await mined(wallet, chain, hashes.at(-1))
      if (receipt?.status !== '0x1') return save('stopped')
    }
    save('finished')
  } catch {
    save('stopped')
  }
}

async function mined(wallet: Wallet, chain: WalletChain, transaction: Hex | undefined) {
  const deadline = wallet.clock.now() + ABANDONED_AFTER / 2
  while (wallet.clock.now() < deadline) {
    const receipt = await readReceipt(wallet, chain, transaction)
    if (receipt) return receipt
    await sleep(wallet.clock, RECEIPT_POLL)
  }
  return null
}

const readReceipt = ({ node }: Wallet, chain: WalletChain, transaction: Hex | undefined) =>
  node.read(chain, 'eth_getTransactionReceipt', [transaction], receiptSchema)

/** The answer of `wallet_getCallsStatus`. */
export async function statusOf(wallet: Wallet, batch: Batch) {
  const { id, chainId, hashes } = batch
  const chain = findChain(wallet, chainId)
  const read = chain ? hashes.map((transaction) => readReceipt(wallet, chain, transaction)) : []
  const receipts = (await Promise.all(read)).filter((receipt) => receipt !== null)
  const successes = receipts.filter((receipt) => receipt.status === '0x1').length
  return {
    version: '2.0.0',
    id,
    chainId: chainIdToHex(chainId),
    status: statusCode(batch, receipts.length, successes, wallet.clock.now()),
    atomic: false,
    receipts,
  }
}

function statusCode(batch: Batch, mined: number, successes: number, now: number): number {
  const { progress, updatedAt, hashes, total } = batch
  const sending = progress === 'sending' && now - updatedAt < ABANDONED_AFTER
  if (sending || mined < hashes.length) return 100
  if (successes === total) return 200
  if (hashes.length === 0) return 400
  return successes === 0 ? 500 : 600
}
