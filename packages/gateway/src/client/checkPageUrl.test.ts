import { describe, expect, it } from 'vitest'
import { getIncomingTransfers } from '../calls/getIncomingTransfers.ts'
import { getTransactionHistory } from '../calls/getTransactionHistory.ts'
import { GatewayOriginError } from '../errors.ts'
import { checkPageUrl } from './checkPageUrl.ts'

const base = new URL('https://gateway.test/base')
const history = 'https://gateway.test/v1/chains/1/safes/0x1/transactions/history'

describe('checkPageUrl', () => {
  it.each([
    history,
    `${history}/`,
    `${history}?cursor=limit%3D20%26offset%3D20&trusted=true`,
    history.replace('/v1', '/base/v1'),
  ])('R-GW-1 takes %s', (url) => {
    expect(checkPageUrl(base, getTransactionHistory, url).href).toBe(url)
  })

  it('R-GW-1 takes a page of a call whose own address ends in a slash, without it', () => {
    const url = 'https://gateway.test/v1/chains/1/safes/0x1/incoming-transfers?cursor=x'
    expect(checkPageUrl(base, getIncomingTransfers, url).href).toBe(url)
  })

  it.each([
    ['another host', history.replace('gateway.test', 'evil.test')],
    ['a host that only begins alike', history.replace('gateway.test', 'gateway.test.evil.test')],
    ['another port', history.replace('gateway.test', 'gateway.test:8443')],
    ['another scheme', history.replace('https', 'http')],
    ['a name and password', history.replace('https://', 'https://gateway.test:x@')],
    ['another route of ours', 'https://gateway.test/api/auth/logout'],
    ['a route that climbs', `${history}/../../../../../../../api/auth/logout`],
    ['another call', history.replace('history', 'queued')],
    ['a relative address', '/v1/chains/1/safes/0x1/transactions/history'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'next'],
    ['nothing', ''],
    ['an address without end', `${history}?x=${'a'.repeat(5000)}`],
  ])('R-GW-1 refuses %s', (_, url) => {
    expect(() => checkPageUrl(base, getTransactionHistory, url)).toThrow(GatewayOriginError)
  })
})
