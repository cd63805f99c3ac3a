import { describe, expect, it } from 'vitest'
import { testChains } from '../testing/testChains.ts'
import { parseAccountPath } from './parseAccountPath.ts'

const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const lower = ADA.toLowerCase()
const upper = `0x${ADA.slice(2).toUpperCase()}`

describe('account in the path', () => {
  it.each([
    [`one:${ADA}`, 'found', `one:${ADA}`],
    [`two:${ADA}`, 'found', `two:${ADA}`],
    [`one:${lower}`, 'respelled', `one:${ADA}`],
    [`one:${upper}`, 'respelled', `one:${ADA}`],
    [`ONE:${ADA}`, 'respelled', `one:${ADA}`],
    [`one:0X${ADA.slice(2)}`, 'respelled', `one:${ADA}`],
    [ADA, 'respelled', `one:${ADA}`],
  ])('%s is %s', (text, status, path) => {
    expect(parseAccountPath(text, testChains)).toMatchObject({ status, account: { path } })
  })

  it.each([
    ['one:0x123', 'noAddress'],
    ['one:ada.eth', 'noAddress'],
    ['', 'noAddress'],
    ['one:', 'noAddress'],
    [`moon:${ADA}`, 'unknownChain'],
    [`:${ADA}`, 'unknownChain'],
    [`one:${ADA.replace('f39F', 'F39f')}`, 'badChecksum'],
  ])('%s is bad: %s', (text, reason) => {
    expect(parseAccountPath(text, testChains)).toMatchObject({ status: 'bad', reason })
  })
})
