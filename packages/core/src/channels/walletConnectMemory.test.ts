import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/testPage.ts'
import { forgetSession, rememberedSession, rememberSession } from './walletConnectMemory.ts'

const KEY = 'countersign.walletConnect'

it('R-CON-2 remembers the last session and its chain', () => {
  const storage = memoryStorage()
  rememberSession(storage, { topic: 'a', chainId: 1 })
  rememberSession(storage, { topic: 'b', chainId: 2 })
  expect(rememberedSession(storage)).toEqual({ topic: 'b', chainId: 2 })
})

it('R-CON-2 forgets a session, but not the one that took its place', () => {
  const storage = memoryStorage()
  rememberSession(storage, { topic: 'b', chainId: 2 })
  forgetSession(storage, 'a')
  expect(rememberedSession(storage)?.topic).toBe('b')
  forgetSession(storage, 'b')
  expect(rememberedSession(storage)).toBeUndefined()
})

it.each(['', '{', 'null', '"b"', '[]', '{"topic":1,"chainId":1}', '{"topic":"b","chainId":"1"}'])(
  'R-CON-2 takes %j in the storage for nothing',
  (text) => {
    expect(rememberedSession(memoryStorage({ [KEY]: text }))).toBeUndefined()
  },
)
