import type { SafeState } from '@countersign/gateway'
import type { Address } from 'viem'
import type { SafeOnChain } from '../chain/readAccount.ts'

export type SafeField =
  | 'owners'
  | 'threshold'
  | 'nonce'
  | 'version'
  | 'modules'
  | 'guard'
  | 'fallbackHandler'
  | 'implementation'

/**
 * Where the gateway says something else about a Safe than the chain. The nonce may move between two
 * questions, so a gateway that is one step behind is not counted.
 */
export function compareSources(stated: SafeState, onChain: SafeOnChain): SafeField[] {
  const same: Record<SafeField, boolean> = {
    owners: sameSet(valuesOf(stated.owners), onChain.owners),
    threshold: stated.threshold === onChain.threshold,
    nonce: Math.abs(stated.nonce - onChain.nonce) <= 1,
    // Gateways leave out the suffix of layer-two singletons.
    version: stated.version === null || plain(stated.version) === plain(onChain.version),
    modules: onChain.modules === null || sameSet(valuesOf(stated.modules ?? []), onChain.modules),
    guard: sameAddress(stated.guard?.value, onChain.guard),
    fallbackHandler: sameAddress(stated.fallbackHandler?.value, onChain.fallbackHandler),
    implementation: sameAddress(stated.implementation.value, onChain.singleton),
  }
  // The keys are the fields.
  return (Object.keys(same) as SafeField[]).filter((field) => !same[field])
}

const valuesOf = (infos: readonly { value: Address }[]) => infos.map(({ value }) => value)
const plain = (version: string) => version.replace(/\+.*$/, '')

function sameAddress(one: Address | undefined, other: Address | null): boolean {
  return (one ?? '').toLowerCase() === (other ?? '').toLowerCase()
}

function sameSet(one: readonly Address[], other: readonly Address[]): boolean {
  const lower = (list: readonly Address[]) => [...list].map((each) => each.toLowerCase()).sort()
  return lower(one).join() === lower(other).join()
}
