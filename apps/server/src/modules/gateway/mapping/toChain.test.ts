import { expect, it } from 'vitest'
import { testChain, testConfig } from '../../../testing/testConfig.ts'
import { toChain } from './toChain.ts'

const ORIGIN = 'https://safe.example'

function describe(changes: object = {}) {
  const chains = [{ ...testChain(), shortName: 'one', ...changes }]
  const [chain] = testConfig({}, { chains }).chains
  if (!chain) throw new Error('There is no chain.')
  return toChain(chain, ORIGIN)
}

it('R-GW-15 a chain without an explorer has links to pages of ours', () => {
  const { blockExplorerUriTemplate } = describe()
  expect(blockExplorerUriTemplate).toEqual({
    address: `${ORIGIN}/explorer/31337/address/{{address}}`,
    txHash: `${ORIGIN}/explorer/31337/tx/{{txHash}}`,
    api: expect.stringContaining(`${ORIGIN}/explorer/31337/api?module={{module}}`),
  })
  const other = describe({ explorer: 'https://scan.example/' })
  expect(other.blockExplorerUriTemplate.txHash).toBe('https://scan.example/tx/{{txHash}}')
})

it.each([
  [{}, `${ORIGIN}/api/rpc/31337`],
  [{ walletRpc: true }, `${ORIGIN}/rpc/31337`],
  [{ publicRpcUrl: 'https://open.example/' }, 'https://open.example/'],
])('R-GW-15 with %j every node that is named is the one that answers strangers', (open, value) => {
  const { rpcUri, publicRpcUri, safeAppsRpcUri } = describe(open)
  for (const uri of [rpcUri, publicRpcUri, safeAppsRpcUri]) expect(uri?.value).toBe(value)
})

it('R-GW-15 names its own transaction service, and a picture of its coin', () => {
  const { transactionService, nativeCurrency } = describe()
  expect(transactionService).toBe(`${ORIGIN}/tx-service/one`)
  expect(nativeCurrency.logoUri).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})
