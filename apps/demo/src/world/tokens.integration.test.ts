import {
  erc20Abi,
  erc721Abi,
  formatUnits,
  maxUint256,
  multicall3Abi,
  parseAbi,
  parseSignature,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'
import { worldContracts } from './contracts.ts'
import { holdings } from './holdings.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import { tokens } from './tokens.ts'
import type { World } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const tokenAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function nonces(address owner) view returns (uint256)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'error NotIssuer(address caller)',
])

describe.each([
  { index: 0, id: 31337 },
  { index: 1, id: 31338 },
] as const)('chain $id', ({ index, id }) => {
  const contracts = worldContracts[id]
  const createClient = (multicall = false) => createTestClient(world.chains[index], { multicall })

  test.each(['usdc', 'orchard', 'usdcLookalike'] as const)('%s says what it is', async (key) => {
    const client = createClient()
    const contract = { address: contracts[key], abi: erc20Abi } as const
    expect({
      name: await client.readContract({ ...contract, functionName: 'name' }),
      symbol: await client.readContract({ ...contract, functionName: 'symbol' }),
      decimals: await client.readContract({ ...contract, functionName: 'decimals' }),
    }).toEqual(tokens[key])
  })

  test.each(['usdc', 'orchard', 'usdcLookalike'] as const)('%s is held as told', async (key) => {
    const client = createClient(true)
    const balances = await Promise.all(
      worldAccounts.map(({ address }) =>
        client.readContract({
          address: contracts[key],
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [address],
        }),
      ),
    )
    const amounts = balances.map((balance) => formatUnits(balance, tokens[key].decimals))
    expect(amounts).toEqual([...holdings[id][key]])
  })

  test('lists the two tokens one can trust, with their decimals', () => {
    expect(world.chains[index].description.tokens).toEqual([
      { address: contracts.usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
      { address: contracts.orchard, symbol: 'ORCH', name: 'Orchard', decimals: 18 },
    ])
  })

  test('the collectible carries its metadata and picture itself', async () => {
    const client = createClient()
    const contract = { address: contracts.collectible, abi: erc721Abi } as const
    const uris = new Set<string>()
    for (const [position, holder] of holdings[id].collectible.entries()) {
      const args = [BigInt(position + 1)] as const
      const owner = await client.readContract({ ...contract, functionName: 'ownerOf', args })
      expect(owner).toBe(worldAccounts[holder]?.address)

      const uri = await client.readContract({ ...contract, functionName: 'tokenURI', args })
      const [head, body] = uri.split(',')
      expect(head).toBe('data:application/json;base64')
      const metadata = JSON.parse(atob(body ?? ''))
      expect(metadata).toMatchObject({
        name: `Leaf #${position + 1}`,
        image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        attributes: [{ trait_type: 'Hue' }, { trait_type: 'Veins' }],
      })
      expect(atob(metadata.image.split(',')[1])).toMatch(/^<svg xmlns=.*<\/svg>$/)
      uris.add(metadata.image)
    }
    expect(uris.size).toBe(holdings[id].collectible.length)
    await expect(
      client.readContract({ ...contract, functionName: 'tokenURI', args: [999n] }),
    ).rejects.toThrow('reverted')
  })

  test('reads made at once reach the chain as one call', async () => {
    let calls = 0
    const client = createTestClient(world.chains[index], {
      multicall: true,
      transport: {
        onFetchRequest() {
          calls++
        },
      },
    })
    const read = (key: 'usdc' | 'orchard') =>
      client.readContract({ address: contracts[key], abi: erc20Abi, functionName: 'decimals' })
    expect(await Promise.all([read('usdc'), read('orchard')])).toEqual([6, 18])
    expect(calls).toBe(1)
  })

  test('a failing read does not spoil the others', async () => {
    const results = await createClient().multicall({
      contracts: [
        { address: contracts.usdc, abi: erc20Abi, functionName: 'decimals' },
        { address: contracts.usdc, abi: erc721Abi, functionName: 'ownerOf', args: [1n] },
        {
          address: contracts.multicall3,
          abi: multicall3Abi,
          functionName: 'getEthBalance',
          args: [worldAccounts[0].address],
        },
      ],
    })
    expect(results.map(({ status }) => status)).toEqual(['success', 'failure', 'success'])
    expect(results[2].result).toBe(parseUnits(holdings[id].native[0] ?? '', 18))
  })
})

test('the look-alike cannot be told apart by eye, and differs by one letter', () => {
  expect(tokens.usdcLookalike.symbol).not.toBe(tokens.usdc.symbol)
  expect(tokens.usdcLookalike.symbol.replace('С', 'C')).toBe(tokens.usdc.symbol)
  expect(worldContracts[31337].usdcLookalike).not.toBe(worldContracts[31337].usdc)
})

test('the last account makes more of a token, and nobody else', async () => {
  const client = createTestClient(world.chains[0])
  const [issuer, other] = [worldAccounts[9], worldAccounts[1]].map(({ privateKey }) =>
    privateKeyToAccount(privateKey),
  )
  const mint = {
    address: worldContracts[31337].usdc,
    abi: tokenAbi,
    functionName: 'mint',
    args: [worldAccounts[7].address, 1_500_000n],
  } as const
  await expect(client.simulateContract({ ...mint, account: other })).rejects.toThrow('NotIssuer')
  const { request } = await client.simulateContract({ ...mint, account: issuer })
  const hash = await client.writeContract(request)
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
})

test('a permit signed by the holder is taken', async () => {
  const client = createTestClient(world.chains[0])
  const owner = privateKeyToAccount(worldAccounts[0].privateKey)
  const sender = privateKeyToAccount(worldAccounts[3].privateKey)
  const { usdc } = worldContracts[31337]
  const message = {
    owner: owner.address,
    spender: sender.address,
    value: 250_000n,
    nonce: await client.readContract({
      address: usdc,
      abi: tokenAbi,
      functionName: 'nonces',
      args: [owner.address],
    }),
    deadline: maxUint256,
  }
  const signature = parseSignature(
    await owner.signTypedData({
      domain: { name: 'USD Coin', version: '1', chainId: 31337, verifyingContract: usdc },
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message,
    }),
  )
  const hash = await client.writeContract({
    account: sender,
    address: usdc,
    abi: tokenAbi,
    functionName: 'permit',
    args: [
      message.owner,
      message.spender,
      message.value,
      message.deadline,
      Number(signature.v),
      signature.r,
      signature.s,
    ],
  })
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
  const allowance = await client.readContract({
    address: usdc,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner.address, sender.address],
  })
  expect(allowance).toBe(250_000n)
})
