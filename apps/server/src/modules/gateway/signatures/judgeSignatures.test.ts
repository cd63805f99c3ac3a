import { serializeSignature } from '@countersign/safe'
import { decodeFunctionData, type Hex, hashMessage, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { ChainUnavailableError, RpcError } from '../../../errors/chainErrors.ts'
import { loadEngine } from '../../../signatures/engines.ts'
import { recoverAddress } from '../../../signatures/recoverAddress.ts'
import type { SafeOnChain } from '../chain/readSafe.ts'
import { fakeChain } from '../testing/chain/fakeChain.ts'
import { judgeSignatures } from './judgeSignatures.ts'

const engine = await loadEngine()
const ground = {
  recovery: {
    recoverHash: (hash: Hex, signature: Hex) => recoverAddress({ hash }, signature, engine),
  },
}
const [ada, ben, eve, contract] = Array.from({ length: 4 }, () =>
  privateKeyToAccount(generatePrivateKey()),
)
if (!ada || !ben || !eve || !contract) throw new Error('There are four.')
const hash: Hex = `0x${'5a'.repeat(32)}`
const bytes: Hex = `0x1901${'77'.repeat(64)}`

const safeOf = (version: string): SafeOnChain => ({
  address: eve.address,
  identity: { verdict: 'unknown code', of: 'account', singleton: eve.address },
  singleton: eve.address,
  version,
  nonce: 0,
  threshold: 2,
  owners: [ada.address, ben.address, contract.address],
  modules: [],
  fallbackHandler: null,
  guard: null,
})

const judge = async (signature: Hex, { version = '1.4.1', chain = fakeChain() } = {}) =>
  (await judgeSignatures(ground, chain, safeOf(version), { hash, bytes }, signature))?.map(
    ({ owner, signature }) => `${owner} ${signature.kind}`,
  )
const endsIn = (signature: Hex, v: number): Hex =>
  `0x${signature.slice(2, -2)}${v.toString(16).padStart(2, '0')}`
const join = (...signatures: Hex[]): Hex => `0x${signatures.map((one) => one.slice(2)).join('')}`

describe('a signature of a key', () => {
  it('R-GW-6 counts for the owner who made it', async () => {
    expect(await judge(await ada.sign({ hash }))).toEqual([`${ada.address} ecdsa`])
  })

  it('R-GW-6 may end in 0 or 1, as some hardware does it', async () => {
    const signature = await ada.sign({ hash })
    const parity = Number(`0x${signature.slice(-2)}`) - 27
    expect(await judge(endsIn(signature, parity))).toEqual([`${ada.address} ecdsa`])
  })

  it('R-GW-6 may be of the hash as a message, from 1.1.0 on', async () => {
    const signature = await ada.signMessage({ message: { raw: hash } })
    const ethSign = endsIn(signature, Number(`0x${signature.slice(-2)}`) + 4)
    expect(await judge(ethSign)).toEqual([`${ada.address} ethSign`])
    expect(await judge(ethSign, { version: '1.0.0' })).toBeUndefined()
    expect(await judge(signature)).toBeUndefined()
  })

  it('R-GW-6 is worth nothing from a stranger, or of another hash', async () => {
    expect(await judge(await eve.sign({ hash }))).toBeUndefined()
    expect(await judge(await ada.sign({ hash: hashMessage('other') }))).toBeUndefined()
  })
})

describe('several signatures', () => {
  it('R-GW-6 all count, or none', async () => {
    const [one, two, three] = await Promise.all(
      [ada, ben, eve].map((owner) => owner.sign({ hash })),
    )
    if (!one || !two || !three) throw new Error('There are three.')
    expect(await judge(join(one, two))).toEqual([`${ada.address} ecdsa`, `${ben.address} ecdsa`])
    expect(await judge(join(one, three))).toBeUndefined()
    expect(await judge(join(one, one))).toBeUndefined()
  })
})

describe('an approval on the chain', () => {
  const approval = serializeSignature({ kind: 'approvedHash', owner: ada.address })
  it.each([
    ['approved', `0x${'0'.repeat(63)}1`, [`${ada.address} approvedHash`]],
    ['not approved', `0x${'0'.repeat(64)}`, undefined],
    ['no Safe', '0x', undefined],
  ])('R-GW-6 counts when the Safe says so: %s', async (_, answer, expected) => {
    expect(await judge(approval, { chain: fakeChain(() => answer) })).toEqual(expected)
  })
})

describe('a signature of a contract', () => {
  const legacy = parseAbi([
    'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
  ])
  const standard = parseAbi([
    'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  ])
  const signature = serializeSignature({
    kind: 'contract',
    owner: contract.address,
    data: '0xc0de',
  })
  const YES_LEGACY: Hex = `0x20c13b0b${'00'.repeat(28)}`
  const YES: Hex = `0x1626ba7e${'00'.repeat(28)}`

  it('R-GW-6 is asked about the bytes up to 1.4.1, about the hash from 1.5.0', async () => {
    const old = fakeChain(({ to, data }) => {
      expect(to).toBe(contract.address)
      expect(decodeFunctionData({ abi: legacy, data }).args).toEqual([bytes, '0xc0de'])
      return YES_LEGACY
    })
    expect(await judge(signature, { chain: old })).toEqual([`${contract.address} contract`])
    const recent = fakeChain(({ data }) => {
      expect(decodeFunctionData({ abi: standard, data }).args).toEqual([hash, '0xc0de'])
      return YES
    })
    expect(await judge(signature, { chain: recent, version: '1.5.0' })).toEqual([
      `${contract.address} contract`,
    ])
  })

  it.each([
    ['no', `0x${'0'.repeat(64)}`],
    ['the other yes', YES],
    ['an echo', `${YES_LEGACY}00`],
    ['nothing', '0x'],
    ['no bytes', 7],
  ])('R-GW-6 is worth nothing when the contract says %s', async (_, answer) => {
    expect(await judge(signature, { chain: fakeChain(() => answer) })).toBeUndefined()
  })

  it.each([
    [30_000, [`${contract.address} contract`]],
    [40_000, undefined],
  ])(
    'R-GW-10 has a bound, because it is kept as long as it is (%i bytes)',
    async (size, wanted) => {
      const long = serializeSignature({
        kind: 'contract',
        owner: contract.address,
        data: `0x${'ab'.repeat(size)}`,
      })
      expect(await judge(long, { chain: fakeChain(() => YES_LEGACY) })).toEqual(wanted)
    },
  )

  it('R-GW-6 is refused when the contract gives up, and unknown when no node answers', async () => {
    const reverts = fakeChain(() => Promise.reject(new RpcError(3, 'reverted')))
    expect(await judge(signature, { chain: reverts })).toBeUndefined()
    const gone = fakeChain(() => Promise.reject(new ChainUnavailableError([])))
    await expect(judge(signature, { chain: gone })).rejects.toThrow(ChainUnavailableError)
    // That a node refuses to be asked is no word of the contract.
    const busy = fakeChain(() => Promise.reject(new RpcError(-32005, 'limit exceeded')))
    await expect(judge(signature, { chain: busy })).rejects.toThrow(RpcError)
  })
})

it.each([
  '0x',
  '0x00',
  `0x${'00'.repeat(65)}`,
  `0x${'ff'.repeat(65)}`,
  `0x${'ab'.repeat(1000)}`,
] as const)('R-GW-6 bytes that are no signature are worth nothing: %#', async (bytes) => {
  expect(await judge(bytes)).toBeUndefined()
})
