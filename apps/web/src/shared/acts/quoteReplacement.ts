import { type Authorization, authorizeAgain, authorizeNothing } from '@countersign/judge'
import { callsTransaction } from '@countersign/safe'
import type { Address, Client } from 'viem'
import { getGasPrice } from 'viem/actions'
import type { WalletTransaction } from '../gate/walletRequests.ts'
import type { Act, ActFault } from './act.ts'
import { ActError, otherFault } from './actFaults.ts'
import type { ReplacementQuote, Replacing } from './acts.ts'
import type { ActPorts } from './ports.ts'
import { type ProvenTransaction, proveSent } from './proveSent.ts'
import { fromStored } from './toStored.ts'

/** Nodes take a replacement that pays at least a tenth more; this is a little above. */
const more = (fee: bigint) => (fee * 125n) / 100n + 1n
/** So many times what the network asks now: nobody needs more to be mined, however often it is tried. */
const MOST_TIMES = 10n
/** What sending nothing costs. */
const PLAIN_GAS = 21_000n

export type Replacement = ReplacementQuote & {
  transaction: WalletTransaction
  authorization: Authorization
}

/** What it would cost, or why it cannot be done. */
export async function quoteReplacement(
  ports: ActPorts,
  act: Act,
  how: Replacing,
): Promise<ReplacementQuote | { fault: ActFault }> {
  try {
    const { before, after } = await prepareReplacement(ports, act, how)
    return { before, after }
  } catch (thrown) {
    return { fault: otherFault(thrown) }
  }
}

/**
 * The transaction that takes the place of the one that is stuck: at its nonce, which is proven by its
 * hash; to whom and what is what this browser asked for, and nothing of it is a node's word.
 */
export async function prepareReplacement(
  { clientOf, wallet, now }: ActPorts,
  act: Act,
  how: Replacing,
): Promise<Replacement> {
  const hash = act.hashes.at(-1)
  const from = wallet.account()
  if (!hash) throw new ActError('notNow')
  if (!from) throw new ActError('wallet.notConnected')
  const client = clientOf(act.chainId)
  const stuck = await proveSent(client, hash)
  if (stuck.isMined) throw new ActError('notNow')
  if (stuck.from.toLowerCase() !== from.toLowerCase()) throw new ActError('otherAccount')
  const account = { chainId: act.chainId, address: from }
  const again = how === 'cancel' ? null : await wantedOf(client, act, stuck)
  const leave = again
    ? await authorizeAgain(account, again.serialized, now())
    : authorizeNothing(account, now())
  if (!leave) throw new ActError('unjudged')
  const gas = again?.gas ?? PLAIN_GAS
  const maxFeePerGas = more(stuck.maxFeePerGas)
  if (maxFeePerGas > (await getGasPrice(client)) * MOST_TIMES) throw new ActError('feeTooHigh')
  const fees =
    stuck.maxPriorityFeePerGas === null
      ? { gasPrice: maxFeePerGas }
      : { maxFeePerGas, maxPriorityFeePerGas: more(stuck.maxPriorityFeePerGas) }
  return {
    before: stuck.gas * stuck.maxFeePerGas,
    after: gas * maxFeePerGas,
    transaction: { from, chainId: act.chainId, nonce: stuck.nonce, ...leave.call, gas, ...fees },
    authorization: leave.authorization,
  }
}

/** What was asked for, from this browser's own record; of a Safe's, what was sent if it is exactly that. */
async function wantedOf(client: Client, act: Act, last: ProvenTransaction) {
  for (const hash of act.hashes.toReversed()) {
    const sent = hash === act.hashes.at(-1) ? last : await proveSent(client, hash).catch(() => null)
    if (sent?.to && isWanted(act, { ...sent, to: sent.to })) return sent
  }
  throw new ActError('otherSent')
}

type Sent = Pick<ProvenTransaction, 'value' | 'data'> & { to: Address }

function isWanted({ call, transaction, account }: Act, sent: Sent): boolean {
  if (transaction) {
    const mined = { to: sent.to, input: sent.data }
    return sent.value === 0n && callsTransaction(mined, account, fromStored(transaction))
  }
  return (
    call !== null &&
    sent.to.toLowerCase() === call.to.toLowerCase() &&
    sent.value === BigInt(call.value) &&
    sent.data.toLowerCase() === call.data.toLowerCase()
  )
}
