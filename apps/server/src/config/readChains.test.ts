import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDirectory, testChain } from '../testing/testConfig.ts'
import { ConfigError } from './configError.ts'
import { readChains } from './readChains.ts'

const KEYS = { RPC_KEY_PRIMARY: 'primary-key', RPC_KEY_SECONDARY: 'secondary-key' }
const NO_KEYS = { RPC_KEY_PRIMARY: undefined, RPC_KEY_SECONDARY: undefined }
const ADDRESS = `0x${'cA'.repeat(20)}`

function written(content: string): string {
  const file = join(temporaryDirectory(), 'chains.json')
  writeFileSync(file, content)
  return file
}

function faultsOf(content: unknown, keys: typeof KEYS | typeof NO_KEYS = KEYS): readonly string[] {
  const file = written(typeof content === 'string' ? content : JSON.stringify(content))
  try {
    readChains({ file, keys })
  } catch (error) {
    if (error instanceof ConfigError) return error.faults.map((line) => line.replace(file, 'FILE'))
    throw error
  }
  return []
}

describe('a wrong field is named with its file and entry', () => {
  const wrong: [field: string, value: unknown, message: string][] = [
    ['id', '1', 'id: wants a whole number from 1'],
    ['id', 0, 'id: wants a whole number from 1'],
    ['id', 1.5, 'id: wants a whole number from 1'],
    ['id', undefined, 'id: is missing'],
    ['shortName', 'a b', 'shortName: wants 1 to 32 letters'],
    ['name', '', 'name: wants a text'],
    ['nativeCurrency', 'ETH', 'nativeCurrency: wants an object'],
    ['nativeCurrency', { name: 'E', symbol: 'E' }, 'nativeCurrency.decimals: is missing'],
    ['rpc', 'https://node.example', 'rpc: wants a list'],
    ['rpc', [], 'rpc: wants one or two node URLs'],
    ['rpc', ['https://a.b', 'https://a.b', 'https://a.b'], 'rpc: wants one or two node URLs'],
    ['rpc', ['https://a.b', 'wss://a.b'], 'rpc[1]: wants an http:// or https:// URL'],
    ['rpc', ['https://'], 'rpc[0]: wants an http:// or https:// URL'],
    ['rpc', ['http://a.b/{key}'], 'rpc[0]: wants https://, because it carries a key'],
    ['publicRpcUrl', 'http://a.b', 'publicRpcUrl: wants an https:// URL'],
    ['publicRpcUrl', 'https://a.b/{key}', 'publicRpcUrl: wants a URL without a key'],
    ['walletRpc', 'yes', 'walletRpc: wants true or false'],
    ['explorer', 'scan.example', 'explorer: wants an http:// or https:// URL'],
    ['features', {}, 'features: wants a list'],
    ['features', undefined, 'features: is missing'],
    ['l2', 'no', 'l2: wants true or false'],
    ['l2', undefined, 'l2: is missing'],
    ['indexing', { firstBlock: -1 }, 'indexing.firstBlock: wants a whole number from 0'],
    ['indexing', { pollSeconds: 0 }, 'indexing.pollSeconds: wants a whole number from 1'],
    ['contracts', { multicall3: '0x12' }, 'contracts.multicall3: wants an address'],
    ['contracts', { other: ADDRESS }, 'contracts.other: is not a known field'],
    ['tokens', [{ address: ADDRESS }], 'tokens[0].symbol: is missing'],
    ['rcp', [], 'rcp: is not a known field'],
  ]
  it.each(wrong)('%s = %j', (field, value, message) => {
    const [first, second] = [testChain(), testChain(undefined, 2)]
    const faults = faultsOf([first, { ...second, [field]: value }])
    expect(faults[0]).toContain(`CHAINS_FILE: FILE: entry 2: ${message}`)
  })

  it('names every fault of every entry', () => {
    expect(faultsOf([{ ...testChain(), id: 0, l2: 1 }, 'x'])).toEqual([
      `CHAINS_FILE: FILE: entry 1: id: wants a whole number from 1 to ${Number.MAX_SAFE_INTEGER}`,
      'CHAINS_FILE: FILE: entry 1: l2: wants true or false',
      'CHAINS_FILE: FILE: entry 2: wants an object',
    ])
  })

  it.each([
    [[], 'wants at least one chain'],
    [{}, 'wants a list of chains'],
    ['null', 'wants a list of chains'],
    ['[{', 'FILE is not JSON (line 1, column 3): wants a list of chains'],
  ])('%j is no list of chains', (content, message) => {
    const faults = faultsOf(content)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^CHAINS_FILE: FILE/)
    expect(faults[0]).toContain(message)
  })

  it('does not quote the file, which may hold a key', () => {
    expect(faultsOf('["https://node.example/hush-hush').join()).not.toContain('hush')
  })

  it('names ids and short names that come twice', () => {
    expect(faultsOf([testChain(), testChain()])).toEqual([
      'CHAINS_FILE: FILE: entry 2: id: is the same as in entry 1',
      'CHAINS_FILE: FILE: entry 2: shortName: is the same as in entry 1',
    ])
  })

  it('says that the file cannot be read', () => {
    const directory = temporaryDirectory()
    const read = (file: string) => () => readChains({ file, keys: KEYS })
    expect(read('/no/such.json')).toThrow('/no/such.json cannot be read (there is no such file)')
    expect(read(directory)).toThrow(`CHAINS_FILE: ${directory} cannot be read (it is a directory)`)
  })

  it('speaks of "chains" when they come from the caller', () => {
    expect(() => readChains({ chains: [{ ...testChain(), l2: 1 }], keys: KEYS })).toThrow(
      'chains: entry 1: l2: wants true or false',
    )
  })
})

