import {
  getMessages,
  getTransaction,
  getTransactionQueue,
  type Message,
  type TransactionDetails,
} from '@countersign/gateway'
import { h } from '../../wallet/window/h.ts'
import { getSafeOfDesk } from '../getSafeOfDesk.ts'
import type { Desk, SafeOfDesk } from '../types.ts'
import { letterRow } from './letterRow.ts'
import { nonceOf, proposalRow } from './proposalRow.ts'
import type { Act } from './row.ts'

const POLL_MS = 2_000

/** What waits for the owners of this Safe, and what the person here can do about it. */
export function inbox(desk: Desk): HTMLElement {
  const who = h('p', { class: 'quiet' })
  const list = h('ul', { 'aria-live': 'polite' })
  const problem = h('p', { role: 'alert', class: 'problem' })
  let shown = ''

  const act: Act = (work) => async () => {
    problem.textContent = ''
    try {
      await work()
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
    }
    await refresh()
  }

  async function refresh() {
    const [safe, proposals, letters] = await Promise.all([
      getSafeOfDesk(desk),
      readProposals(desk),
      readLetters(desk),
    ])
    const drawn = JSON.stringify([safe, proposals, letters])
    // Drawn anew only when something changed: somebody may be about to click.
    if (drawn === shown) return
    shown = drawn
    const next = Math.min(...proposals.map(nonceOf))
    const maySign = !desk.isReadOnly && isOwner(desk, safe)
    const row = { desk, act, maySign }
    who.textContent = sayWho(desk, safe)
    const rows = [
      ...proposals.map((details) => proposalRow(details, row, nonceOf(details) === next)),
      ...letters.map((letter) => letterRow(letter, row)),
    ]
    list.replaceChildren(
      ...(rows.length > 0 ? rows : [h('li', { class: 'quiet' }, 'Nothing waits.')]),
    )
  }

  const keepFresh = () => void refresh().catch(() => {})
  keepFresh()
  setInterval(keepFresh, POLL_MS)
  return h('aside', { 'aria-label': 'Waiting' }, h('h1', {}, 'Waiting'), who, problem, list)
}

const isOwner = ({ person }: Desk, { owners }: SafeOfDesk) =>
  owners.some(({ value }) => value === person.address)

function sayWho(desk: Desk, safe: SafeOfDesk): string {
  const needed = `${safe.threshold} of ${safe.owners.length} owners must sign.`
  if (desk.isReadOnly) return `${needed} You can only look.`
  return isOwner(desk, safe) ? `${needed} You are one.` : `${needed} You are none of them.`
}

const placeOf = ({ chainId, address }: Desk) => ({
  chainId: String(chainId),
  safeAddress: address,
})

async function readProposals(desk: Desk): Promise<TransactionDetails[]> {
  const { results } = await desk.gateway.call(getTransactionQueue, {
    ...placeOf(desk),
    trusted: true,
  })
  const ids = results.flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction.id] : []))
  const chainId = String(desk.chainId)
  return Promise.all(
    ids.map((transactionId) => desk.gateway.call(getTransaction, { chainId, transactionId })),
  )
}

async function readLetters(desk: Desk): Promise<Message[]> {
  const { results } = await desk.gateway.call(getMessages, placeOf(desk))
  return results.flatMap((item) =>
    item.type === 'MESSAGE' && item.status === 'NEEDS_CONFIRMATION' ? [item] : [],
  )
}
