import { toCoinType } from 'viem'
import { normalize } from 'viem/ens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import type { World } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const named = worldAccounts.filter((account) => account.name !== null)
const unnamed = worldAccounts.filter((account) => account.name === null)

// Batching changes how a revert reaches the client, and most of our clients batch.
describe.each([{ multicall: false }, { multicall: true }])(
  'names, batched: $multicall',
  (options) => {
    const createClient = () => createTestClient(world.chains[0], options)

    test('an address has its name, and the name leads to the address', async () => {
      const client = createClient()
      expect(named.length).toBeGreaterThanOrEqual(3)
      for (const { address, name } of named) {
        expect(await client.getEnsName({ address })).toBe(name)
        expect(normalize(name)).toBe(name)
        expect(await client.getEnsAddress({ name })).toBe(address)
      }
    })

    test('an address without a name has none, nor has one that claims another’s', async () => {
      const client = createClient()
      const names = unnamed.map(({ address }) => client.getEnsName({ address }))
      expect(new Set(await Promise.all(names))).toEqual(new Set([null]))
      // Account 6 does claim to be Ada: the resolver says so to those who insist.
      await expect(
        client.getEnsName({ address: worldAccounts[6].address, strict: true }),
      ).rejects.toThrow('ReverseAddressMismatch')
    })

    test('a name nobody has leads nowhere', async () => {
      const client = createClient()
      for (const name of [
        'nobody.demo.eth',
        'demo.eth',
        'eth',
        'ada.other.eth',
        'x.ada.demo.eth',
      ]) {
        expect(await client.getEnsAddress({ name })).toBeNull()
        expect(await client.getEnsText({ name, key: 'url' })).toBeNull()
        expect(await client.getEnsAvatar({ name })).toBeNull()
      }
    })

    test('texts are read, and a missing one is null', async () => {
      const client = createClient()
      expect(await client.getEnsText({ name: 'ada.demo.eth', key: 'url' })).toBe(
        'https://ada.example',
      )
      expect(await client.getEnsText({ name: 'ada.demo.eth', key: 'email' })).toBeNull()
      expect(await client.getEnsText({ name: 'chioma.demo.eth', key: 'url' })).toBeNull()
    })

    test('an avatar is a picture in the record, or that of a collectible', async () => {
      const client = createClient()
      const portrait = await client.getEnsAvatar({ name: 'ada.demo.eth' })
      const leaf = await client.getEnsAvatar({ name: 'ben.demo.eth' })
      for (const picture of [portrait, leaf]) {
        expect(picture).toMatch(/^data:image\/svg\+xml;base64,/)
        expect(atob(picture?.split(',')[1] ?? '')).toMatch(/^<svg .*<\/svg>$/)
      }
      expect(leaf).not.toBe(portrait)
      expect(await client.getEnsAvatar({ name: 'chioma.demo.eth' })).toBeNull()
    })

    test('a name serves every EVM chain and no other coin', async () => {
      const client = createClient()
      const { address, name } = worldAccounts[0]
      const coinType = toCoinType(31338)
      expect(await client.getEnsName({ address, coinType })).toBe(name)
      // For a coin other than the default viem gives the record's bytes, without a checksum.
      expect(await client.getEnsAddress({ name, coinType })).toBe(address.toLowerCase())
      expect(await client.getEnsAddress({ name, coinType: 0n })).toBeNull()
    })
  },
)

test('the second chain has no name service', async () => {
  const client = createTestClient(world.chains[1])
  await expect(client.getEnsName({ address: worldAccounts[0].address })).rejects.toThrow(
    'does not support contract "ensUniversalResolver"',
  )
})
