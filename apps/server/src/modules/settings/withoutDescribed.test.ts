import { type ClearDescription, describeCall, readDescription } from '@countersign/safe'
import { expect, it } from 'vitest'
import { toServedDescription } from '../../config/toServedDescription.ts'
import type { ServedDescription } from '../../config/types.ts'
import { withoutDescribed } from './withoutDescribed.ts'

const ONE = `0x${'a1'.repeat(20)}` as const
const TWO = `0x${'b2'.repeat(20)}` as const
const GO = '0xb20e7344'
const STAY = '0x2f224282'
const WORD = '7'.padStart(64, '0')

type At = [chainId: number, address: string]

function served(owner: string, deployments: At[], functions: string[]): ServedDescription {
  const read = toServedDescription({
    context: {
      contract: { deployments: deployments.map(([chainId, address]) => ({ chainId, address })) },
    },
    metadata: { owner },
    display: { formats: Object.fromEntries(functions.map((key) => [key, { intent: owner }])) },
  })
  if (!read) throw new Error('It describes calls.')
  return read
}

const readAll = (list: readonly ServedDescription[]): ClearDescription[] =>
  list.flatMap(({ file }) => readDescription(file) ?? [])

it('R-GW-4 where both describe a call, the folder’s words are used', () => {
  // Written otherwise, and the same function of the same contract.
  const own = [served('Folder', [[5, ONE.toUpperCase().replace('0X', '0x')]], ['go(uint256 far)'])]
  const both = ['function go(uint256 distance)', 'stay(uint256 days)']
  const fetched = [
    served(
      'Elsewhere',
      [
        [5, ONE],
        [5, TWO],
        [6, ONE],
      ] as At[],
      both,
    ),
    served('Gone', [[5, ONE]], ['go(uint256)']),
  ]
  const kept = withoutDescribed(fetched, own)
  const known = readAll([...own, ...kept])
  const ownerOf = (chainId: number, to: typeof ONE | typeof TWO, selector: `0x${string}`) => {
    const call = { chainId, to, value: 0n, data: `${selector}${WORD}` as const }
    const { status, ...said } = describeCall(call, known)
    return 'owner' in said && status === 'described' ? said.owner : status
  }
  expect(ownerOf(5, ONE, GO)).toBe('Folder')
  expect(ownerOf(5, ONE, STAY)).toBe('Elsewhere')
  expect(ownerOf(5, TWO, GO)).toBe('Elsewhere')
  expect(ownerOf(6, ONE, GO)).toBe('Elsewhere')
  expect(kept.map(({ chainIds }) => chainIds)).toEqual([[5], [5, 6]])
})

it('R-GW-4 a list of which the folder has nothing stays as it is', () => {
  const fetched = [served('Elsewhere', [[5, TWO]], ['go(uint256 far)'])]
  expect(withoutDescribed(fetched, [served('Folder', [[5, ONE]], ['go(uint256)'])])).toEqual(
    fetched,
  )
})
