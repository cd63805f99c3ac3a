import {
  type Grant,
  readTypedMeaning,
  type SignedFields,
  type StatedTypedData,
} from '@countersign/safe'
import type { Address } from 'viem'
import { showUnseen } from '../names/showUnseen.ts'
import { findSignInAlarms, type SignInAlarm } from './readSignIn.ts'
import { readTyped } from './readTyped.ts'

/** What is found in a message that somebody is asked to sign. */
export type MessageFinding =
  /** Nobody can say what it is, or it says more than is signed. */
  | { kind: 'unreadable' | 'unsigned' | 'noDomain' | 'brokenSignIn' }
  /** A sign-in that may be somebody else's. */
  | { kind: `signIn.${SignInAlarm}` }
  | { kind: 'safeTransaction' | 'safeMessage'; safe: Address | null }
  | { kind: 'grant'; grant: Grant; isKnown: boolean; isHere: boolean }
  /** Signed beside a right, for the contract of whoever takes: nobody here can say what it means. */
  | { kind: 'witness'; type: string }
  | { kind: 'unknownType'; type: string }
  | { kind: 'otherChain'; chainId: string }
  /** Letters that nobody sees, or that turn a line around. */
  | { kind: 'unseen' }

/**
 * - `red`: it is not signed as a message
 * - `amber`: whoever wants to sign it names what it is, in their own language
 */
export type MessageLevel = 'red' | 'amber' | 'plain'

/** What has to be meant, one by one, before it is signed. */
export type MessageTopic = 'grant' | 'safeMessage' | 'unknownType' | 'otherChain' | 'unseen'

export type MessageJudgement = {
  level: MessageLevel
  findings: readonly MessageFinding[]
  topics: readonly MessageTopic[]
}

/** Whose signature it will be, where, and what is known of who wants it. */
export type Signing = {
  /** The Safe, or the wallet itself; null while nobody is connected. */
  address: Address | null
  chainId: number
  /** The host of the site that asked, by an owner's word; null where nobody says. */
  asker: string | null
  isKnown: (spender: Address) => boolean
}

/** What each finding demands: that nothing is signed, that it is meant, or nothing. */
const DEMANDS: Readonly<Record<MessageFinding['kind'], 'red' | MessageTopic>> = {
  unreadable: 'red',
  unsigned: 'red',
  noDomain: 'red',
  brokenSignIn: 'red',
  'signIn.asker.other': 'red',
  'signIn.uri.other': 'red',
  'signIn.account.other': 'red',
  safeTransaction: 'red',
  safeMessage: 'safeMessage',
  grant: 'grant',
  witness: 'unknownType',
  unknownType: 'unknownType',
  otherChain: 'otherChain',
  unseen: 'unseen',
}

/** Says what a message is before it is signed: the one judge of all places that sign one. */
export function judgeMessage(
  message: string | StatedTypedData,
  signing: Signing,
): MessageJudgement {
  const findings =
    typeof message === 'string' ? judgeText(message, signing) : judgeTyped(message, signing)
  const demands = findings.flatMap((each) => (isHarmless(each) ? [] : [DEMANDS[each.kind]]))
  const topics = [...new Set(demands.filter((each) => each !== 'red'))]
  const level = demands.includes('red') ? 'red' : topics.length > 0 ? 'amber' : 'plain'
  return { level, findings, topics }
}

function judgeText(text: string, signing: Signing): MessageFinding[] {
  const alarms = findSignInAlarms(text, signing).map(
    (alarm): MessageFinding =>
      alarm === 'broken' ? { kind: 'brokenSignIn' } : { kind: `signIn.${alarm}` },
  )
  return hasUnseen(text) ? [...alarms, { kind: 'unseen' }] : alarms
}

function judgeTyped(stated: StatedTypedData, signing: Signing): MessageFinding[] {
  const { signed, fault } = readTyped(stated)
  if (!signed) return [{ kind: fault }]
  const findings: MessageFinding[] = fault ? [{ kind: fault }] : []
  if (Object.keys(signed.domain).length === 0) findings.push({ kind: 'noDomain' })
  findings.push(...judgeMeaning(signed, signing))
  const { chainId } = signed.domain
  if (chainId !== undefined && !isHere(signed, signing)) {
    findings.push({ kind: 'otherChain', chainId: showUnseen(String(chainId)).text })
  }
  if (hasUnseen(signed.domain) || hasUnseen(signed.message)) findings.push({ kind: 'unseen' })
  return findings
}

function judgeMeaning(signed: SignedFields, signing: Signing): MessageFinding[] {
  const meaning = readTypedMeaning(signed)
  if (meaning.kind === 'unknown') return [{ kind: 'unknownType', type: signed.primaryType }]
  if (meaning.kind !== 'grant') return [meaning]
  const given = meaning.grants.map((grant) => ({
    ...{ kind: 'grant' as const, grant, isKnown: signing.isKnown(grant.spender) },
    isHere: isHere(signed, signing),
  }))
  return meaning.witness === null ? given : [...given, { kind: 'witness', type: meaning.witness }]
}

/** Whether it names the network of the account. Clients write numbers as they please. */
function isHere({ domain: { chainId } }: SignedFields, signing: Signing): boolean {
  try {
    return BigInt(chainId as string) === BigInt(signing.chainId) // anything else throws
  } catch {
    return false
  }
}

/** In a text, or in any text further down. Names are in letters that everybody sees, or it was not read. */
function hasUnseen(value: unknown): boolean {
  if (typeof value === 'string') return showUnseen(value).isUnseen
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnseen)
}

/** A right with limits, here, for somebody whom the visitor knows. */
const isHarmless = (finding: MessageFinding): boolean =>
  finding.kind === 'grant' &&
  finding.isKnown &&
  finding.isHere &&
  finding.grant.amount !== null &&
  finding.grant.until !== null
