import { describe, expect, it } from 'vitest'
import { lookAtSignIn } from './lookAtSignIn.ts'
import type { PendingSignIn } from './pendingSignIn.ts'

const shared: PendingSignIn = {
  address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
  chainId: 1,
  message: 'sign in',
  kind: 'shared',
  hash: `0x${'ab'.repeat(32)}`,
}
const proposed: PendingSignIn = { ...shared, kind: 'proposed' }

const host = (signature?: `0x${string}`, status = '') => ({
  getOffChainSignature: async () => signature,
  getTxBySafeTxHash: async () => ({ status, txHash: undefined }),
})

describe('R-AUTH-6 a sign-in with co-signers', () => {
  it('waits, and says how many have signed', async () => {
    const cosigners = async () => ({ signed: 1, needed: 2 })
    expect(await lookAtSignIn({ calls: host(), cosigners }, shared)).toEqual({
      found: 'waiting',
      cosigned: { signed: 1, needed: 2 },
    })
    expect(await lookAtSignIn({ calls: host() }, shared)).toEqual({ found: 'waiting' })
  })

  it('is signed as soon as the host or the gateway has the whole signature', async () => {
    const whole = { found: 'signed', signature: '0x12' }
    expect(await lookAtSignIn({ calls: host('0x12') }, shared)).toEqual(whole)
    const cosigners = async () => ({ signed: 2, needed: 2, signature: '0x12' as const })
    expect(await lookAtSignIn({ calls: host(), cosigners }, shared)).toEqual(whole)
  })

  it('survives a host or a gateway that fails', async () => {
    const failing = { ...host(), getOffChainSignature: () => Promise.reject(new Error('no')) }
    const cosigners = () => Promise.reject(new Error('no'))
    expect(await lookAtSignIn({ calls: failing, cosigners }, shared)).toEqual({ found: 'waiting' })
  })

  it.each([
    ['AWAITING_EXECUTION', { found: 'waiting' }],
    ['SUCCESS', { found: 'signed', signature: '0x' }],
    ['FAILED', { found: 'gone' }],
    ['CANCELLED', { found: 'gone' }],
  ])('proposed on the chain and %s', async (status, look) => {
    expect(await lookAtSignIn({ calls: host(undefined, status) }, proposed)).toEqual(look)
  })

  it('proposed on the chain, says how many have signed where the host tells', async () => {
    const cosigned = { signed: 1, needed: 2 }
    const getTxBySafeTxHash = async () => ({ status: '', txHash: undefined, cosigned })
    const calls = { ...host(), getTxBySafeTxHash }
    expect(await lookAtSignIn({ calls }, proposed)).toEqual({ found: 'waiting', cosigned })
  })
})
