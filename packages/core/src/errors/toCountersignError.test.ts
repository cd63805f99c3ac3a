import fc from 'fast-check'
import { UserRejectedRequestError } from 'viem'
import { describe, expect, it } from 'vitest'
import { CountersignError } from './base.ts'
import { InvalidAnswerError } from './connection.ts'
import { isUnknownChain, toCountersignError } from './toCountersignError.ts'

describe('toCountersignError', () => {
  it.each<[string, unknown, string]>([
    ['R-ERR-1 code 4001', { code: 4001, message: 'x' }, 'rejected'],
    ['R-ERR-1 code 4001 as text', { code: '4001' }, 'rejected'],
    ["R-ERR-1 viem's class", new UserRejectedRequestError(new Error('no')), 'rejected'],
    ['R-ERR-1 in cause', new Error('outer', { cause: { code: 4001 } }), 'rejected'],
    [
      'R-ERR-1 in data.originalError',
      { code: -32603, data: { originalError: { code: 4001 } } },
      'rejected',
    ],
    ['R-ERR-1 in error', { error: { code: 4001 } }, 'rejected'],
    [
      'R-ERR-1 in info.error',
      { code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } },
      'rejected',
    ],
    ['R-ERR-1 ACTION_REJECTED', { code: 'ACTION_REJECTED' }, 'rejected'],
    ['R-ERR-1 WalletConnect 5000', { code: 5000, message: 'User rejected.' }, 'rejected'],
    ['R-ERR-1 modal closed', new Error('User closed modal'), 'rejected'],
    ['R-ERR-1 accounts received is empty', new Error('accounts received is empty'), 'rejected'],
    ['R-ERR-1 words alone', 'user rejected transaction', 'rejected'],
    ['R-ERR-2 code -32002', { code: -32002 }, 'pending'],
    ['R-ERR-2 nested', { code: -32603, data: { originalError: { code: -32002 } } }, 'pending'],
    ['R-ERR-2 -32001', { code: -32001, message: 'Already processing connect.' }, 'pending'],
    [
      'R-ERR-2 4001 that is nobody’s no',
      { code: 4001, message: 'please request after current approval resolve' },
      'pending',
    ],
    [
      'R-ERR-2 words alone',
      "Request of type 'wallet_addEthereumChain' already pending for origin.",
      'pending',
    ],
    [
      '-32001 that is something else',
      { code: -32001, message: 'Resource not found' },
      'walletFailed',
    ],
    ['4100', { code: 4100 }, 'unauthorized'],
    ['4200', { code: 4200 }, 'unsupportedMethod'],
    ['-32601', { code: -32601 }, 'unsupportedMethod'],
    ['a blocked popup', new Error('Pop up window failed to open'), 'popupBlocked'],
    ['anything else', new Error('boom'), 'walletFailed'],
    ['nothing', undefined, 'walletFailed'],
  ])('%s', (_, thrown, kind) => {
    expect(toCountersignError(thrown).kind).toBe(kind)
  })

  it('keeps one of ours as it is, also inside a wrapping', () => {
    const ours = new InvalidAnswerError('x')
    expect(toCountersignError(ours)).toBe(ours)
    expect(toCountersignError(new Error('outer', { cause: ours }))).toBe(ours)
  })

  it('R-ERR-4 gives a sentence for people, the technical text beside it, and the cause', () => {
    const thrown = new Error('0xdeadbeef')
    const error = toCountersignError(thrown)
    expect(error.message).toMatch(/^[A-Z].+\.$/)
    expect(error.details).toContain('0xdeadbeef')
    expect(error.cause).toBe(thrown)
  })

  it('R-ERR-4 takes anything at all without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (thrown) => {
        expect(toCountersignError(thrown)).toBeInstanceOf(CountersignError)
        isUnknownChain(thrown)
      }),
    )
  })

  it.each([
    [{ code: 4902 }, true],
    [{ code: -32603, data: { originalError: { code: 4902 } } }, true],
    [
      new Error(
        'Unrecognized chain ID "0x2". Try adding the chain using wallet_addEthereumChain first.',
      ),
      true,
    ],
    [{ code: 4001 }, false],
    [new Error('boom'), false],
  ])('R-CON-3 %o means an unknown chain: %s', (thrown, expected) => {
    expect(isUnknownChain(thrown)).toBe(expected)
  })
})
