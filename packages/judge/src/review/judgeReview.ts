import type { ProofRow, RefundJudgement, Verdict } from '@countersign/safe'
import type { Address } from 'viem'
import type { WitnessedCode } from '../delegates/judgeDelegate.ts'
import type { Doubt, Finding, RareDoubt, Subject, Waiting } from '../finding.ts'
import type { TokenFlag } from '../names/flagToken.ts'
import { findWitnesses, type WitnessState } from '../witnesses/findWitnesses.ts'
import { findInRehearsal, type RehearsalState } from './findInRehearsal.ts'
import type { Proposer } from './judgeProposer.ts'

/** Everything that is known about a transaction, whoever found it out. */
export type ReviewState = {
  /**
   * Null for what nobody signs; then there is nothing to prove. `unsigned`: an account's own calls, which
   * are sent as they are.
   */
  proof: readonly Pick<ProofRow, 'subject' | 'verdict'>[] | 'running' | 'failed' | 'unsigned' | null
  /** What everybody who can be asked says of it. */
  witnesses: WitnessState
  /** What came of trying it without sending it. */
  rehearsal: RehearsalState
  /** How many signatures the Safe asks for. */
  required: number
  /** Whether the Safe's own log has it as it is stated; null while nobody claims so. */
  record: Verdict | 'running' | null
  proposer: Proposer | null
  /** Addresses in it that imitate others. */
  lookAlikes: readonly { address: Address }[]
  /** Whether all could be asked for whom forgers would imitate. */
  anchors: 'asking' | 'known' | 'failed'
  /** Delegatecalls, at any depth, by whose code they run. */
  delegates: readonly { address: Address; code: WitnessedCode | 'asking' }[]
  /** What there is to say of those who get a right that outlasts it (`findRights`). */
  rights: readonly Finding[] | 'asking' | 'failed'
  /** What it pays for having been executed; null where nothing. */
  refund: RefundJudgement | 'asking' | null
  /** Whether it is known what each hash stands for that it confirms for another Safe. */
  approvals: readonly ('known' | 'unknown' | 'asking')[]
  /** Changes of the Safe's settings, by the rule that decides what may be proposed. */
  settings: SettingsState
  /** Whether some of it could not be opened. */
  isSealed: boolean
  tokens: readonly TokenFlag[]
  /** Whose code the Safe itself runs. */
  safeCode: Code
  /** Whether it has run unknown code as its own before: that may have hidden rights in it. */
  history: History
  /** Whether the same signatures count on every network that has this Safe. */
  isEverywhere: boolean
  /** Whether it calls something that is known here by no name. */
  isUnread: boolean
}

/** `untold`: a gateway that never says it, or what no chain tells. */
export type History = 'clean' | 'ran' | 'unchecked' | 'untold' | 'asking'

/** `refused`: what nobody could propose here; `oneDecides`: several had to sign before. */
export type SettingsState = 'none' | 'fine' | 'oneDecides' | 'refused' | 'asking' | 'unchecked'

export type Code = 'official' | 'unknown' | 'asking' | 'unchecked'

export type Review = {
  /** The worst of everything known. What is still being looked at counts as not checked. */
  verdict: 'proven' | 'mismatch' | 'unchecked'
  isSettled: boolean
  /** The worst first. */
  findings: readonly Finding[]
}

/** A stranger's batch may have a thousand of a kind: so many are named, the others counted. */
const MOST_NAMED = 3

const TONES = ['danger', 'warn', 'plain', 'good', 'unasked'] as const

/** One verdict on a transaction, out of all that is known: no green beside a red that was missed. */
export function judgeReview(state: ReviewState): Review {
  const found = [
    ...flagged(state),
    ...ofRights(state.rights),
    ...findRefund(state.refund),
    ...findWitnesses(state.witnesses),
    ...doubted(state),
    ...proven(state),
    ...findInRehearsal(state.rehearsal),
  ]
  const findings = found.toSorted((one, other) => rank(one) - rank(other))
  const has = (tone: Finding['tone']) => findings.some((finding) => finding.tone === tone)
  return {
    verdict: has('danger') ? 'mismatch' : has('warn') || has('plain') ? 'unchecked' : 'proven',
    isSettled: !findings.some(({ kind }) => kind.endsWith('running')),
    findings,
  }
}

