import { buildSafeState } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { movedFeeds } from './movedFeeds.ts'

const before = buildSafeState({
  txQueuedTag: '1',
  txHistoryTag: '1',
  messagesTag: null,
  collectiblesTag: '1',
})

it('asks again only for what has moved', () => {
  expect(movedFeeds(before, before)).toEqual(new Set())
  expect(movedFeeds(before, { ...before, messagesTag: '5' })).toEqual(
    new Set(['getMessages', 'getMessage']),
  )
  expect(movedFeeds(before, { ...before, txHistoryTag: '2' })).toContain('getBalances')
  expect(movedFeeds(before, { ...before, txQueuedTag: '2' })).not.toContain('getBalances')
})
