import { hashSafeMessage } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { exampleMessage } from './exampleMessage.ts'
import { judgeSignature } from './judgeSignature.ts'

const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const safe = { chainId: 31337, address, version: '1.4.1' } as const
const write = (text: string) =>
  exampleMessage({ appName: 'Countersign', chainId: 31337, safe: address, text })
const { safeMessageHash } = hashSafeMessage(safe, write('Hello'))

describe('judgeSignature', () => {
  it.each([
    ['the same text', 'Hello', 'same'],
    ['another text', 'Hello!', 'other'],
  ])('R-FRAME-1 %s', (_, text, verdict) => {
    const answer = { kind: 'shared', messageHash: safeMessageHash } as const
    expect(judgeSignature(safe, write(text), answer)).toBe(verdict)
  })

  it('says nothing where the host gave no hash of a message', () => {
    const signed = { kind: 'signed', messageHash: undefined, signature: '0x12' } as const
    const proposed = { kind: 'proposed', safeTxHash: safeMessageHash } as const
    expect(judgeSignature(safe, write('Hello'), signed)).toBe('unsaid')
    expect(judgeSignature(safe, write('Hello'), proposed)).toBe('unsaid')
  })
})
