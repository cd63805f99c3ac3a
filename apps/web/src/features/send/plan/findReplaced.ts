import type { NonceChoice } from '../../../review/proposal/nonceChoices.ts'

/** Where a transaction waits that a link names, by its whole hash: a part of one could be any other's. */
export function findReplaced(choices: readonly NonceChoice[], hash: string): number | null {
  const wanted = hash.toLowerCase()
  const found = choices.find(({ waiting }) =>
    // An id is the hash behind the kind and the Safe.
    waiting.some(({ id }) => id.toLowerCase().split('_').at(-1) === wanted),
  )
  return found?.nonce ?? null
}