/** What is being looked at stands where its answer will: nothing changes places when it is known. */
const rank = ({ tone, kind }: Finding) => TONES.indexOf(kind.endsWith('.running') ? 'good' : tone)

function flagged(state: ReviewState): Finding[] {
  const { lookAlikes, delegates, isSealed, tokens, proposer, record } = state
  const unknown = distinct(delegates.filter(({ code }) => code === 'unknown'))
  const found: Finding[] = [
    ...lookAlikes.slice(0, MOST_NAMED).map(named('lookAlike')),
    ...others('lookAlike', lookAlikes),
    ...unknown.slice(0, MOST_NAMED).map(named('delegate')),
    ...others('delegate', unknown),
  ]
  for (const flag of tokens) {
    // A token that nobody vouches for is not therefore false.
    if (flag.kind === 'asking') found.push({ tone: 'plain', kind: 'running' })
    else if (flag.kind !== 'unlisted') found.push({ tone: 'danger', ...flag })
  }
  if (isSealed) found.push({ tone: 'danger', kind: 'sealed' })
  if (delegates.some(({ code }) => code === 'disputed')) {
    found.push({ tone: 'danger', kind: 'code.disputed' })
  }
  // What the Safe has executed, its owners have signed.
  if (record !== 'proven') found.push(...byStranger(proposer, state.proof))
  return found
}

/** Only an owner's signature says who proposed: that an owner lets somebody is the gateway's word. */
function byStranger(proposer: Proposer | null, proof: ReviewState['proof']): Finding[] {
  if (proposer?.kind === 'stranger') return [{ tone: 'danger', kind: 'stranger' }]
  if (proposer?.kind !== 'delegate' || isSigned(proof)) return []
  return [{ tone: 'danger', kind: 'proposedFor', address: proposer.address }]
}

const isSigned = (proof: ReviewState['proof']) =>
  Array.isArray(proof) &&
  proof.some(({ subject, verdict }) => subjectOf(subject) === 'signatures' && verdict === 'proven')

function ofRights(rights: ReviewState['rights']): readonly Finding[] {
  if (rights === 'asking') return [{ tone: 'plain', kind: 'running' }]
  return rights === 'failed' ? [{ tone: 'warn', kind: 'holder.unchecked' }] : rights
}

function findRefund(refund: ReviewState['refund']): Finding[] {
  if (refund === null) return []
  if (refund === 'asking') return [{ tone: 'plain', kind: 'running' }]
  const { verdict, most } = refund
  return verdict === 'fair'
    ? [{ tone: 'warn', kind: 'refund.fair', refund: most }]
    : [{ tone: 'danger', kind: `refund.${verdict}`, refund: most }]
}

const distinct = (all: ReviewState['delegates']) => [
  ...new Map(all.map((each) => [each.address.toLowerCase(), each])).values(),
]

type Named = 'lookAlike' | 'delegate'

const named =
  (kind: Named) =>
  ({ address }: { address: Address }): Finding => ({ tone: 'danger', kind, address })

function others(kind: Named, all: readonly unknown[]): Finding[] {
  const count = all.length - MOST_NAMED
  return count > 0 ? [{ tone: 'danger', kind: `${kind}.others`, count }] : []
}

