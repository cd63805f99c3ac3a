import { expect, it } from 'vitest'
import * as siwe from './index.ts'

it('R-AUTH-1 exports exactly this', () => {
  expect(Object.keys(siwe)).toEqual([
    'createSignInMessage',
    'parseSignInMessage',
    'SignInMessageError',
    'SIGN_IN_LIMITS',
  ])
})
