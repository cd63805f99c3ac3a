import { contractVersions, startChain, type TestChain } from '@countersign/testbed'
import { type Address, getAddress, type Hex, keccak256, numberToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSentinel } from '../contracts/listSentinel.ts'
import { InvalidProofError } from '../errors.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import { hashBlockHeader, type StatedHeader } from './hashBlockHeader.ts'
import { readProvenSafe, type StatedProof } from './readProvenSafe.ts'
import { listSlot, safeLayout, safeProofSlots } from './safeLayout.ts'
import { verifyAccountProof } from './verifyAccountProof.ts'
import { verifyStorageProof } from './verifyStorageProof.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
  // Blocks with transactions, fees and receipts of their own.
  for (const { address } of chain.accounts) await chain.send({ to: address, value: 1n })
})
afterAll(() => chain?.stop())

type Answer = StatedProof & { storageHash: Hex }
// What a real node answers; its shape is tried by reading it.
const proofOf = async (address: Address, slots: readonly Hex[]) =>
  (await chain.request('eth_getProof', [address, slots, 'latest'])) as Answer
const latest = async () =>
  (await chain.request('eth_getBlockByNumber', ['latest', false])) as StatedHeader & {
    hash: Hex
    stateRoot: Hex
  }

/** Each copy with one bit of one node changed, every byte of every node in turn. */
function* flipped(proof: readonly Hex[]) {
  for (const [index, node] of proof.entries()) {
    for (let at = 2; at < node.length; at++) {
      const digit = Number.parseInt(node.charAt(at), 16) ^ (1 << (at % 4))
      const changed: Hex = `0x${node.slice(2, at)}${digit.toString(16)}${node.slice(at + 1)}`
      yield proof.with(index, changed)
    }
  }
}

it('R-GW-1 a block’s hash is that of its header, for every block', async () => {
  const last = Number((await chain.request('eth_blockNumber')) as Hex)
  for (let number = 0; number <= last; number++) {
    const block = (await chain.request('eth_getBlockByNumber', [
      numberToHex(number),
      false,
    ])) as StatedHeader
    expect(hashBlockHeader(block)).toBe(block.hash)
  }
})

it('R-GW-1 a header with one field changed has another hash, and one of another shape none', async () => {
  const block = await latest()
  for (const field of ['stateRoot', 'parentHash', 'number', 'baseFeePerGas', 'requestsHash']) {
    const value = String(block[field])
    const digit = value.endsWith('1') ? '2' : '1'
    expect(hashBlockHeader({ ...block, [field]: value.slice(0, -1) + digit })).not.toBe(block.hash)
  }
  expect(hashBlockHeader({ ...block, stateRoot: undefined })).toBeNull()
  expect(hashBlockHeader({ ...block, number: 5 })).toBeNull()
  expect(hashBlockHeader({ ...block, extraData: `0x${'00'.repeat(20_000)}` })).toBeNull()
})

it('R-GW-1 an account that is not there is proven not to be', async () => {
  const { stateRoot } = await latest()
  const nobody = getAddress(`0x${'9a'.repeat(20)}`)
  const { accountProof } = await proofOf(nobody, [])
  expect(verifyAccountProof(stateRoot, nobody, accountProof)).toBeNull()
  for (const lie of flipped(accountProof)) {
    expect(() => verifyAccountProof(stateRoot, nobody, lie)).toThrow(InvalidProofError)
  }
  // Nor does the proof of somebody else show it.
  const other = await proofOf(chain.accounts[0]?.address ?? zeroAddress, [])
  expect(() => verifyAccountProof(stateRoot, nobody, [...other.accountProof, '0x80'])).toThrow(
    InvalidProofError,
  )
})

