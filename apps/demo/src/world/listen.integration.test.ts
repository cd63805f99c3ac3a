import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld } from './startWorld.ts'
import { createTestClient } from './testing/createTestClient.ts'
import type { World } from './types.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const post = (body: string) => fetch(world.chains[0].url, { method: 'POST', body })

test('a batch is answered in order', async () => {
  const client = createTestClient(world.chains[0], { transport: { batch: { wait: 5 } } })
  const [id, number, gasPrice] = await Promise.all([
    client.getChainId(),
    client.getBlockNumber(),
    client.getGasPrice(),
  ])
  expect(id).toBe(31337)
  expect(number).toBeGreaterThan(0n)
  expect(gasPrice).toBeGreaterThan(0n)
})

test('an unknown method is a JSON-RPC error', async () => {
  const response = await post('{"jsonrpc":"2.0","id":5,"method":"eth_nothing","params":[]}')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ id: 5, error: { code: -32004 } })
})

test('only POST is understood', async () => {
  expect((await fetch(world.chains[0].url)).status).toBe(405)
})

test('a body above 10 MiB is refused', async () => {
  const response = await post(`"${'a'.repeat(10 * 1024 * 1024)}"`).catch(() => undefined)
  // The answer can be lost when the node hangs up while the client is still sending.
  expect(response?.status ?? 413).toBe(413)
  expect((await post('{"id":1,"method":"eth_chainId"}')).status).toBe(200)
})

test('a client that hangs up in the middle does no harm', async () => {
  const { url } = world.chains[0]
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"id":', () => {
        socket.destroy()
        resolve()
      })
    })
  })
  expect((await post('{"id":1,"method":"eth_chainId"}')).status).toBe(200)
})
