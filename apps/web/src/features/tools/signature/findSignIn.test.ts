import { createSignInMessage } from '@countersign/siwe'
import { expect, it } from 'vitest'
import { findSignIn } from './findSignIn.ts'

const message = createSignInMessage({
  domain: 'bank.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://bank.example',
  chainId: 1,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-03-01T12:00:00.000Z',
})

it.each([
  [message, 'bank.example'],
  [`  ${message.split('\n')[0]}\nand so on`, 'bank.example'],
  ['Hello', null],
  ['', null],
])('%j', (text, domain) => {
  expect(findSignIn(text)).toBe(domain)
})
