import { addressOf } from '@countersign/gateway/testing'
import { decodeFunctionData, encodeAbiParameters, getAddress, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { ChainUnavailableError } from '../../../errors/chainErrors.ts'
import { createRemoteReader, type RemoteReader } from '../remote/createRemoteReader.ts'
import { fakeChain } from '../testing/chain/fakeChain.ts'
import { createCollectibleBook } from './createCollectibleBook.ts'

const abi = parseAbi(['function ownerOf(uint256 id)', 'function tokenURI(uint256 id)'])
const OWNER = getAddress(addressOf(0x5afe))
const never = new AbortController().signal
const key = (id: number) => ({ token: addressOf(0x721), id: String(id) })

/** Every collectible has the same owner, and an address of its own. */
const chainOf = (uriOf: (id: bigint) => string) =>
  fakeChain(({ data }) => {
    const { functionName, args } = decodeFunctionData({ abi, data })
    return functionName === 'ownerOf'
      ? encodeAbiParameters([{ type: 'address' }], [OWNER])
      : encodeAbiParameters([{ type: 'string' }], [uriOf(args[0])])
  })

const json = (value: unknown) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(value))}`
const read = createRemoteReader({ ipfsUrl: null, fetch: async () => undefined })

it('R-GW-9 reads what is written into the address itself, pictures through us only', async () => {
  const image = 'data:image/svg+xml,%3Csvg/%3E'
  const book = createCollectibleBook({ read, now: () => 0 })
  const chain = chainOf(() =>
    json({ name: 'One', description: 'First', image, animation_url: 'https://x', level: 5 }),
  )
  const [state] = await book.look(chain, [key(1)])
  expect(state).toMatchObject({
    owner: OWNER,
    metadata: { name: 'One', description: 'First', rest: { name: 'One', level: 5 } },
  })
  expect(JSON.stringify(state?.metadata?.rest)).not.toContain('https://x')
  expect(await book.picture(chain, key(1), never)).toMatchObject({ type: 'image/svg+xml' })
})

it.each([
  ['nothing', ''],
  ['no JSON', 'data:application/json,{'],
  ['a list', json([1])],
  ['a page', 'data:text/html,<p>'],
  ['something deep', json([...Array(10)].reduce((inner) => ({ inner }), {}))],
  ['what cannot be had', 'https://gone.example'],
])('R-GW-9 of %s there is nothing to say', async (_, uri) => {
  const book = createCollectibleBook({ read, now: () => 0 })
  const chain = chainOf(() => uri)
  expect(await book.look(chain, [key(1)])).toMatchObject([{ owner: OWNER, metadata: undefined }])
  expect(await book.picture(chain, key(1), never)).toBeUndefined()
})

it('R-GW-9 a picture that is none is not given out', async () => {
  const book = createCollectibleBook({ read, now: () => 0 })
  const chain = chainOf(() => json({ image: 'data:text/html,<script>1</script>' }))
  expect(await book.picture(chain, key(1), never)).toBeUndefined()
})

it('R-GW-9 a list does not wait for strangers, asks few at once, and each once', async () => {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  let asked = 0
  const slow: RemoteReader = async () => {
    asked += 1
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    return { type: 'application/json', bytes: new TextEncoder().encode('{"name":"Late"}') }
  }
  const book = createCollectibleBook({ read: slow, now: () => 0, patienceMs: 10 })
  const chain = chainOf((id) => `https://slow.example/${id}`)
  const keys = Array.from({ length: 20 }, (_, index) => key(index))
  const early = await book.look(chain, keys)
  expect(early.every(({ metadata }) => metadata === undefined)).toBe(true)
  while (asked < 20 || ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  const later = await book.look(chain, keys)
  expect(later.every(({ metadata }) => metadata?.name === 'Late')).toBe(true)
  expect([asked, most]).toEqual([20, 8])
})

it('R-GW-7 without a node nothing is known', async () => {
  const book = createCollectibleBook({ read, now: () => 0 })
  const chain = chainOf(() => '')
  const gone = async () => {
    throw new ChainUnavailableError([])
  }
  const cut = { ...chain, client: { ...chain.client, read: gone } }
  expect(await book.look(cut, [key(1)])).toEqual([
    { owner: undefined, uri: undefined, metadata: undefined },
  ])
})
