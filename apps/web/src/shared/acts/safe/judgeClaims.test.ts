import type { Claim } from '@countersign/judge'
import { hashSafeTransaction, type SafeTransaction, serializeSignature } from '@countersign/safe'
import { type Address, createClient, custom, type Hex, numberToHex, toHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { judgeClaims } from './judgeClaims.ts'

const ada = privateKeyToAccount(toHex(1, { size: 32 }))
const vault: Address = '0x00000000000000000000000000000000000000c1'
const safe = {
  chainId: 1,
  address: '0x00000000000000000000000000000000000000a1',
  version: '1.4.1',
} as const
const transaction: SafeTransaction = {
  ...{ to: vault, value: 1n, data: '0x', operation: 0, nonce: 3n },
  ...{
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  },
}
const hashes = hashSafeTransaction(safe, transaction)
const checked = { safe, owners: [ada.address, vault], threshold: 2, transaction, hashes }

/** A chain on which hashes are approved, and no contract knows a signature. */
let asked = 0
const client = createClient({
  transport: custom({
    request: async ({ params }: { params: [{ to?: Hex }] }) => {
      asked += 1
      return numberToHex(params[0].to === safe.address ? 1 : 0, { size: 32 })
    },
  }),
})

const approved = (signer: Address): Claim => ({
  signer,
  signature: serializeSignature({ kind: 'approvedHash', owner: signer }),
})
const garbage = (signer: Address, data: Hex = '0x1234'): Claim => ({
  signer,
  signature: serializeSignature({ kind: 'contract', owner: signer, data }),
})
const kindsOf = async (claims: readonly Claim[]) =>
  (await judgeClaims(client, checked, claims)).map(({ signature }) => signature.kind)

describe('judgeClaims', () => {
  it('R-ERR-4 a bad signature in an owner’s name takes nothing from their good one', async () => {
    const own = { signer: ada.address, signature: await ada.sign({ hash: hashes.safeTxHash }) }
    const forged = {
      signer: ada.address,
      signature: await ada.sign({ hash: toHex(7, { size: 32 }) }),
    }
    expect(await kindsOf([own, forged])).toEqual(['ecdsa'])
    expect(await kindsOf([forged, garbage(ada.address), own])).toEqual(['ecdsa'])
    expect(await kindsOf([garbage(vault), approved(vault)])).toEqual(['approvedHash'])
    expect(await kindsOf([approved(vault), garbage(vault)])).toEqual(['approvedHash'])
    expect(await kindsOf([garbage(vault)])).toEqual([])
  })

  it('R-ERR-4 every owner counts once, by what proves itself if there is such', async () => {
    const own = { signer: ada.address, signature: await ada.sign({ hash: hashes.safeTxHash }) }
    expect(await kindsOf([approved(ada.address), own, own, approved(vault)])).toEqual([
      'ecdsa',
      'approvedHash',
    ])
  })

  it('R-ERR-4 the chain is asked about few of many in one owner’s name', async () => {
    asked = 0
    const many = Array.from({ length: 500 }, (_, index) =>
      garbage(vault, toHex(index, { size: 2 })),
    )
    expect(await kindsOf([approved(vault), ...many])).toEqual(['approvedHash'])
    expect(asked).toBeLessThanOrEqual(4)
  })
})
