import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyHex, runs } from '../testing-only/arbitraries.ts'
import { people, person } from '../testing-only/examples.ts'
import { judgeSignature } from './judgeSignature.ts'
import { judgeSignatures } from './judgeSignatures.ts'
import { normalizeWalletSignature } from './normalizeWalletSignature.ts'
import { serializeSignature } from './serializeSignature.ts'

const hash = `0x${'5a'.repeat(32)}` as const
const owners = people.slice(0, 3).map(({ address }) => address)
const context = { hash, version: '1.4.1', owners }
let signatures: readonly Hex[]

beforeAll(async () => {
  signatures = await Promise.all(people.map((someone) => someone.sign({ hash })))
})
const signature = (index: number): Hex => signatures[index] ?? '0x'
const verdict = async (claim: { signature: Hex; signer?: Address }, version = '1.4.1') => {
  const judgement = await judgeSignature({ ...context, version }, claim)
  return judgement.verdict === 'invalid' ? judgement.reason : judgement.verdict
}
const approval = (owner: Address) => serializeSignature({ kind: 'approvedHash', owner })

describe('judgeSignature', () => {
  it('R-GW-1 calls an owner’s signature valid, also when owners are spelt otherwise', async () => {
    expect(await verdict({ signature: signature(0), signer: person(0).address })).toBe('valid')
    const lower = owners.map((owner) => owner.toLowerCase() as Address) // the same addresses
    const judged = await judgeSignature({ ...context, owners: lower }, { signature: signature(1) })
    expect(judged).toMatchObject({ verdict: 'valid', signer: person(1).address })
  })

  it('R-GW-1 calls a stranger’s signature the signature of no owner', async () => {
    expect(await verdict({ signature: signature(3) })).toBe('notOwner')
    expect(await verdict({ signature: approval(person(3).address) })).toBe('notOwner')
  })

  it('R-GW-1 does not let one owner’s signature pass for another’s', async () => {
    expect(await verdict({ signature: signature(0), signer: person(1).address })).toBe(
      'otherSigner',
    )
  })

  it('R-GW-1 leaves approved hashes and contract signatures to the chain', async () => {
    const owner = person(0).address
    expect(await verdict({ signature: approval(owner) })).toBe('needsChain')
    const contract = serializeSignature({ kind: 'contract', owner, data: '0xbeef' })
    expect(await verdict({ signature: contract, signer: owner })).toBe('needsChain')
  })

  it('R-GW-1 counts a signed message from 1.1.0 on', async () => {
    const message = await person(0).signMessage({ message: { raw: hash } })
    const stored = serializeSignature(normalizeWalletSignature(message, 'ethSign'))
    expect(await verdict({ signature: stored })).toBe('valid')
    expect(await verdict({ signature: stored }, '1.0.0')).toBe('kindNotSupported')
    // Unmarked, it is somebody's signature, but nobody's we know.
    expect(await verdict({ signature: message })).toBe('notOwner')
  })

  it('R-GW-1 calls numbers that are no point of the curve malformed', async () => {
    expect(await verdict({ signature: `0x${'0'.repeat(128)}1b` })).toBe('malformed')
    expect(await verdict({ signature: `0x${'f'.repeat(128)}1b` })).toBe('malformed')
  })

  it('R-GW-1 calls no flipped bit of a valid signature valid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(65 * 8 - 1), async (bit) => {
        const changed = BigInt(signature(0)) ^ (1n << BigInt(bit))
        const bytes: Hex = `0x${changed.toString(16).padStart(130, '0')}`
        expect(await verdict({ signature: bytes, signer: person(0).address })).not.toBe('valid')
      }),
      { numRuns: runs(60, 520) },
    )
  })

  it('R-GW-1 has an answer for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(anyHex(300), async (bytes) => {
        expect(await verdict({ signature: bytes })).not.toBe('valid')
      }),
      { numRuns: runs(200, 5000) },
    )
  })
})

describe('judgeSignatures', () => {
  const judge = async (claims: readonly Hex[]) =>
    (
      await judgeSignatures(
        context,
        claims.map((bytes) => ({ signature: bytes })),
      )
    ).map((judged) => judged.verdict)

  it('R-GW-1 counts every owner once', async () => {
    expect(await judge([signature(0), signature(1), signature(0)])).toEqual([
      'valid',
      'valid',
      'duplicate',
    ])
  })

  it('R-GW-1 keeps the proven signature when an unproven claim of that owner comes first', async () => {
    expect(await judge([approval(person(0).address), signature(0)])).toEqual(['duplicate', 'valid'])
  })

  it('R-GW-1 does not count strangers and rubbish as duplicates', async () => {
    expect(await judge([signature(3), signature(3), '0x', '0x'])).toEqual([
      'notOwner',
      'notOwner',
      'invalid',
      'invalid',
    ])
  })
})
