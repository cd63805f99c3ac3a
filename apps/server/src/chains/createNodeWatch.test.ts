import { expect, it } from 'vitest'
import { UpstreamFailure } from '../errors/chainErrors.ts'
import { createLogger } from '../log/createLogger.ts'
import { createNode } from './createNode.ts'
import { createNodeWatch } from './createNodeWatch.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
const block = { number: '0x64', hash: `0x${'ab'.repeat(32)}`, timestamp: '0x1' }

it('R-OP-4 asks a node again that rested, though nobody else would', async () => {
  let time = 0
  let isAway = false
  const call = async () => {
    if (isAway) throw new UpstreamFailure('not-connected')
    return block
  }
  const nodes = ['primary', 'secondary'].map((name) =>
    createNode({
      upstream: { name, call: name === 'secondary' ? call : async () => block, close: () => {} },
      onAttempt: () => {},
      now: () => time,
    }),
  )
  const { look, heads } = createNodeWatch({ chainId: 1, nodes, logger })
  const phase = () => nodes[1]?.phase()
  isAway = true
  const limits = { connectTimeoutMs: 1_000, timeoutMs: 1_000 }
  for (let i = 0; i < 20; i++) {
    await nodes[1]?.ask({ method: 'eth_chainId', params: [], ...limits }).catch(() => {})
  }
  expect(phase()).toBe('open')
  isAway = false
  // While it rests it is left alone.
  await look()
  expect([phase(), heads()[1]]).toEqual(['open', undefined])
  time += 30_000
  await look()
  expect([phase(), heads()[1]?.number]).toEqual(['closed', 100])
})

it('R-OP-4 takes what is no block for no answer', async () => {
  const nodes = ['primary', 'secondary'].map((name) =>
    createNode({
      upstream: { name, call: async () => (name === 'primary' ? block : '0x1'), close: () => {} },
      onAttempt: () => {},
    }),
  )
  const { look, heads, order } = createNodeWatch({ chainId: 1, nodes, logger })
  await look()
  expect(heads().map((head) => head?.number)).toEqual([100, undefined])
  expect(order()).toBe(nodes)
})
