import type { Address, Client, Hex, TransactionSerialized } from 'viem'
import { getGasPrice } from 'viem/actions'
import type { Account } from '../model/account.ts'
import type { OutboxEntry } from '../model/entry.ts'
import type { OutboxPorts, SafeSide } from '../ports/outboxPorts.ts'
import type { WalletCall, WalletTransaction } from '../ports/outboxWallet.ts'
import { OutboxError } from '../wallet/outboxError.ts'
import { type ProvenTransaction, proveSent } from './proveSent.ts'

/** Nodes take a replacement that pays at least a tenth more; this is a little above. */
const more = (fee: bigint) => (fee * 125n) / 100n + 1n
/** So many times what the network asks now: nobody needs more to be mined, however often it is tried. */
const MOST_TIMES = 10n
/** What sending nothing costs. */
const PLAIN_GAS = 21_000n

/** Sending the same with a higher fee, or nothing at the same nonce. */
export type Replacing = 'speedUp' | 'cancel'

/** What a replacement costs at most, and what the one in its place does, in the coin's smallest unit. */
export type ReplacementQuote = { before: bigint; after: bigint }

/** What lets a replacement pass, and sends it: of bytes that were signed before, or of nothing (null). */
export type LetReplace = (
  account: Account,
  signed: TransactionSerialized | null,
) => Promise<{ call: WalletCall; send(transaction: WalletTransaction): Promise<Hex> } | null>

export type Replacement = ReplacementQuote & { send(): Promise<Hex> }

/**
 * The transaction that takes the place of the one that is stuck: at its nonce, which is proven by its
 * hash; to whom and what is what this browser asked for, and nothing of it is a node's word.
 */
export async function quoteReplacement(
  { clientOf, wallet, safes }: Pick<OutboxPorts, 'clientOf' | 'wallet' | 'safes'>,
  entry: OutboxEntry,
  how: Replacing,
  letReplace: LetReplace,
): Promise<Replacement> {
  const hash = entry.hashes.at(-1)
  const from = wallet.account()
  if (!hash) throw new OutboxError('notNow')
  if (!from) throw new OutboxError('wallet.notConnected')
  const { chainId } = entry
  const client = clientOf(chainId)
  const stuck = await proveSent(client, hash)
  if (stuck.isMined) throw new OutboxError('notNow')
  if (stuck.from.toLowerCase() !== from.toLowerCase()) throw new OutboxError('otherAccount')
  const again = how === 'cancel' ? null : await wantedOf(safes, client, entry, stuck)
  const passed = await letReplace({ chainId, address: from }, again?.serialized ?? null)
  if (!passed) throw new OutboxError('unjudged')
  const gas = again?.gas ?? PLAIN_GAS
  const maxFeePerGas = more(stuck.maxFeePerGas)
  if (maxFeePerGas > (await getGasPrice(client)) * MOST_TIMES) throw new OutboxError('feeTooHigh')
  const fees =
    stuck.maxPriorityFeePerGas === null
      ? { gasPrice: maxFeePerGas }
      : { maxFeePerGas, maxPriorityFeePerGas: more(stuck.maxPriorityFeePerGas) }
  const transaction = { from, chainId, nonce: stuck.nonce, ...passed.call, gas, ...fees }
  return {
    before: stuck.gas * stuck.maxFeePerGas,
    after: gas * maxFeePerGas,
    send: () => passed.send(transaction),
  }
}

/** What was asked for, from this browser's own record; of a Safe's, what was sent if it is exactly that. */
async function wantedOf(
  safes: SafeSide,
  client: Client,
  entry: OutboxEntry,
  last: ProvenTransaction,
) {
  for (const hash of entry.hashes.toReversed()) {
    const sent =
      hash === entry.hashes.at(-1) ? last : await proveSent(client, hash).catch(() => null)
    if (sent?.to && isWanted(safes, entry, { ...sent, to: sent.to })) return sent
  }
  throw new OutboxError('otherSent')
}

type Sent = Pick<ProvenTransaction, 'value' | 'data'> & { to: Address }

function isWanted(safes: SafeSide, entry: OutboxEntry, { to, value, data }: Sent): boolean {
  const { call, transaction } = entry
  if (transaction) return value === 0n && safes.executes(entry, { to, value, input: data })
  return (
    call !== null &&
    to.toLowerCase() === call.to.toLowerCase() &&
    value === BigInt(call.value) &&
    data.toLowerCase() === call.data.toLowerCase()
  )
}