describe('keys', () => {
  const template = 'https://node.example/v2/{key}?again={key}'

  it('go into the first and the second URL', () => {
    const [chain] = readChains({ chains: [testChain([template, template])], keys: KEYS })
    expect(chain?.rpc).toEqual([
      'https://node.example/v2/primary-key?again=primary-key',
      'https://node.example/v2/secondary-key?again=secondary-key',
    ])
  })

  it('cannot break out of their place in the URL', () => {
    const keys = { ...KEYS, RPC_KEY_PRIMARY: '../admin?x=#y' }
    const [chain] = readChains({ chains: [testChain(['https://a.b/{key}/rpc'])], keys })
    expect(chain?.rpc).toEqual(['https://a.b/..%2Fadmin%3Fx%3D%23y/rpc'])
  })

  it('that are missing are named once, with the chains that need them', () => {
    const chains = [testChain([template, template], 1), testChain([template], 10)]
    expect(faultsOf(chains, NO_KEYS)).toEqual([
      'RPC_KEY_PRIMARY: is missing: wants the key for the first node of chain 1, 10',
      'RPC_KEY_SECONDARY: is missing: wants the key for the second node of chain 1',
    ])
  })

  it('that no URL asks for may be absent', () => {
    expect(faultsOf([testChain()], NO_KEYS)).toEqual([])
  })

  it('that do not fit into a host name are refused without being shown', () => {
    const keys = { ...KEYS, RPC_KEY_PRIMARY: 'hush^hush' }
    expect(() => readChains({ chains: [testChain(['https://{key}.node.example'])], keys })).toThrow(
      /^RPC_KEY_PRIMARY: wants a key that fits where the node URL of chain 31337 puts it$/,
    )
  })
})

it('R-DATA-5 fills in what a chain leaves out: Ether with 18 decimals', () => {
  const [chain] = readChains({ chains: [testChain()], keys: NO_KEYS })
  expect(chain).toEqual({
    ...testChain(),
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    contracts: {},
    indexing: { firstBlock: 0 },
    tokens: [],
    // Nobody else's wallet asks our nodes unless whoever runs this says so.
    walletRpc: false,
  })
})

it('keeps what a chain says', () => {
  const full = {
    ...testChain(['https://a.b', 'http://localhost:8545/{key}']),
    nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 6 },
    publicRpcUrl: 'https://open.example',
    walletRpc: true,
    explorer: 'https://scan.example',
    features: ['EIP1559'],
    l2: true,
    contracts: { multicall3: ADDRESS, ensUniversalResolver: ADDRESS },
    indexing: { firstBlock: 12, pollSeconds: 2 },
    tokens: [
      { address: ADDRESS, symbol: 'T', name: 'Token', decimals: 0, image: 'https://t.test/t.svg' },
    ],
  }
  const [chain] = readChains({ chains: [full], keys: KEYS })
  expect(chain).toEqual({ ...full, rpc: ['https://a.b', 'http://localhost:8545/secondary-key'] })
})
