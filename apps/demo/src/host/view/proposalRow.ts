import type { TransactionDetails } from '@countersign/gateway'
import { h } from '../../wallet/window/h.ts'
import { confirmProposal } from '../confirmProposal.ts'
import { executeProposal } from '../executeProposal.ts'
import type { Row } from './row.ts'

export const nonceOf = ({ detailedExecutionInfo: info }: TransactionDetails) =>
  info?.type === 'MULTISIG' ? info.nonce : Number.POSITIVE_INFINITY

/** A transaction that waits for signatures or, as the next one, for somebody to execute it. */
export function proposalRow(
  details: TransactionDetails,
  { desk, act, maySign }: Row,
  isNext: boolean,
): HTMLElement {
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return h('li')
  const { confirmations, confirmationsRequired: needed, nonce, safeTxHash } = info
  const signed = confirmations.some(({ signer }) => signer.value === desk.person.address)
  const isReady = confirmations.length >= needed
  const button = (text: string, work: () => Promise<unknown>) =>
    h('button', { type: 'button', class: 'main', onclick: act(work) }, text)
  return h(
    'li',
    { 'data-safe-tx': safeTxHash },
    h('span', { class: 'what' }, `#${nonce} ${titleOf(details)}`),
    h('span', { class: 'tag' }, `${confirmations.length} of ${needed} signed`),
    maySign && !signed && !isReady && button('Confirm', () => confirmProposal(desk, details)),
    maySign && isReady && isNext && button('Execute', () => executeProposal(desk, details)),
    isReady && !isNext && h('span', { class: 'quiet' }, 'Waits for the ones before it.'),
  )
}

function titleOf({ txInfo }: TransactionDetails): string {
  switch (txInfo.type) {
    case 'Custom':
      if (txInfo.isCancellation) return 'Rejection'
      if (txInfo.actionCount) return `${txInfo.actionCount} calls at once`
      return txInfo.methodName ? `Call of ${txInfo.methodName}` : 'Call'
    case 'Transfer':
      return 'Transfer'
    case 'SettingsChange':
      return 'Change of settings'
    default:
      return 'Transaction'
  }
}
