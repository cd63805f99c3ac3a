/** A chain is named by itself or by its id. */
export const chainIdOf = (chain: number | { id: number } | undefined): number | undefined =>
  typeof chain === 'object' ? chain.id : chain
