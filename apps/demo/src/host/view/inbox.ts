import {
  getMessages,
  getTransaction,
  getTransactionQueue,
  type Message,
  type TransactionDetails,
} from '@countersign/gateway'
import { h } from '../../wallet/window/h.ts'
import { confirmProposal } from '../confirmProposal.ts'
import { executeProposal } from '../executeProposal.ts'
import { signLetter } from '../signLetter.ts'
import type { Desk } from '../types.ts'

const POLL_MS = 2_000

/** What waits for the owners of this Safe, and what the person here can do about it. */
export function inbox(desk: Desk): HTMLElement {
  const list = h('ul', { 'aria-live': 'polite' })
  const problem = h('p', { role: 'alert' })
  let shown = ''

  const act = (work: () => Promise<unknown>) => async () => {
    problem.textContent = ''
    try {
      await work()
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error)
    }
    await refresh()
  }

  async function refresh() {
    const [proposals, letters] = await Promise.all([readProposals(desk), readLetters(desk)])
    const drawn = JSON.stringify([proposals, letters])
    // Drawn anew only when something changed: somebody may be about to click.
    if (drawn === shown) return
    shown = drawn
    const next = Math.min(...proposals.map(nonceOf))
    list.replaceChildren(
      ...proposals.map((details) => proposalRow(desk, details, act, nonceOf(details) === next)),
      ...letters.map((letter) => letterRow(desk, letter, act)),
    )
  }

  const keepFresh = () => void refresh().catch(() => {})
  keepFresh()
  setInterval(keepFresh, POLL_MS)
  return h('aside', { 'aria-label': 'Waiting' }, h('h1', {}, 'Waiting'), problem, list)
}

type Act = (work: () => Promise<unknown>) => () => Promise<void>

const nonceOf = ({ detailedExecutionInfo: info }: TransactionDetails) =>
  info?.type === 'MULTISIG' ? info.nonce : Number.POSITIVE_INFINITY

function proposalRow(
  desk: Desk,
  details: TransactionDetails,
  act: Act,
  isNext: boolean,
): HTMLElement {
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return h('li')
  const { confirmations, confirmationsRequired: needed, nonce, safeTxHash } = info
  const signed = confirmations.some(({ signer }) => signer.value === desk.person.address)
  const button = (text: string, work: () => Promise<unknown>) =>
    h('button', { type: 'button', onclick: act(work) }, text)
  return h(
    'li',
    { 'data-safe-tx': safeTxHash },
    h('span', {}, `#${nonce} ${details.txInfo.type} · ${confirmations.length} of ${needed} signed`),
    !signed && !desk.isReadOnly && button('Confirm', () => confirmProposal(desk, details)),
    isNext &&
      confirmations.length >= needed &&
      !desk.isReadOnly &&
      button('Execute', () => executeProposal(desk, details)),
  )
}

function letterRow(desk: Desk, letter: Message, act: Act): HTMLElement {
  const { messageHash, message, confirmations, confirmationsRequired: needed } = letter
  const text = typeof message === 'string' ? message : (message.primaryType ?? 'Data')
  const signed = confirmations.some(({ owner }) => owner.value === desk.person.address)
  return h(
    'li',
    { 'data-message': messageHash },
    h('span', {}, `${text.slice(0, 60)} · ${confirmations.length} of ${needed} signed`),
    !signed &&
      !desk.isReadOnly &&
      h('button', { type: 'button', onclick: act(() => signLetter(desk, message)) }, 'Sign'),
  )
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
