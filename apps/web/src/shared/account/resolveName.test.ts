import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { resolveName } from './resolveName.ts'

const HERE: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const THERE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const OPTIMISM = 10
const service = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const records = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
])

/** A node of the service's chain, whose records have an address for it, and some bytes for others. */
function nodeWith(others: Record<string, Hex>) {
  const answer = (data: Hex) => {
    const [, asked] = decodeFunctionData({ abi: service, data }).args
    const [, coinType] = decodeFunctionData({ abi: records, data: asked }).args
    const found =
      coinType === undefined
        ? encodeAbiParameters([{ type: 'address' }], [HERE])
        : encodeAbiParameters([{ type: 'bytes' }], [others[`${coinType}`] ?? '0x'])
    return encodeFunctionResult({ abi: service, result: [found, RESOLVER] })
  }
  return createClient({
    transport: custom({ request: async ({ params: [{ data }] }) => answer(data) }),
  })
}

const resolve = (others: Record<string, Hex>, target: number, second = others) =>
  resolveName(
    { nodes: [nodeWith(others), nodeWith(second)], universalResolver: RESOLVER, chainId: 1 },
    'ada.eth',
    target,
  )

describe('R-NAME-4 the address behind a name', () => {
  const optimism = `${0x8000000a}`
  it.each<[string, Record<string, Hex>, number, string]>([
    ['on the service’s own chain', { [optimism]: THERE }, 1, HERE],
    ['on another chain, by ENSIP-11', { [optimism]: THERE }, OPTIMISM, THERE],
    ['in small letters', { [optimism]: THERE.toLowerCase() as Hex }, OPTIMISM, THERE],
    ['that is only for the service’s own', {}, OPTIMISM, 'notHere'],
    ['that is zero', { [optimism]: `0x${'0'.repeat(40)}` }, OPTIMISM, 'notHere'],
    ['that is no address', { [optimism]: `${THERE}00` }, OPTIMISM, 'notHere'],
    ['on a chain that has no number there', {}, 2 ** 31 + 10, 'notHere'],
  ])('%s', async (_, others, target, expected) => {
    expect(await resolve(others, target)).toBe(expected)
  })

  it('on another chain, too, is one that both nodes name', async () => {
    expect(await resolve({ [optimism]: THERE }, OPTIMISM, { [optimism]: HERE })).toBe('differs')
    expect(await resolve({ [optimism]: THERE }, OPTIMISM, {})).toBe('differs')
  })
})
