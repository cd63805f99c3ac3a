import { judgeWitnesses, type Told, type Witnesses } from '@countersign/safe'
import { zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { findInWitnesses } from '../findInWitnesses.ts'
import { toWitnessesState } from './toWitnessesState.ts'
import type { WitnessState } from './witnessState.ts'

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
const judge = (changes: Partial<Witnesses> = {}): WitnessState => ({
  ...judgeWitnesses(zeroAddress, { ...honest, ...changes }),
  block: 1,
})
const told = (state: WitnessState) =>
  findInWitnesses(toWitnessesState(state)).map((found) =>
    `${found.tone}: ${found.kind} ${'who' in found ? found.who : ''}`.trim(),
  )

it.each<[string, WitnessState, string[]]>([
  ['of whom all agree, and one cannot be asked', judge(), ['unasked: witness.notAsked wallet']],
  [
    'of whom one differs',
    judge({ gateway: { safeTxHash: said('other') } }),
    ['danger: witness.mismatch gateway', 'unasked: witness.notAsked wallet'],
  ],
  [
    'two of whom differ from each other',
    judge({ nodeTwo: { ...node, nonce: said('2') } }),
    ['danger: witness.mismatch', 'unasked: witness.notAsked wallet'],
  ],
  [
    'of whom one does not answer',
    judge({ nodeTwo: { safeTxHash: silent } }),
    ['warn: witness.unchecked nodeTwo', 'unasked: witness.notAsked wallet'],
  ],
  ['who are being asked', 'running', ['plain: running']],
  ['who could not be asked at all', 'failed', ['warn: witness.failed']],
  ['of what nobody signs', null, []],
])('R-GW-1 says what is found of witnesses %s', (_, state, expected) => {
  expect(told(state)).toEqual(expected)
})
