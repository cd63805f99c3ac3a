import { expect, it } from 'vitest'
import * as entry from './index.ts'

it('the entry exports these names and no others', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'InvalidTransactionError',
    'createTransactionStore',
    'followTransactions',
    'lookAtTransaction',
    'systemClock',
  ])
})
