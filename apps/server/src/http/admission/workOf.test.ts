import { expect, it } from 'vitest'
import { workOf } from './workOf.ts'

it.each([
  ['/api/rpc/1', 'rpc'],
  ['/api/rpc/1?x', 'rpc'],
  ['/api/%72pc/1', 'rpc'],
  ['/%61pi/rpc/1', 'rpc'],
  ['http://localhost/api/rpc/1', 'rpc'],
  ['/api/auth/verify', 'verify'],
  ['/api/auth/session', 'api'],
  ['/api/config', 'api'],
  ['/v1/chains', 'gateway'],
  ['/v2/chains', 'gateway'],
  ['/api/media/1/0x/1', 'media'],
  ['/', undefined],
  ['/healthz', undefined],
  ['/readyz', undefined],
  ['/metrics', undefined],
  ['/assets/app.js', undefined],
  ['*', undefined],
  ['/%', undefined],
  ['/%ff', undefined],
  ['', undefined],
])('%s is %s', (url, work) => {
  expect(workOf(url)).toBe(work)
})
