import { addressOf, buildModuleExecution, buildTransaction } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { needsYou } from './needsYou.ts'

const waiting = buildTransaction() // 2 and 3 have not signed

it.each([
  ['has not signed', waiting, addressOf(2), 'sign'],
  ['has signed', waiting, addressOf(1), null],
  ['is nobody', waiting, undefined, null],
  ['can execute', buildTransaction({ txStatus: 'AWAITING_EXECUTION' }), addressOf(1), 'execute'],
  [
    'a module did it',
    buildTransaction({ executionInfo: buildModuleExecution() }),
    addressOf(2),
    null,
  ],
] as const)('somebody who %s', (_, transaction, me, need) => {
  expect(needsYou(transaction, me)).toBe(need)
})