describe.each(contractVersions)('a Safe %s', (version) => {
  let safe: DeployedSafe
  let stateRoot: Hex
  let answer: Answer
  let owners: Address[]
  beforeAll(async () => {
    owners = chain.accounts.slice(0, 4).map(({ address }) => getAddress(address))
    safe = await deploySafe(chain, version, owners, 3)
    answer = await proofOf(safe.address, safeProofSlots(owners))
    stateRoot = (await latest()).stateRoot
  })
  const prove = (changes: Partial<Answer> = {}) =>
    readProvenSafe(stateRoot, safe.address, { ...answer, ...changes })

  it('R-GW-1 is read from its proven slots as its contract says', async () => {
    const ask = (functionName: string) =>
      chain.client.readContract({ address: safe.address, abi: safe.abi, functionName })
    const code = await chain.client.getCode({ address: safe.address })
    expect(prove()).toEqual({
      codeHash: keccak256(code ?? '0x'),
      singleton: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      guard: null,
      fallbackHandler: Number(version.split('.')[1]) >= 3 ? expect.any(String) : null,
      threshold: Number(await ask('getThreshold')),
      nonce: Number(await ask('nonce')),
      owners: await ask('getOwners'),
      modules: [],
    })
    expect(prove()?.threshold).toBe(3)
    expect(prove()?.owners).toEqual(owners)
  })

  it('R-GW-1 is refused with one bit changed in any node of its proof', () => {
    for (const accountProof of flipped(answer.accountProof)) {
      expect(() => prove({ accountProof })).toThrow(InvalidProofError)
    }
    const { storageHash, storageProof } = answer
    for (const { key, proof } of storageProof) {
      for (const lie of flipped(proof)) {
        expect(() => verifyStorageProof(storageHash, key, lie)).toThrow(InvalidProofError)
      }
    }
    const [one] = [...flipped(storageProof[0]?.proof ?? [])]
    const changed = storageProof.map((each, at) =>
      at === 0 ? { ...each, proof: one ?? [] } : each,
    )
    expect(() =>
      readProvenSafe(stateRoot, safe.address, { ...answer, storageProof: changed }),
    ).toThrow(InvalidProofError)
  })

  it('R-GW-1 is refused with a node too few, a node too many, or another slot’s proof', () => {
    const { accountProof } = answer
    expect(() => prove({ accountProof: accountProof.slice(0, -1) })).toThrow(InvalidProofError)
    expect(() => prove({ accountProof: accountProof.slice(1) })).toThrow(InvalidProofError)
    expect(() => prove({ accountProof: [] })).toThrow(InvalidProofError)
    expect(() => prove({ accountProof: [...accountProof, '0x80'] })).toThrow(InvalidProofError)
    const keys = answer.storageProof.map(({ key }) => key)
    const swapped = answer.storageProof.map((entry, index) => ({
      ...entry,
      key: keys[(index + 1) % keys.length] ?? entry.key,
    }))
    expect(() => prove({ storageProof: swapped })).toThrow(InvalidProofError)
  })

  it('R-GW-1 has no owners that the proof does not lead to, and none left out', () => {
    const without = (slot: Hex) => answer.storageProof.filter(({ key }) => key !== slot)
    const [first, second] = owners
    if (!first || !second) throw new Error('no owners')
    expect(prove({ storageProof: without(listSlot('owners', second)) })?.owners).toBeNull()
    expect(prove({ storageProof: without(listSlot('owners', listSentinel)) })?.owners).toBeNull()
    expect(() => prove({ storageProof: without(safeLayout.threshold) })).toThrow(InvalidProofError)
  })

  it('R-GW-1 proves that a slot is unset', async () => {
    const slot: Hex = `0x${'77'.repeat(32)}`
    const { storageHash, storageProof } = await proofOf(safe.address, [slot])
    const proof = storageProof[0]?.proof ?? []
    expect(verifyStorageProof(storageHash, slot, proof)).toBe(`0x${'0'.repeat(64)}`)
    for (const lie of flipped(proof)) {
      expect(() => verifyStorageProof(storageHash, slot, lie)).toThrow(InvalidProofError)
    }
  })
})
