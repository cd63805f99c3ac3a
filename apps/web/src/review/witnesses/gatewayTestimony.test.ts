import { buildMultisigExecution, buildTransactionDetails } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { gatewayTestimony } from './gatewayTestimony.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const other = `0x${'cd'.repeat(32)}` as const
const details = buildTransactionDetails({
  detailedExecutionInfo: buildMultisigExecution({ safeTxHash: hash, confirmationsRequired: 3 }),
})
const said = (value: string) => ({ state: 'said', value })

it('R-GW-1 is what the gateway says of the hash, the owners and how many must sign', () => {
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') throw new Error('nobody signs this')
  const owners = info.signers.map(({ value }) => value.toLowerCase()).toSorted()
  expect(gatewayTestimony(details, `multisig_0x12_${hash}`)).toMatchObject({
    safeTxHash: said(hash),
    owners: said(owners.join(' ')),
    threshold: said('3'),
  })
})

it.each([hash, hash.toUpperCase().replace('X', 'x'), 'anything'])(
  'R-GW-1 is one hash for who asked for %s',
  (id) => {
    expect(gatewayTestimony(details, id).safeTxHash).toEqual(said(hash))
  },
)

it('R-GW-1 is no hash at all when another transaction was asked for', () => {
  expect(gatewayTestimony(details, `multisig_0x12_${other}`).safeTxHash).toEqual(
    said(`${hash} ${other}`),
  )
})
