import { judgeWitnesses, type Told, type Witnesses } from '@countersign/safe'
import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { findWitnesses, type WitnessState } from './findWitnesses.ts'

const said = (value: string): Told => ({ state: 'said', value })
const silent: Told = { state: 'silent' }
const node = { safeTxHash: said('hash'), nonce: said('1') }
const honest: Witnesses = {
  own: { safeTxHash: said('hash') },
  gateway: { safeTxHash: said('hash') },
  nodeOne: node,
  nodeTwo: node,
  wallet: {},
  signature: {},
}
const judged = (changes: Partial<Witnesses> = {}) => ({
  ...judgeWitnesses(zeroAddress, { ...honest, ...changes }),
  block: 1,
})
const judge = (changes: Partial<Witnesses> = {}): WitnessState => judged(changes)
/** Said, and asks for nothing. Nobody asks for a signature before there is one. */
const GREY = 'unasked: witness.notAsked wallet'
const told = (state: WitnessState) =>
  findWitnesses(state).map((found) =>
    `${found.tone}: ${found.kind} ${'who' in found ? found.who : ''}`.trim(),
  )

it.each<[string, WitnessState, string[]]>([
  ['of whom all agree, and one cannot be asked', judge(), [GREY]],
  [
    'of whom one differs',
    judge({ gateway: { safeTxHash: said('other') } }),
    ['danger: witness.mismatch gateway', GREY],
  ],
  [
    'two of whom differ from each other',
    judge({ nodeTwo: { ...node, nonce: said('2') } }),
    ['danger: witness.disagree', GREY],
  ],
  [
    'of whom one does not answer',
    judge({ nodeTwo: { safeTxHash: silent } }),
    ['warn: witness.unchecked nodeTwo', GREY],
  ],
  [
    'none of whom can prove what all say',
    { ...judged(), isUnproven: true },
    ['warn: witness.unproven', GREY],
  ],
  ['who are being asked', 'running', ['plain: running']],
  ['who could not be asked at all', 'failed', ['warn: witness.failed']],
  ['of what nobody signs', null, []],
])('R-GW-1 says what is found of witnesses %s', (_, state, expected) => {
  expect(told(state)).toEqual(expected)
})
