import { expect, it } from 'vitest'
import { createRouteTable } from './createRouteTable.ts'

const find = createRouteTable([
  { path: '/api/*', limit: 'api' },
  { path: '/api/auth/*', limit: 'verify' },
  { path: '/api/auth/nonce', limit: 'nonce' },
])

it.each([
  ['/api/auth/nonce', 'nonce'],
  ['/api/auth/nonces', 'verify'],
  ['/api/auth/', 'verify'],
  ['/api/auth', 'api'],
  ['/api/other/deep', 'api'],
  ['/api/*', 'api'],
  ['/api', undefined],
  ['/', undefined],
  ['', undefined],
])('%s is registered as %s', (path, limit) => {
  expect(find(path)?.limit).toBe(limit)
})
