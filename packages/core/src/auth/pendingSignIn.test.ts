import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/testPage.ts'
import {
  forgetPendingSignIn,
  type PendingSignIn,
  readPendingSignIn,
  rememberPendingSignIn,
} from './pendingSignIn.ts'

const pending: PendingSignIn = {
  address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
  chainId: 1,
  message: 'sign in',
  kind: 'shared',
  hash: `0x${'ab'.repeat(32)}`,
}

it('R-AUTH-6 is there after a reload, for the same Safe only, until it is forgotten', () => {
  const page = { storage: memoryStorage(), window: undefined }
  expect(readPendingSignIn(page, pending)).toBeUndefined()
  rememberPendingSignIn(page, pending)
  expect(readPendingSignIn(page, pending)).toEqual(pending)
  expect(readPendingSignIn(page, { ...pending, chainId: 2 })).toBeUndefined()
  const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(readPendingSignIn(page, { ...pending, address: other })).toBeUndefined()
  forgetPendingSignIn(page)
  expect(readPendingSignIn(page, pending)).toBeUndefined()
})

it.each(['', '{', 'null', '7', '{}', JSON.stringify({ ...pending, hash: '0x12' })])(
  'storage with %j counts as none',
  (text) => {
    const storage = memoryStorage({ 'countersign.pendingSignIn': text })
    expect(readPendingSignIn({ storage, window: undefined }, pending)).toBeUndefined()
  },
)
