import {
  GatewayContractError,
  GatewayNetworkError,
  GatewayResponseError,
  GatewayTimeoutError,
} from '@countersign/gateway'
import { HttpRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeError } from './describeError.ts'

describe('describeError', () => {
  it.each([
    [new GatewayNetworkError('fetch failed'), 'error.network'],
    [new GatewayTimeoutError('too slow'), 'error.timeout'],
    [new GatewayResponseError('404: Not Found', 404, 404), 'error.notFound'],
    [new GatewayResponseError('400: Bad Request', 400, 400), 'error.refused'],
    [new GatewayResponseError('422: Invalid', 422, 422), 'error.refused'],
    [new GatewayResponseError('429: Slow down', 429, 429), 'error.busy'],
    [new GatewayResponseError('503: Service unavailable', 503, 503), 'error.server'],
    [new HttpRequestError({ url: 'http://node' }), 'error.chain'],
    [Object.assign(new Error('10 s'), { name: 'WalletTimeoutError' }), 'error.hostSilent'],
    [Object.assign(new Error('no'), { name: 'SafeHostError' }), 'error.hostFailed'],
    [Object.assign(new Error('no'), { name: 'InvalidAnswerError' }), 'error.host'],
    [new TypeError('x is undefined'), 'error.unexpected'],
    ['thrown text', 'error.unexpected'],
  ])('R-ERR-4 %s is %s', (error, word) => {
    expect(describeError(error).word).toBe(word)
  })

  it('R-ERR-4 keeps the technical text, with every place that differs', () => {
    const { word, technical } = describeError(
      new GatewayContractError('getSafe', ['owners: wrong']),
    )
    expect(word).toBe('error.content')
    expect(technical).toContain('GatewayContractError')
    expect(technical).toContain('owners: wrong')
  })
})