function doubted(state: ReviewState): Finding[] {
  const { delegates, approvals, settings, safeCode, history, anchors } = state
  const found: Finding[] = []
  const warn = (kind: Doubt | RareDoubt) => found.push({ tone: 'warn', kind } as Finding) // either
  if (safeCode === 'unknown' || safeCode === 'unchecked') warn(`safeCode.${safeCode}`)
  if (history === 'ran') warn('safeCode.ran')
  if (history === 'unchecked') warn('safeCode.history')
  if (history === 'untold') found.push({ tone: 'unasked', kind: 'safeCode.untold' })
  if (state.isUnread) found.push({ tone: 'unasked', kind: 'unread' })
  if (state.isEverywhere) found.push({ tone: 'unasked', kind: 'everywhere' })
  if (delegates.some(({ code }) => code === 'unchecked')) warn('delegate.unchecked')
  if (delegates.some(({ code }) => code === 'alone')) warn('delegate.alone')
  if (approvals.includes('unknown')) warn('approval.unknown')
  if (settings === 'refused' || settings === 'unchecked' || settings === 'oneDecides') {
    warn(`settings.${settings}`)
  }
  if (anchors === 'failed') warn('anchors.unchecked')
  const isAsking =
    safeCode === 'asking' ||
    history === 'asking' ||
    anchors === 'asking' ||
    approvals.includes('asking') ||
    settings === 'asking' ||
    delegates.some(({ code }) => code === 'asking')
  if (isAsking) found.push({ tone: 'plain', kind: 'running' })
  return found
}

function proven({ proof, required, record, witnesses }: ReviewState): Finding[] {
  if (proof === null) return [{ tone: 'plain', kind: 'nothingToProve' }]
  if (proof === 'unsigned') return []
  if (proof === 'failed') return [{ tone: 'warn', kind: 'failed' }]
  if (proof === 'running') {
    // Each keeps its place until it is known.
    const waiting: Waiting[] = record === null ? [] : ['record']
    return ['hash' as const, ...waiting, 'signatures' as const].map((subject) => ({
      tone: 'plain',
      kind: `${subject}.running`,
    }))
  }
  const of = (subject: Subject) => proof.filter((row) => subjectOf(row.subject) === subject)
  const signatures = of('signatures')
  const found = [
    ...told('hash', worst(of('hash')), hashCount(of('hash'), witnesses)),
    ...told('reading', worst(of('reading'))),
    ...told('signatures', worst(signatures)),
    ...(record === null || record === 'running' ? [] : told('record', record)),
  ]
  if (signatures.length > 0 && worst(signatures) === 'proven') {
    const given = signatures.length
    found.push({ tone: 'good', kind: 'signatures.proven', given, required })
  }
  return found
}

function subjectOf(subject: string): Subject {
  if (subject.startsWith('confirmation.') || subject === 'signer') return 'signatures'
  if (subject === 'execution') return 'record'
  return subject === 'gateway.decoding' ? 'reading' : 'hash'
}

function worst(rows: readonly { verdict: Verdict }[]): Verdict {
  if (rows.some(({ verdict }) => verdict === 'mismatch')) return 'mismatch'
  return rows.every(({ verdict }) => verdict === 'proven') ? 'proven' : 'could not check'
}

/** How many say the hash, of those who were asked: of the witnesses, or of those in the proof. */
function hashCount(rows: readonly { subject: string }[], witnesses: WitnessState) {
  const row =
    witnesses !== null && typeof witnesses === 'object'
      ? witnesses.rows.find(({ fact }) => fact === 'safeTxHash')
      : undefined
  if (row) {
    const told = Object.values(row.told).filter(({ state }) => state !== 'notAsked')
    const same = told.filter((one) => one.state === 'said' && one.value === row.value)
    return { said: same.length, asked: told.length }
  }
  const said = rows.filter(({ subject }) => subject.endsWith('Hash')).length
  return { said, asked: said }
}

type HashCount = ReturnType<typeof hashCount>

/** A reading that is right says no more than the hash does; signatures are counted. */
function told(subject: Subject, verdict: Verdict, count?: HashCount): Finding[] {
  if (verdict === 'mismatch') return [{ tone: 'danger', kind: `${subject}.mismatch` }]
  if (verdict === 'could not check') return [{ tone: 'warn', kind: `${subject}.unchecked` }]
  if (subject === 'hash' && count) return [{ tone: 'good', kind: 'hash.proven', ...count }]
  return subject === 'record' ? [{ tone: 'good', kind: 'record.proven' }] : []
}
