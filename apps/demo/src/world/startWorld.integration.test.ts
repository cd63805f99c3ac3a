import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { chainDefinitions } from './definitions.ts'
import { startWorld } from './startWorld.ts'
import { startWorldChain } from './startWorldChain.ts'
import { createTestClient } from './testing/createTestClient.ts'
import type { WorldChain } from './types.ts'
import { WorldError } from './worldError.ts'

async function isListening(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  )
}

async function occupyPort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server on a TCP port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return { port, free: () => new Promise((resolve) => server.close(resolve)) }
}

test('listens on the ports it is given', async () => {
  const [a, b] = [await occupyPort(), await occupyPort()]
  await Promise.all([a.free(), b.free()])
  const own = await startWorld({ ports: [a.port, b.port] })
  try {
    expect(own.chains.map(({ url }) => url)).toEqual([
      `http://127.0.0.1:${a.port}`,
      `http://127.0.0.1:${b.port}`,
    ])
    expect(await createTestClient(own.chains[1]).getChainId()).toBe(31338)
  } finally {
    await own.stop()
  }
})

test('stop leaves no listener, cuts open connections, and may be called twice', async () => {
  const own = await startWorld()
  const urls = own.chains.map(({ url }) => url)
  // One client keeps its connection for later, another never ends its request.
  await createTestClient(own.chains[0]).getChainId()
  const slow = connect(Number(new URL(own.chains[1].url).port), '127.0.0.1')
  const cut = new Promise((resolve) => slow.once('close', resolve))
  slow.on('error', () => {})
  await new Promise<void>((resolve) => {
    slow.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{', () => resolve())
  })
  expect(await Promise.all(urls.map(isListening))).toEqual([true, true])
  await own.stop()
  await own.stop()
  await cut
  expect(await Promise.all(urls.map(isListening))).toEqual([false, false])
})

test.each([0, 1] as const)('a taken port of chain %i is named in one sentence', async (index) => {
  const [taken, free] = [await occupyPort(), await occupyPort()]
  await free.free()
  const ports: [number, number] = index === 0 ? [taken.port, free.port] : [free.port, taken.port]
  try {
    const error = await rejection(startWorld({ ports }))
    expect(error).toBeInstanceOf(WorldError)
    const name = index === 0 ? 'Demo One (chain 31337)' : 'Demo Two (chain 31338)'
    expect(error).toMatchObject({
      message: `${name} cannot use port ${taken.port}: another program is listening on it.`,
      cause: { code: 'EADDRINUSE' },
    })
    expect(await isListening(`http://127.0.0.1:${free.port}`)).toBe(false)
  } finally {
    await taken.free()
  }
})

test('a port that is no port is named in one sentence', async () => {
  expect(await rejection(startWorld({ ports: [0, 70_000] }))).toMatchObject({
    name: 'WorldError',
    message: 'Demo Two (chain 31338) cannot use port 70000: a port is a number from 0 to 65535.',
  })
})

test('a chain that fails to start says so in one sentence', async () => {
  const cause = new Error('The engine has no binary for this machine.\n    at somewhere')
  const createEngine = async () => {
    throw cause
  }
  expect(
    await rejection(startWorldChain(chainDefinitions[1], 8545, { createEngine })),
  ).toMatchObject({
    name: 'WorldError',
    message:
      'Demo Two (chain 31338) did not start on port 8545: The engine has no binary for this machine.',
    cause,
  })
})

test('the engine is told to report nothing to its makers', async () => {
  delete process.env.HARDHAT_DISABLE_TELEMETRY
  const { stop } = await startWorldChain(chainDefinitions[0], 0)
  await stop()
  expect(process.env.HARDHAT_DISABLE_TELEMETRY).toBe('true')
})

test('a story that fails stops the world', async () => {
  let url = ''
  const story = async (chain: WorldChain) => {
    if (chain.id !== 31338) return
    url = chain.url
    throw new Error('Nobody listened.')
  }
  expect(await rejection(startWorld({ story }))).toMatchObject({
    name: 'WorldError',
    message: 'Demo Two (chain 31338) did not start on a free port: Nobody listened.',
  })
  expect(await isListening(url)).toBe(false)
})

test('a process that has stopped its world ends by itself and leaves nothing at home', async () => {
  const home = await mkdtemp(join(tmpdir(), 'world-home-'))
  const script = `
    import { startWorld } from ${JSON.stringify(new URL('index.ts', import.meta.url))}
    const world = await startWorld()
    await fetch(world.chains[0].url, { method: 'POST', body: '{"id":1,"method":"eth_chainId"}' })
    await world.stop()
    console.log('stopped')`
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script],
      {
        timeout: 20_000,
        env: {
          ...process.env,
          HOME: home,
          XDG_CONFIG_HOME: undefined,
          XDG_DATA_HOME: undefined,
          XDG_CACHE_HOME: undefined,
          NODE_OPTIONS: undefined,
        },
      },
    )
    expect({ stdout, stderr }).toEqual({ stdout: 'stopped\n', stderr: '' })
    expect(await readdir(home)).toEqual([])
  } finally {
    await rm(home, { recursive: true })
  }
})
