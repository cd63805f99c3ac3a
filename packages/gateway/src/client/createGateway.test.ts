import { describe, expect, it } from 'vitest'
import { getChain } from '../calls/getChain.ts'
import { GatewayParameterError } from '../errors.ts'
import { buildChain } from '../testing/index.ts'
import { createGateway } from './createGateway.ts'

describe('createGateway', () => {
  it.each([
    '',
    'gateway.test',
    '/gateway',
    'ftp://x.test',
    'javascript:alert(1)',
    'https://user:pass@x.test',
  ])('R-GW-1 refuses the base address %j', (baseUrl) => {
    expect(() => createGateway({ baseUrl })).toThrow(GatewayParameterError)
  })

  it('R-GW-1 asks without cookies and without saying where from', async () => {
    const asked: (RequestInit | undefined)[] = []
    const gateway = createGateway({
      baseUrl: 'https://gateway.test',
      fetch: async (_, init) => {
        asked.push(init)
        return Response.json(buildChain())
      },
    })
    await gateway.call(getChain, { chainId: '1' })
    expect(asked[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('R-GW-1 calls fetch as a function, not as a method: browsers refuse that', async () => {
    let self: unknown = 'not called'
    const gateway = createGateway({
      baseUrl: 'https://gateway.test',
      fetch: async function (this: unknown) {
        self = this
        return Response.json(buildChain())
      },
    })
    await gateway.call(getChain, { chainId: '1' })
    expect(self).toBeUndefined()
  })
})
