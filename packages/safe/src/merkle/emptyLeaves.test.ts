import { type Address, getAddress, type Hex, keccak256, toRlp, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { listSentinel } from '../contracts/listSentinel.ts'
import { InvalidProofError } from '../errors.ts'
import { exampleSafe } from '../testing-only/examples.ts'
import { writeTrie } from '../testing-only/writeTrie.ts'
import { judgeWitnesses } from '../witness/judgeWitnesses.ts'
import type { Evidence, NodeTestimony, Told } from '../witness/types.ts'
import { writeFact } from '../witness/writeFact.ts'
import { hashBlockHeader } from './hashBlockHeader.ts'
import { listSlot, safeLayout, safeProofSlots } from './safeLayout.ts'
import { verifyStorageProof } from './verifyStorageProof.ts'

const ada = getAddress(`0x${'ad'.repeat(20)}`)
const singleton = getAddress(`0x${'51'.repeat(20)}`)
const codeHash = keccak256('0x60')
const word = (value: string): Hex => `0x${value.replace('0x', '').padStart(64, '0')}`
const rlp = (value: Hex) => toRlp(value)

/** The slots of a Safe that has executed once, its guard and its handler set and taken away again. */
const slots: readonly (readonly [Hex, Hex])[] = [
  [safeLayout.singleton, rlp(singleton)],
  [safeLayout.guard, rlp('0x')],
  [safeLayout.fallbackHandler, rlp('0x')],
  [safeLayout.ownerCount, rlp('0x01')],
  [safeLayout.threshold, rlp('0x01')],
  [safeLayout.nonce, rlp('0x01')],
  [listSlot('owners', listSentinel), rlp(ada)],
  [listSlot('owners', ada), rlp('0x01')],
  [listSlot('modules', listSentinel), rlp('0x01')],
]

/** A block with this Safe in it, as a node with such leaves states and proves it. */
function stateOf(written: typeof slots) {
  const storage = writeTrie(written)
  const account = toRlp(['0x01', '0x', storage.root, codeHash])
  const accounts = writeTrie([
    [exampleSafe.address, account],
    [ada, toRlp(['0x', '0x01', storage.root, codeHash])],
  ])
  const zero = word('0x')
  const header = {
    ...{ parentHash: zero, sha3Uncles: zero, miner: zeroAddress, stateRoot: accounts.root },
    ...{ transactionsRoot: zero, receiptsRoot: zero, logsBloom: `0x${'00'.repeat(256)}` },
    ...{ difficulty: '0x0', number: '0x7', gasLimit: '0x1', gasUsed: '0x0', timestamp: '0x1' },
    ...{ extraData: '0x', mixHash: zero, nonce: '0x0000000000000000' },
  }
  const evidence: Evidence = {
    header,
    proof: {
      accountProof: accounts.proofOf(exampleSafe.address),
      storageProof: safeProofSlots([ada]).map((key) => ({ key, proof: storage.proofOf(key) })),
    },
    singletonProof: null,
  }
  return { evidence, storage, hash: String(hashBlockHeader(header)) }
}

const { evidence, storage, hash } = stateOf(slots)
const said = (value: Address | number | readonly Address[]): Told => ({
  state: 'said',
  value: writeFact(value),
})
const node = (changes: Partial<NodeTestimony> = {}): NodeTestimony => ({
  blockHash: { state: 'said', value: hash },
  owners: said([ada]),
  threshold: said(1),
  nonce: said(1),
  guard: said(zeroAddress),
  handler: said(zeroAddress),
  evidence,
  ...changes,
})
const judge = (nodeOne: NodeTestimony, nodeTwo: NodeTestimony) =>
  judgeWitnesses(exampleSafe.address, {
    ...{ own: {}, gateway: {}, wallet: {}, signature: {} },
    ...{ nodeOne, nodeTwo },
  })
/** The same state, with a value that no engine writes. */
const unreadable = stateOf(
  slots.map(([key, value]) => [key, key === safeLayout.nonce ? '0x00' : value] as const),
)
const broken = (): NodeTestimony =>
  node({
    evidence: unreadable.evidence,
    blockHash: { state: 'said', value: unreadable.hash },
  })
const bent = (): NodeTestimony => {
  const { proof } = evidence
  return node({ evidence: { ...evidence, proof: proof && { ...proof, accountProof: [] } } })
}

describe('a node that keeps empty leaves', () => {
  it('R-OP-2 proves that a slot with nothing in its leaf holds zero', () => {
    const proof = storage.proofOf(safeLayout.guard)
    expect(verifyStorageProof(storage.root, safeLayout.guard, proof)).toBe(word('0x'))
  })

  it.each(['0x00', '0x8100', '0x820001', '0xc0', '0x8080', '0x'] as const)(
    'R-OP-2 refuses a leaf that holds %s',
    (value) => {
      const key = safeLayout.nonce
      const trie = writeTrie([[key, value]])
      expect(() => verifyStorageProof(trie.root, key, trie.proofOf(key))).toThrow(InvalidProofError)
    },
  )

  it('R-OP-2 proves a Safe that has executed, with nobody named', () => {
    const { verdict, named, rows, isUnproven } = judge(node(), node())
    expect({ verdict, named, isUnproven }).toEqual({
      verdict: 'proven',
      named: [],
      isUnproven: false,
    })
    const proven = rows.filter(({ ground }) => ground === 'merkle').map(({ fact }) => fact)
    expect(proven).toEqual(expect.arrayContaining(['owners', 'nonce', 'guard', 'handler']))
  })

  it('R-OP-2 catches a node that lies about it', () => {
    const { verdict, named } = judge(node(), node({ nonce: said(2) }))
    expect({ verdict, named }).toEqual({ verdict: 'mismatch', named: ['nodeTwo'] })
  })
})

describe('proofs that do not hold', () => {
  it('R-OP-2 of all who brought one could not be checked, and accuse nobody', () => {
    for (const nodes of [[broken(), broken()] as const, [bent(), bent()] as const]) {
      const { verdict, named, rows, isUnproven } = judge(...nodes)
      expect({ verdict, named, isUnproven }).toEqual({
        verdict: 'could not check',
        named: [],
        isUnproven: true,
      })
      expect(rows.find(({ fact }) => fact === 'blockHash')?.verdict).toBe('could not check')
    }
  })

  it('R-OP-2 of one alone, beside a node that proves nothing, accuse nobody', () => {
    const { verdict, named } = judge(bent(), { ...node(), evidence: undefined } as NodeTestimony)
    expect({ verdict, named }).toEqual({ verdict: 'could not check', named: [] })
  })

  it('R-OP-2 of one are a lie where another’s holds', () => {
    const { verdict, named, isUnproven } = judge(node(), bent())
    expect({ verdict, named, isUnproven }).toEqual({
      verdict: 'mismatch',
      named: ['nodeTwo'],
      isUnproven: false,
    })
  })

  it('R-OP-2 leave red what is red', () => {
    const lie = { ...bent(), nonce: said(2) }
    const { verdict, rows } = judge(bent(), lie)
    expect(verdict).toBe('mismatch')
    expect(rows.find(({ fact }) => fact === 'nonce')?.named).toEqual([])
  })
})
