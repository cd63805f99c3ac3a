/**
 * A chain id from a wallet: hex or decimal text, a number, a bigint, or `{ chainId }` around one
 * (old `connect` and `networkChanged` events). Anything else is `undefined`.
 */
export function parseChainId(answer: unknown): number | undefined {
  if (typeof answer === 'object' && answer !== null && 'chainId' in answer) {
    return parseChainId(answer.chainId)
  }
  if (typeof answer === 'string') {
    const text = answer.trim().replace(/^eip155:/, '')
    return /^(0[xX][0-9a-fA-F]{1,14}|\d{1,16})$/.test(text) ? positive(Number(text)) : undefined
  }
  if (typeof answer === 'number' || typeof answer === 'bigint') return positive(Number(answer))
  return undefined
}

const positive = (id: number) => (Number.isSafeInteger(id) && id > 0 ? id : undefined)
