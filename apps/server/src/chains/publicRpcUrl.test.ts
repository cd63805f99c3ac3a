import { expect, it } from 'vitest'
import { publicRpcUrl } from './publicRpcUrl.ts'

const url = 'https://node.example'

it.each([
  [{ walletRpc: false }, undefined],
  [{ walletRpc: true }, '/rpc/7'],
  [{ walletRpc: false, publicRpcUrl: url }, url],
  // The keys behind ours are spared where there is another.
  [{ walletRpc: true, publicRpcUrl: url }, url],
])('R-CON-3 %j is told to wallets as %s', (chain, expected) => {
  expect(publicRpcUrl({ id: 7, ...chain })).toBe(expected)
})
