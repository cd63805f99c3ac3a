import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CountersignAuthAdapter, createAuthAdapter } from '@countersign/core/auth'
import { startWorld, type World, type WorldChain, worldAccounts } from '@countersign/demo/world'
import { createLogger, parseConfig, type RunningServer, startServer } from '@countersign/server'
import { type Address, type Client, createClient, hashMessage, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../support/freePort.ts'
import {
  deploySafe,
  type PlannedSafe,
  planSafe,
  signForSafe,
  signOnChain,
  wrapSignature,
} from '../support/safe.ts'

const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const ben = privateKeyToAccount(worldAccounts[1].privateKey)

let world: World
let server: RunningServer
let one: WorldChain
let client: Client

beforeAll(async () => {
  world = await startWorld()
  one = world.chains[0]
  client = createClient({ transport: http(one.url), pollingInterval: 50 })
  const directory = mkdtempSync(join(tmpdir(), 'countersign-'))
  writeFileSync(join(directory, 'index.html'), '')
  const env = {
    PORT: await freePort(),
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  }
  const chains = world.chains.map(({ description }) => description)
  const config = parseConfig(env, { chains })
  const logger = createLogger(config)
  server = await startServer({ config, site: { root: directory }, logger })
})

afterAll(async () => {
  await server?.close()
  await world?.stop()
})

/** The kit's own adapter in a browser with a cookie jar. */
function visit(): CountersignAuthAdapter {
  const jar = new Map<string, string>()
  const send: typeof fetch = async (path, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init?.headers, Origin: server.url, ...(cookie && { Cookie: cookie }) }
    const response = await fetch(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(;|$)/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const { host, origin } = new URL(server.url)
  return createAuthAdapter({
    baseUrl: server.url,
    fetch: send,
    location: { host, origin },
    framed: false,
  })
}

async function prepare(visitor: CountersignAuthAdapter, address: Address, chainId = one.id) {
  const message = visitor.createMessage({ ...(await visitor.getNonce()), address, chainId })
  return { message, hash: hashMessage(message) }
}

const deploy = (safe: PlannedSafe) => deploySafe(client, ada, safe)

const refused = { name: 'SignInError', status: 401, code: 'signature_invalid' }

describe('R-AUTH-6 signing in on the embedded chain, with the default adapter', () => {
  it('a plain account: nonce, message, signature, session, sign-out', async () => {
    const visitor = visit()
    expect(await visitor.session()).toBeNull()
    const { message } = await prepare(visitor, ada.address)
    const session = await visitor.verify({ message, signature: await ada.signMessage({ message }) })
    expect(session).toMatchObject({ address: ada.address, chainId: one.id })
    expect(await visitor.session()).toEqual(session)
    expect(await visitor.sessions()).toMatchObject([{ address: ada.address, current: true }])
    await visitor.signOut()
    expect(await visitor.session()).toBeNull()
  })

  it('a deployed Safe (ERC-1271): not before all owners signed', async () => {
    const safe = await planSafe(client, [ada, ben], 101n)
    await deploy(safe)
    const visitor = visit()
    const { message, hash } = await prepare(visitor, safe.address)
    const half = await signForSafe(one.id, safe.address, hash, [ada])
    await expect(visitor.verify({ message, signature: half })).rejects.toMatchObject(refused)
    const signature = await signForSafe(one.id, safe.address, hash, [ada, ben])
    expect(await visitor.verify({ message, signature })).toMatchObject({ address: safe.address })
    expect(await visitor.session()).toMatchObject({ address: safe.address })
  })

  it('a Safe that signed on the chain has an empty signature', async () => {
    const safe = await planSafe(client, [ada], 102n)
    await deploy(safe)
    const visitor = visit()
    const { message, hash } = await prepare(visitor, safe.address)
    await expect(visitor.verify({ message, signature: '0x' })).rejects.toMatchObject(refused)
    await signOnChain(client, ada, safe.address, hash)
    expect(await visitor.verify({ message, signature: '0x' })).toMatchObject({
      address: safe.address,
    })
  })

  it('a Safe that is not deployed yet (ERC-6492), and the same once it is', async () => {
    const safe = await planSafe(client, [ada, ben], 103n)
    for (const deployed of [false, true]) {
      if (deployed) await deploy(safe)
      const visitor = visit()
      const { message, hash } = await prepare(visitor, safe.address)
      const half = await signForSafe(one.id, safe.address, hash, [ada])
      const wrong = visitor.verify({ message, signature: wrapSignature(safe, half) })
      await expect(wrong).rejects.toMatchObject(refused)
      const signature = await signForSafe(one.id, safe.address, hash, [ada, ben])
      expect(
        await visitor.verify({ message, signature: wrapSignature(safe, signature) }),
      ).toMatchObject({
        address: safe.address,
      })
    }
  })

  it('a Safe of one chain is none of another', async () => {
    const safe = await planSafe(client, [ada], 104n)
    await deploy(safe)
    const visitor = visit()
    const { message, hash } = await prepare(visitor, safe.address, world.chains[1].id)
    for (const chainId of [world.chains[0].id, world.chains[1].id]) {
      const signature = await signForSafe(chainId, safe.address, hash, [ada])
      await expect(visitor.verify({ message, signature })).rejects.toMatchObject(refused)
    }
  })

  it('a signature of somebody else opens nothing, wrapped or not', async () => {
    const safe = await planSafe(client, [ada], 105n)
    const visitor = visit()
    const { message, hash } = await prepare(visitor, ben.address)
    const signature = await signForSafe(one.id, safe.address, hash, [ada])
    for (const attempt of [
      await ada.signMessage({ message }),
      signature,
      wrapSignature(safe, signature),
    ]) {
      await expect(visitor.verify({ message, signature: attempt })).rejects.toMatchObject(refused)
    }
  })

  it('a contract that echoes what it is asked says nothing', async () => {
    const echo: Address = '0xec00000000000000000000000000000000000001'
    await one.request('hardhat_setCode', [echo, '0x366000600037366000f3'])
    const visitor = visit()
    const { message } = await prepare(visitor, echo)
    for (const signature of ['0x', '0x12'] as const) {
      await expect(visitor.verify({ message, signature })).rejects.toMatchObject(refused)
    }
  })
})
