import type { DecodedCall, Expansion } from '@countersign/safe'
import type { Address } from 'viem'

/** Where a function has the token it is about: what is called, a parameter named `token`, or nowhere. */
const TOKEN_OF: Readonly<Record<DecodedCall['family'], 'target' | 'parameter' | null>> = {
  erc20: 'target',
  erc20And721: 'target',
  erc721: 'target',
  erc721And1155: 'target',
  erc1155: 'target',
  permit: 'target',
  weth: 'target',
  permit2: 'parameter',
  allowance: 'parameter',
  authority: null,
  safe: null,
  safeFactory: null,
  safeMigration: null,
  createCall: null,
  multiSend: null,
  given: null,
}

/** Every token that a transaction touches, at any depth, each once, in the order of the calls. */
export function tokensIn({ calls }: Expansion): Address[] {
  const found = calls.flatMap(({ to, decoding }): Address[] => {
    if (decoding.status !== 'decoded') return []
    const place = TOKEN_OF[decoding.family]
    if (place !== 'parameter') return place ? [to] : []
    return decoding.parameters.flatMap(({ name, type, value }): Address[] =>
      // The type says that it is an address.
      name === 'token' && type === 'address' ? [value as Address] : [],
    )
  })
  return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()]
}
