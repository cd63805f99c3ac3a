import type { WitnessesState } from '../findInWitnesses.ts'
import type { WitnessState } from './witnessState.ts'

/** What the verdict needs of what the witnesses said. */
export function toWitnessesState(state: WitnessState): WitnessesState {
  if (state === null || typeof state === 'string') return state
  const { verdict, named, silent, rows } = state
  // Nothing has been signed yet: that is no witness who keeps quiet.
  const notAsked = state.notAsked.filter((name) => name !== 'signature')
  const row = rows.find(({ fact }) => fact === 'safeTxHash')
  const told = Object.values(row?.told ?? {}).filter((each) => each.state !== 'notAsked')
  const said = told.filter((each) => each.state === 'said' && each.value === row?.value)
  return { verdict, named, silent, notAsked, hash: { said: said.length, asked: told.length } }
}
