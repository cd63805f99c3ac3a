import type { Address, Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { packSignatures } from '../signatures/packSignatures.ts'
import { parseSignature } from '../signatures/parseSignature.ts'
import { serializeSignature } from '../signatures/serializeSignature.ts'
import type { SafeSignature } from '../signatures/types.ts'
import { exampleSafe, exampleTransaction, people, person } from '../testing-only/examples.ts'
import type { ConfirmationClaim } from './judgeConfirmations.ts'
import type { ChainExecution } from './judgeExecution.ts'
import { type ChainClaim, type GatewayClaim, prove } from './prove.ts'

const { safeTxHash } = hashSafeTransaction(exampleSafe, exampleTransaction)
const owners = people.slice(0, 3).map(({ address }) => address)
const addressOf = (index: number) => person(index).address
const approved = (index: number): SafeSignature => ({
  kind: 'approvedHash',
  owner: addressOf(index),
})

const signed: SafeSignature[] = []
beforeAll(async () => {
  for (const each of people) signed.push(parseSignature(await each.sign({ hash: safeTxHash })))
})
const signature = (index: number): SafeSignature => {
  const found = signed[index]
  if (!found) throw new Error('nobody')
  return found
}
/** The list that was executed, by these people. */
const list = (...units: [number, SafeSignature][]): Hex =>
  packSignatures(units.map(([index, unit]) => ({ signer: addressOf(index), signature: unit })))
const claim = (index: number, unit: SafeSignature | null): ConfirmationClaim => ({
  signer: addressOf(index),
  signature: unit && serializeSignature(unit),
})

const judge = async (
  confirmations: ConfirmationClaim[],
  execution: Partial<ChainExecution> | null,
  chain: Partial<ChainClaim> = {},
  gateway: Partial<GatewayClaim> = {},
) => {
  const proof = await prove({
    safe: exampleSafe,
    transaction: exampleTransaction,
    gateway: { safeTxHash, execution: 'success', confirmations, ...gateway },
    chain: {
      safeTxHash,
      owners,
      execution: execution && {
        outcome: 'success',
        signatures: [],
        executor: null,
        ...execution,
      },
      ...chain,
    },
  })
  const rows = proof.rows.filter(({ subject }) => /^(execution|confirmation)/.test(subject))
  return [proof.verdict, ...rows.map(({ verdict, reason }) => `${verdict}: ${reason}`)]
}

describe('judgeExecution', () => {
  it('R-GW-1 proves what owners of that time have signed and the Safe says it executed', async () => {
    const signatures = [list([0, signature(0)], [1, signature(1)])]
    const both = [claim(0, signature(0)), claim(1, signature(1))]
    expect(await judge(both, { signatures })).toEqual([
      'proven',
      'proven: executed',
      'proven: signedByOwner',
      'proven: signedByOwner',
    ])
    // Gateways may leave out what the chain has.
    expect(await judge([claim(0, null)], { signatures })).toEqual([
      'proven',
      'proven: executed',
      'proven: signedByOwner',
    ])
  })

  it('R-GW-1 calls nobody an owner because the gateway lists them', async () => {
    const signatures = [list([0, signature(0)])]
    expect(await judge([claim(3, signature(3))], { signatures })).toEqual([
      'mismatch',
      'proven: executed',
      'mismatch: notOwner',
    ])
    // Nor because the bytes that were executed have a signature of theirs behind the others.
    const longer = [list([0, signature(0)], [3, signature(3)])]
    expect(await judge([claim(3, signature(3))], { signatures: longer })).toContain(
      'mismatch: notOwner',
    )
    // Nor because somebody else signed in their name.
    const forged = { signer: addressOf(1), signature: serializeSignature(signature(3)) }
    expect(await judge([forged], { signatures })).toContain('mismatch: signedByOther')
  })

  it('R-GW-1 believes no approval that the chain does not know', async () => {
    const signatures = [list([0, signature(0)])]
    const claims = [claim(0, signature(0)), claim(1, approved(1))]
    const answers = (vouched: Record<Address, boolean>) =>
      judge(claims, { signatures }, { vouched })
    expect(await answers({})).toContain('could not check: chainNotAsked')
    expect(await answers({ [addressOf(1)]: false })).toContain('mismatch: deniedByChain')
    expect(await answers({ [addressOf(1)]: true })).toContain('proven: vouchedByChain')
  })

  it('R-GW-1 takes calling the Safe for an approval, by whoever called, if the bytes say so', async () => {
    const vouched = { [addressOf(1)]: false }
    const signatures = [list([0, signature(0)], [1, approved(1)])]
    const claims = [claim(1, approved(1))]
    const byOwner = { signatures, executor: addressOf(1) }
    expect(await judge(claims, byOwner, { vouched })).toContain('proven: vouchedByChain')
    const byOther = { signatures, executor: addressOf(2) }
    expect(await judge(claims, byOther, { vouched })).toContain('could not check: chainCannotSay')
    const unsaid = { signatures: [list([0, signature(0)])], executor: addressOf(1) }
    expect(await judge(claims, unsaid, { vouched })).toContain('mismatch: deniedByChain')
  })

  it('R-GW-1 does not know what became an owner’s in the very block of the execution', async () => {
    const signatures = [list([3, signature(3)])]
    const execution = { signatures, newOwners: [addressOf(3)] }
    expect(await judge([claim(3, signature(3))], execution)).toContain(
      'could not check: chainCannotSay',
    )
  })

  it.each<[string, Hex[]]>([
    ['without', []],
    ['with unreadable', ['0x1234']],
  ])('R-GW-1 proves no signer %s bytes that were executed', async (_, signatures) => {
    expect(await judge([claim(0, signature(0))], { signatures })).toEqual([
      'could not check',
      'proven: executed',
      'could not check: noExecutedSignatures',
    ])
    expect(await judge([claim(3, signature(3))], { signatures })).toContain('mismatch: notOwner')
  })

  it('R-GW-1 cannot check without the owners of that time, nor without the chain', async () => {
    const signatures = [list([0, signature(0)])]
    expect(await judge([claim(0, signature(0))], { signatures }, { owners: null })).toEqual([
      'could not check',
      'proven: executed',
      'could not check: ownersUnknown',
    ])
    expect(await judge([claim(0, signature(0))], null)).toEqual([
      'could not check',
      'could not check: noAnswer',
      'could not check: noExecutedSignatures',
    ])
  })

  it('R-GW-1 says when the Safe tells nothing of it, or another end', async () => {
    const signatures = [list([0, signature(0)])]
    const claims = [claim(0, signature(0))]
    expect(await judge(claims, { signatures, outcome: null })).toContain('mismatch: notExecuted')
    expect(await judge(claims, { signatures, outcome: 'failure' })).toEqual([
      'mismatch',
      'mismatch: otherOutcome',
      'proven: signedByOwner',
    ])
    const failed = await judge(
      claims,
      { signatures, outcome: 'failure' },
      {},
      { execution: 'failure' },
    )
    expect(failed).toContain('proven: executed')
  })

  it.each(['0.1.0', '1.0.0', '9.0.0', null])(
    'R-GW-1 takes the silence of a Safe %s for no denial: it never tells of a success',
    async (version) => {
      const execution = { outcome: null, signatures: [], executor: null }
      const { rows } = await prove({
        safe: { ...exampleSafe, version },
        transaction: exampleTransaction,
        gateway: { safeTxHash, execution: 'success' },
        chain: { safeTxHash, owners, execution },
      })
      expect(rows.find(({ subject }) => subject === 'execution')).toMatchObject({
        verdict: 'could not check',
        reason: 'chainCannotSay',
      })
    },
  )
})
