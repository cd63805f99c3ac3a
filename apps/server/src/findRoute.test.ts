import { expect, it } from 'vitest'
import { findRoute } from './findRoute.ts'
import { requestPath } from './http/routing/requestPath.ts'

it.each([
  ['/api/rpc/1', 'rpc', 'rpc', undefined],
  ['/api/rpc/1?x', 'rpc', 'rpc', undefined],
  ['/api/%72pc/1', 'rpc', 'rpc', undefined],
  ['/%61pi/rpc/1', 'rpc', 'rpc', undefined],
  ['http://localhost/api/rpc/1', 'rpc', 'rpc', undefined],
  ['/rpc/1', 'walletRpc', 'walletRpc', undefined],
  ['/%72pc/1', 'walletRpc', 'walletRpc', undefined],
  ['/api/auth/nonce', 'api', 'nonce', 16_384],
  ['/api/auth/verify', 'verify', 'verify', 16_384],
  ['/api/auth/verify?x', 'verify', 'verify', 16_384],
  ['/api/auth/verify#x', 'verify', 'verify', 16_384],
  ['/api/auth/session', 'api', 'api', 16_384],
  ['/api/config', 'api', 'api', undefined],
  ['/v1/chains', 'gateway', 'gateway', undefined],
  ['/v2/chains', 'gateway', 'gateway', undefined],
  ['/api/media/1/0x/1', 'media', 'gateway', undefined],
  ['/metrics', undefined, 'probe', undefined],
  ['/v1', undefined, undefined, undefined],
  ['/', undefined, undefined, undefined],
  ['/healthz', undefined, undefined, undefined],
  ['/readyz', undefined, undefined, undefined],
  ['/assets/app.js', undefined, undefined, undefined],
  ['*', undefined, undefined, undefined],
  ['/%', undefined, undefined, undefined],
  ['/%ff', undefined, undefined, undefined],
  ['', undefined, undefined, undefined],
])('%s costs %s, counts as %s, and its body may have %s bytes', (url, cost, limit, bytes) => {
  const route = findRoute(requestPath(url))
  expect(route?.cost).toBe(cost)
  expect(route?.limit).toBe(limit)
  expect(route?.maxBodyBytes).toBe(bytes)
})
