import fc from 'fast-check'
import type { Address, Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeMultiSend } from '../batch/encodeMultiSend.ts'
import { hashSafeTransaction } from '../hashes/hashSafeTransaction.ts'
import { serializeSignature } from '../signatures/serializeSignature.ts'
import { anyTransaction, runs } from '../testing-only/arbitraries.ts'
import { exampleSafe, exampleTransaction, people, person } from '../testing-only/examples.ts'
import { changeLeaf, flipBit, leafPaths } from '../testing-only/lies.ts'
import { stateDecoding } from '../testing-only/stateDecoding.ts'
import type { SafeTransaction } from '../types.ts'
import { type ProofClaims, prove } from './prove.ts'

const owners = people.slice(0, 3).map(({ address }) => address)

/** Everything that an honest gateway, an honest chain and an honest wallet would say. */
async function truth(transaction: SafeTransaction): Promise<ProofClaims> {
  const { safeTxHash } = hashSafeTransaction(exampleSafe, transaction)
  const confirmation = async (index: number) => ({
    signer: person(index).address,
    signature: await person(index).sign({ hash: safeTxHash }),
  })
  return {
    safe: exampleSafe,
    transaction,
    gateway: {
      safeTxHash,
      transaction: {
        ...Object.fromEntries(
          Object.entries(transaction).map(([field, value]) => [
            field,
            typeof value === 'bigint' ? String(value) : value,
          ]),
        ),
        nonce: Number(transaction.nonce),
      },
      decoding: stateDecoding(transaction.data),
      confirmations: [await confirmation(0), await confirmation(1)],
    },
    chain: { safeTxHash, owners },
    signer: {
      address: person(2).address,
      signature: await person(2).sign({ hash: safeTxHash }),
    },
  }
}

const batchTransaction: SafeTransaction = {
  ...exampleTransaction,
  operation: 1,
  data: encodeMultiSend([
    { to: exampleTransaction.to, value: 0n, data: exampleTransaction.data, operation: 0 },
    { to: exampleTransaction.to, value: 5n, data: '0x', operation: 0 },
  ]),
}

let claims: ProofClaims
let batchClaims: ProofClaims
beforeAll(async () => {
  claims = await truth(exampleTransaction)
  batchClaims = await truth(batchTransaction)
})

const row = async (changed: ProofClaims, subject: string) => {
  const proof = await prove(changed)
  const found = proof.rows.find((one) => one.subject === subject)
  return `${proof.verdict} | ${found?.verdict}: ${found?.reason}`
}
const withGateway = (change: object): ProofClaims => ({
  ...claims,
  gateway: claims.gateway && { ...claims.gateway, ...change },
})
const withChain = (change: object): ProofClaims => ({
  ...claims,
  chain: claims.chain && { ...claims.chain, ...change },
})

