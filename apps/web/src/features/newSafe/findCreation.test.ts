import { newEntry } from '@countersign/outbox'
import { expect, it } from 'vitest'
import { findCreation } from './findCreation.ts'

const factory = `0x${'f'.repeat(40)}` as const
const me = `0x${'1'.repeat(40)}` as const
const creation = { to: factory, data: '0xabcd' } as const
const act = (id: string, createdAt: number, changes: { chainId?: number; data?: `0x${string}` }) =>
  newEntry({
    ...{ id, createdAt, chainId: changes.chainId ?? 1, account: me },
    ...{ kind: 'wallet', description: '' },
    call: { to: factory, value: '0', data: changes.data ?? creation.data },
  })

it('R-TX-4 finds what was begun for a Safe by the very call, on its network, the latest', () => {
  const acts = [
    act('later', 2, {}),
    act('first', 1, {}),
    act('elsewhere', 3, { chainId: 2 }),
    act('another Safe', 4, { data: '0xabce' }),
  ]
  expect(findCreation(acts, 1, { creation })?.id).toBe('later')
  expect(findCreation(acts, 2, { creation })?.id).toBe('elsewhere')
  expect(findCreation(acts, 3, { creation })).toBeUndefined()
})
