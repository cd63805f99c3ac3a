import { getMessage } from '@countersign/gateway'
import { answer, buildMessage, createFakeGateway, refuse } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { readCosigners } from './readCosigners.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const place = { chainId: 1, hash }

describe('R-AUTH-6 co-signers', () => {
  it.each([
    [{ preparedSignature: null }, { signed: 1, needed: 2 }],
    [{ preparedSignature: '0x' }, { signed: 1, needed: 2 }],
    [
      { confirmationsSubmitted: 2, preparedSignature: '0x12' },
      { signed: 2, needed: 2, signature: '0x12' },
    ],
  ] as const)('are counted by the gateway: %j', async (changes, expected) => {
    const gateway = createFakeGateway([answer(getMessage, buildMessage(changes))])
    expect(await readCosigners(gateway, place)).toEqual(expected)
    expect(String(gateway.requests[0]?.url)).toContain(`/v1/chains/1/messages/${hash}`)
  })

  it('are unknown where the message is', async () => {
    const gateway = createFakeGateway([refuse(getMessage, 404, 'Not found')])
    await expect(readCosigners(gateway, place)).rejects.toThrow()
  })
})