describe('prove', () => {
  it('R-GW-1 proves the truth, with a reason for every row', async () => {
    const proof = await prove(claims)
    expect(proof.verdict).toBe('proven')
    expect(proof.hashes?.safeTxHash).toBe(claims.chain?.safeTxHash)
    expect(proof.rows.map(({ subject, reason }) => `${subject}: ${reason}`)).toEqual([
      'ownHash: computed',
      'gatewayHash: equal',
      'gateway.to: equal',
      'gateway.value: equal',
      'gateway.data: equal',
      'gateway.operation: equal',
      'gateway.safeTxGas: equal',
      'gateway.baseGas: equal',
      'gateway.gasPrice: equal',
      'gateway.gasToken: equal',
      'gateway.refundReceiver: equal',
      'gateway.nonce: equal',
      'gateway.decoding: sameBytes',
      'chainHash: equal',
      'signer: signedByOwner',
      'confirmation.0: signedByOwner',
      'confirmation.1: signedByOwner',
    ])
    expect((await prove(batchClaims)).verdict).toBe('proven')
  })

  it('R-GW-1 proves any honest transaction', async () => {
    const small = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) })
    await fc.assert(
      fc.asyncProperty(anyTransaction, small, async (transaction, nonce) => {
        // Random calldata has no decoding, so the gateway states none.
        expect((await prove(await truth({ ...transaction, nonce }))).verdict).toBe('proven')
      }),
      { numRuns: runs(20, 500) },
    )
  })

  it('R-GW-1 never proves a gateway that changed one bit anywhere', async () => {
    const seen = new Set<string>()
    for (const honest of [claims, batchClaims]) {
      for (const path of leafPaths(honest.gateway)) {
        seen.add(path.filter((key) => typeof key === 'string').join('.'))
        for (const bit of fc.sample(fc.nat(), runs(4, 200))) {
          const gateway = changeLeaf(honest.gateway, path, (leaf) => flipBit(leaf, bit))
          // The changed claim has the shape of the honest one.
          const { verdict } = await prove({ ...honest, gateway: gateway as ProofClaims['gateway'] })
          expect(verdict, `${path.join('.')} ${bit}`).not.toBe('proven')
        }
      }
    }
    // The places that were lied about include every kind the gateway can lie about.
    for (const place of [
      'safeTxHash',
      'transaction.to',
      'transaction.value',
      'transaction.data',
      'transaction.operation',
      'transaction.nonce',
      'transaction.safeTxGas',
      'confirmations.signer',
      'confirmations.signature',
      'decoding.method',
      'decoding.parameters.value',
      'decoding.parameters.valueDecoded.to',
      'decoding.parameters.valueDecoded.dataDecoded.parameters.value',
    ]) {
      expect(seen).toContain(place)
    }
  })

  it('R-GW-1 never proves a gateway that changes the transaction and its hash together', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(exampleTransaction)),
        fc.nat(),
        async (field, bit) => {
          const changed = changeLeaf(exampleTransaction, [field], (leaf) =>
            field === 'operation' ? 1 : flipBit(leaf, bit),
          )
          // One field was changed, within its kind.
          const transaction = changed as SafeTransaction
          // The screen shows the lie, and every hash fits it: the owners' signatures do not.
          const { safeTxHash } = hashSafeTransaction(exampleSafe, transaction)
          const lie: ProofClaims = {
            safe: exampleSafe,
            transaction,
            gateway: { safeTxHash, confirmations: claims.gateway?.confirmations ?? [] },
            chain: { safeTxHash, owners },
          }
          expect((await prove(lie)).verdict).toBe('mismatch')
        },
      ),
      { numRuns: runs(60, 2000) },
    )
  })

  it('R-GW-1 never proves a lying node or a wallet that signed something else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (bit) => {
        const chain = {
          ...claims.chain,
          safeTxHash: String(flipBit(claims.chain?.safeTxHash, bit)),
        }
        expect(await row(withChain(chain), 'chainHash')).toBe('mismatch | mismatch: different')
        const signature = flipBit(claims.signer?.signature, bit) as Hex // bytes with one bit changed
        const signer = { address: person(2).address, signature }
        expect((await prove({ ...claims, signer })).verdict).not.toBe('proven')
      }),
      { numRuns: runs(60, 2000) },
    )
  })

  it.each<[string, () => ProofClaims, string, string]>([
    [
      'no gateway',
      () => ({ ...claims, gateway: null }),
      'gatewayHash',
      'could not check | could not check: noAnswer',
    ],
    [
      'no chain',
      () => ({ ...claims, chain: null }),
      'chainHash',
      'could not check | could not check: noAnswer',
    ],
    [
      'no chain, so no owners',
      () => ({ ...claims, chain: null }),
      'signer',
      'could not check | could not check: ownersUnknown',
    ],
    [
      'no chain, so no owners to confirm',
      () => ({ ...claims, chain: null }),
      'confirmation.0',
      'could not check | could not check: ownersUnknown',
    ],
    [
      'no version',
      () => ({ ...claims, safe: { ...exampleSafe, version: null } }),
      'ownHash',
      'could not check | could not check: unknownVersion',
    ],
    [
      'an unknown version',
      () => ({ ...claims, safe: { ...exampleSafe, version: '9.0.0' } }),
      'ownHash',
      'could not check | could not check: unknownVersion',
    ],
    [
      'a version that hashes otherwise',
      () => ({ ...claims, safe: { ...exampleSafe, version: '1.1.1' } }),
      'gatewayHash',
      'mismatch | mismatch: different',
    ],
    [
      'another chain',
      () => ({ ...claims, safe: { ...exampleSafe, chainId: 1 } }),
      'chainHash',
      'mismatch | mismatch: different',
    ],
    [
      'no own hash to sign',
      () => ({ ...claims, safe: { ...exampleSafe, version: null } }),
      'signer',
      'could not check | could not check: noOwnHash',
    ],
    [
      'a transaction that cannot be',
      () => ({ ...claims, transaction: { ...exampleTransaction, value: -1n } }),
      'ownHash',
      'mismatch | could not check: invalidTransaction',
    ],
    [
      'a signer who is no owner',
      () => withChain({ owners: owners.slice(0, 2) }),
      'signer',
      'mismatch | mismatch: notOwner',
    ],
    [
      'a wallet that used another account',
      () => ({
        ...claims,
        signer: { address: person(0).address, signature: claims.signer?.signature ?? '0x' },
      }),
      'signer',
      'mismatch | mismatch: signedByOther',
    ],
    [
      'a wallet that answered rubbish',
      () => ({ ...claims, signer: { address: person(2).address, signature: '0x1234' } }),
      'signer',
      'mismatch | mismatch: malformedSignature',
    ],
    [
      'a confirmation without signature',
      () => withGateway({ confirmations: [{ signer: person(0).address, signature: null }] }),
      'confirmation.0',
      'could not check | could not check: noSignature',
    ],
    [
      'a confirmation of rubbish',
      () => withGateway({ confirmations: [{ signer: person(0).address, signature: '0x12' }] }),
      'confirmation.0',
      'mismatch | mismatch: malformedSignature',
    ],
    [
      'one confirmation twice',
      () =>
        withGateway({
          confirmations: [
            ...(claims.gateway?.confirmations ?? []),
            claims.gateway?.confirmations?.[0],
          ],
        }),
      'confirmation.2',
      'mismatch | mismatch: duplicate',
    ],
    [
      'a hash that is no text',
      () => withGateway({ safeTxHash: 5 }),
      'gatewayHash',
      'could not check | could not check: noAnswer',
    ],
    [
      'a hash with a space',
      () => withGateway({ safeTxHash: `${claims.gateway?.safeTxHash} ` }),
      'gatewayHash',
      'mismatch | mismatch: different',
    ],
    [
      'a nonce that JSON has rounded',
      () => ({
        ...withGateway({ transaction: { nonce: 2 ** 53 } }),
        transaction: { ...exampleTransaction, nonce: 2n ** 53n },
      }),
      'gateway.nonce',
      'mismatch | mismatch: different',
    ],
    [
      'owners that are no addresses',
      () => withChain({ owners: ['nobody'] }),
      'confirmation.0',
      'mismatch | could not check: ownersUnknown',
    ],
  ])('R-GW-1 says what is wrong with %s', async (_, changed, subject, expected) => {
    expect(await row(changed(), subject)).toBe(expected)
  })

  it('R-GW-1 takes null for no bytes and no coins, and absence for no claim', async () => {
    const plain = await truth({ ...exampleTransaction, data: '0x' })
    const stated = { data: null, value: null, gasToken: null }
    const proof = await prove({
      ...plain,
      gateway: plain.gateway && { ...plain.gateway, transaction: stated },
    })
    expect(proof.verdict).toBe('proven')
    expect(proof.rows.map(({ subject }) => subject)).not.toContain('gateway.gasToken')
  })

  it('R-GW-1 needs the chain’s word for approved hashes and contract signatures', async () => {
    const owner = person(0).address
    const approved = {
      confirmations: [
        { signer: owner, signature: serializeSignature({ kind: 'approvedHash', owner }) },
      ],
    }
    const judge = (vouched?: Record<Address, boolean>) => {
      const { gateway } = withGateway(approved)
      const { chain } = withChain({ vouched })
      return row({ ...claims, gateway, chain }, 'confirmation.0')
    }
    expect(await judge()).toBe('could not check | could not check: chainNotAsked')
    // The record's key is the address in another spelling.
    const key = owner.toLowerCase() as Address
    expect(await judge({ [key]: true })).toBe('proven | proven: vouchedByChain')
    expect(await judge({ [key]: false })).toBe('mismatch | mismatch: deniedByChain')
  })

  it('R-GW-1 leaves the signer out until there is one', async () => {
    const { signer, ...unsigned } = claims
    const proof = await prove(unsigned)
    expect(proof.verdict).toBe('proven')
    expect(proof.rows.map(({ subject }) => subject)).not.toContain('signer')
  })
})
