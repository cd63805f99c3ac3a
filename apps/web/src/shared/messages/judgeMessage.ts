import {
  type Grant,
  readSignedFields,
  readTypedMeaning,
  SafeError,
  type StatedTypedData,
} from '@countersign/safe'
import type { Address } from 'viem'
import { isBrokenSignIn } from './readSignIn.ts'

/** What is found in a message that somebody is asked to sign. */
export type MessageFinding =
  /** Nobody can say what it is, or it says more than is signed. */
  | { kind: 'unreadable' | 'unsigned' | 'noDomain' | 'brokenSignIn' }
  | { kind: 'safeTransaction' | 'safeMessage'; safe: Address | null }
  | { kind: 'grant'; grant: Grant; isKnown: boolean }
  | { kind: 'unknownType'; type: string }

/**
 * - `red`: it is not signed as a message
 * - `amber`: whoever wants to sign it names what it is, in their own language
 */
export type MessageLevel = 'red' | 'amber' | 'plain'

/** What has to be meant, one by one, before it is signed. */
export type MessageTopic = 'grant' | 'safeMessage' | 'unknownType'

export type MessageJudgement = {
  level: MessageLevel
  findings: readonly MessageFinding[]
  topics: readonly MessageTopic[]
}

/** What each finding demands: that nothing is signed, that it is meant, or nothing. */
const DEMANDS: Readonly<Record<MessageFinding['kind'], 'red' | MessageTopic>> = {
  unreadable: 'red',
  unsigned: 'red',
  noDomain: 'red',
  brokenSignIn: 'red',
  safeTransaction: 'red',
  safeMessage: 'safeMessage',
  grant: 'grant',
  unknownType: 'unknownType',
}

/** Says what a message is before it is signed: the one judge of all places that sign one. */
export function judgeMessage(
  message: string | StatedTypedData,
  isKnown: (spender: Address) => boolean = () => false,
): MessageJudgement {
  const findings = typeof message === 'string' ? judgeText(message) : judgeTyped(message, isKnown)
  const demands = findings.flatMap((each) => (isHarmless(each) ? [] : [DEMANDS[each.kind]]))
  const topics = [...new Set(demands.filter((each) => each !== 'red'))]
  const level = demands.includes('red') ? 'red' : topics.length > 0 ? 'amber' : 'plain'
  return { level, findings, topics }
}

const judgeText = (text: string): MessageFinding[] =>
  isBrokenSignIn(text) ? [{ kind: 'brokenSignIn' }] : []

function judgeTyped(
  stated: StatedTypedData,
  isKnown: (spender: Address) => boolean,
): MessageFinding[] {
  const signed = read(stated)
  if (!signed) return [{ kind: 'unreadable' }]
  const findings: MessageFinding[] = []
  if (signed.unsigned.length > 0) findings.push({ kind: 'unsigned' })
  if (Object.keys(signed.domain).length === 0) findings.push({ kind: 'noDomain' })
  const meaning = readTypedMeaning(signed)
  if (meaning.kind === 'unknown') {
    return [...findings, { kind: 'unknownType', type: signed.primaryType }]
  }
  if (meaning.kind !== 'grant') return [...findings, meaning]
  const given = meaning.grants.map((grant) => ({
    ...{ kind: 'grant' as const, grant, isKnown: isKnown(grant.spender) },
  }))
  return [...findings, ...given]
}

function read(stated: StatedTypedData) {
  try {
    return readSignedFields(stated)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}

/** A right with limits, for somebody whom the visitor knows. */
const isHarmless = (finding: MessageFinding): boolean =>
  finding.kind === 'grant' &&
  finding.isKnown &&
  finding.grant.amount !== null &&
  finding.grant.until !== null
