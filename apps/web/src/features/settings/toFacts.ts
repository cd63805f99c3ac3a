import type { SafeState } from '@countersign/gateway'
import type { Address } from 'viem'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'

/** The gateway's word on a Safe, in the form of the chain's, so that one can stand beside the other. */
export function toFacts(stated: SafeState): SafeOnChain {
  const valuesOf = (infos: readonly { value: Address }[]) => infos.map(({ value }) => value)
  return {
    owners: valuesOf(stated.owners),
    threshold: stated.threshold,
    nonce: stated.nonce,
    version: stated.version ?? '',
    modules: valuesOf(stated.modules ?? []),
    singleton: stated.implementation.value,
    guard: stated.guard?.value ?? null,
    fallbackHandler: stated.fallbackHandler?.value ?? null,
  }
}
