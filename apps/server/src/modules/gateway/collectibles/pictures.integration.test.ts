import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addressOf } from '@countersign/gateway/testing'
import { decodeFunctionData, encodeAbiParameters, parseAbi } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { sendJson, startFakeNode } from '../../../testing/startFakeNode.ts'
import { startTestServer } from '../../../testing/startTestServer.ts'
import { testChain, testConfig } from '../../../testing/testConfig.ts'
import { createPictureSeal } from './createPictureSeal.ts'

const abi = parseAbi(['function ownerOf(uint256 id)', 'function tokenURI(uint256 id)'])
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const TOKEN = addressOf(0x721)
const open: { close: () => unknown }[] = []

afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

/** A stranger's host: every collectible's file leads to it, and it answers as it likes. */
async function startHost(answer: (path: string, response: ServerResponse) => void) {
  const asked: { path: string; response: ServerResponse }[] = []
  const host = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, response })
    answer(path, response)
  })
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  open.push({
    close: () => {
      host.closeAllConnections()
      host.close()
    },
  })
  // A TCP server's address is never the path that the type also allows.
  return { asked, url: `http://127.0.0.1:${(host.address() as AddressInfo).port}` }
}

/** A server whose only chain has one collection, with these files. */
async function serve(uriOf: (id: bigint) => string, ipfsUrl: string | null) {
  const node = await startFakeNode(({ id, params }, response) => {
    const [{ data }] = params as [{ data: `0x${string}` }] // eth_call
    const { functionName, args } = decodeFunctionData({ abi, data })
    const result =
      functionName === 'ownerOf'
        ? encodeAbiParameters([{ type: 'address' }], [TOKEN])
        : encodeAbiParameters([{ type: 'string' }], [uriOf(args[0])])
    sendJson(response, { jsonrpc: '2.0', id, result })
  })
  open.push(node)
  const config = {
    ...testConfig({ RATE_LIMIT: 'off' }, { chains: [testChain([node.url])] }),
    ipfsUrl,
  }
  const seal = createPictureSeal(config.sessionSecret)
  const server = await startTestServer([], {
    config,
    concurrency: { media: { maxRunning: 3, maxWaiting: 2, maxWaitMs: 600_000 } },
  })
  open.push(server)
  const address = (id: number) => {
    const key = { chainId: 31337, token: TOKEN, id: String(id) }
    return `${server.url}/api/media/31337/${TOKEN}/${id}?seen=${seal.of(key)}`
  }
  return { server, address }
}

const metadata = (image: string) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ name: 'x', image }))}`

describe('pictures that do not come', () => {
  it('R-BND-3 have places of their own, and not too many wait for them', async () => {
    const host = await startHost(() => {})
    const { server, address } = await serve((id) => metadata(`ipfs://${CID}/${id}`), host.url)
    const answers: number[] = []
    const asking = Array.from({ length: 10 }, (_, id) =>
      fetch(address(id)).then(({ status }) => answers.push(status)),
    )
    while (answers.length < 5) await fetch(`${server.url}/healthz`)
    expect(answers).toEqual([503, 503, 503, 503, 503])
    // Everything else goes on.
    for (const path of ['/v1/chains', '/api/config', '/v1/chains/31337']) {
      expect((await fetch(`${server.url}${path}`)).status, path).toBe(200)
    }
    while (host.asked.length < 3) await fetch(`${server.url}/healthz`)
    expect(host.asked).toHaveLength(3)
    for (const { response } of host.asked) response.writeHead(404).end()
    while (host.asked.length < 5) await fetch(`${server.url}/healthz`)
    for (const { response } of host.asked) response.writableEnded || response.writeHead(404).end()
    await Promise.all(asking)
  })

  it('R-BND-3 are no longer fetched when their visitor leaves', async () => {
    const left: string[] = []
    const host = await startHost((path, response) => response.on('close', () => left.push(path)))
    const { server, address } = await serve((id) => metadata(`ipfs://${CID}/${id}`), host.url)
    const visitor = new AbortController()
    const asking = fetch(address(1), { signal: visitor.signal })
    while (host.asked.length < 1) await fetch(`${server.url}/healthz`)
    visitor.abort()
    await expect(asking).rejects.toThrow()
    while (left.length < 1) await fetch(`${server.url}/healthz`)
    expect(left).toEqual([`/ipfs/${CID}/1`])
    const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
    expect(await metrics()).toContain('{work="media",state="running"} 0')
  })
})

describe('a picture', () => {
  it.each([
    ['an odd type', 'data:image/png\u0100;base64,AA=='],
    ['a type with a line in it', 'data:image/png\r\nx: y,AA'],
    ['a type that only begins like one', 'data:image/png-or-so,AA'],
    ['a page', 'data:text/html,<p>'],
    ['nothing', 'data:'],
  ])('R-GW-9 of %s is none', async (_, image) => {
    const { server, address } = await serve(() => metadata(image), null)
    expect((await fetch(address(1))).status).toBe(404)
    expect((await fetch(`${server.url}/v1/chains`)).status).toBe(200)
  })

  it('R-BND-3 is fetched for collectibles that stood in a list, and no others', async () => {
    const host = await startHost((_path, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
    )
    const { address } = await serve((id) => metadata(`ipfs://${CID}/${id}`), host.url)
    const good = await fetch(address(1))
    expect([good.status, good.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    const [path, seal] = address(1).split('?')
    for (const other of [
      path,
      `${path}?seen=`,
      `${path}?seen=x`,
      `${address(2).split('?')[0]}?${seal}`,
      `${path?.replace(TOKEN, addressOf(0x722))}?${seal}`,
    ]) {
      expect((await fetch(other ?? '')).status, other).toBe(404)
    }
    expect(host.asked).toHaveLength(1)
  })
})
