import { expect, it, vi } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { testChain, testConfig } from '../../testing/testConfig.ts'

const demoAccount = {
  chainId: 31337,
  address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
  name: 'Orchard treasury',
  note: 'Three of five sign.',
} as const

const config = testConfig(
  {
    RPC_KEY_PRIMARY: 'canary-primary',
    SESSION_SECRET: 'canary-session-secret-0123456789abcdef',
    DATABASE_URL: 'postgres://user:canary-password@db/name',
    WALLETCONNECT_PROJECT_ID: 'a'.repeat(32),
    FRAME_ORIGINS: 'https://app.safe.global',
    APP_NAME: 'Desk',
  },
  {
    demo: true,
    demoAccounts: [demoAccount],
    chains: [{ ...testChain(['https://node.example/{key}']), explorer: 'https://scan.example' }],
  },
)

it('tells the browser what it needs, and nothing more', async () => {
  const { app } = await testApp({ config })
  const response = await app.request('/api/config')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({
    appName: 'Desk',
    chains: [
      {
        id: 31337,
        shortName: 'chain-31337',
        name: 'Chain 31337',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        explorer: 'https://scan.example',
        features: [],
        l2: false,
        contracts: {},
        tokens: [],
      },
    ],
    walletConnect: { projectId: 'a'.repeat(32), relayUrl: 'wss://relay.walletconnect.org' },
    frameOrigins: ['https://app.safe.global'],
    prices: null,
    described: [],
    isGatewayOwn: true,
    demo: true,
    demoAccounts: [demoAccount],
  })
})

it.each([
  [{}, undefined],
  [{ walletRpc: true }, '/rpc/31337'],
  [{ publicRpcUrl: 'https://open.example' }, 'https://open.example'],
])('R-CON-3 names the node that wallets may be told of: %j', async (more, publicRpcUrl) => {
  const chain = { ...testChain(['https://node.example/{key}']), ...more }
  const { app } = await testApp({
    config: testConfig({ RPC_KEY_PRIMARY: 'canary-primary' }, { chains: [chain] }),
  })
  expect(await (await app.request('/api/config')).json()).toMatchObject({
    chains: [
      publicRpcUrl
        ? { publicRpcUrl }
        : expect.not.objectContaining({ publicRpcUrl: expect.anything() }),
    ],
  })
})

it('says null when WalletConnect is not configured', async () => {
  const { app } = await testApp()
  expect(await (await app.request('/api/config')).json()).toMatchObject({ walletConnect: null })
})

it('R-GW-4 serves the descriptions of a chain’s contracts from its own origin', async () => {
  const file = { context: {}, metadata: {}, display: {} }
  const descriptions = [{ chainIds: [31337, 1], file }]
  const { app } = await testApp({ config: { ...config, descriptions } })
  const ask = async (path: string) => (await app.request(path)).json()
  expect(await ask('/api/config')).toMatchObject({ described: [31337, 1] })
  expect(await ask('/api/descriptions/31337')).toEqual([file])
  expect(await ask('/api/descriptions/5')).toEqual([])
  expect(await ask('/api/descriptions/x')).toEqual([])
})

it('R-GW-4 writes the answers about descriptions once, not for every visitor', async () => {
  const toJSON = vi.fn(() => ({ written: true }))
  const listed = vi.fn(() => [31337])
  const file = { context: {}, metadata: {}, display: {}, toJSON }
  const one = Object.defineProperty({ chainIds: [], file }, 'chainIds', { get: listed })
  const { app } = await testApp({ config: { ...config, descriptions: [one] } })
  const visit = async () => {
    const settings = await (await app.request('/api/config')).json()
    expect(settings).toMatchObject({ described: [31337] })
    const response = await app.request('/api/descriptions/31337')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toEqual([{ written: true }])
  }
  await visit()
  const looked = listed.mock.calls.length
  await visit()
  expect(toJSON).toHaveBeenCalledTimes(1)
  expect(listed).toHaveBeenCalledTimes(looked)
})

it('R-FRAME-1 has a manifest that hosts of any origin can read', async () => {
  const { app } = await testApp({ config })
  const response = await app.request('/manifest.json', {
    headers: { Origin: 'https://app.safe.global' },
  })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Content-Type')).toContain('application/json')
  expect(await response.json()).toMatchObject({
    name: 'Desk',
    description: expect.stringMatching(/./),
    iconPath: 'icon.svg',
  })
})
