import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as gateway from '../index.ts'
import { buildPage, buildSafeState, buildTransactionItem } from '../testing/index.ts'
import { everyCall } from '../testing-only/everyCall.ts'
import { seedAnswers, todayAnswers } from '../testing-only/fixtures.ts'
import { createGateway } from './createGateway.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let handler: Handler
let baseUrl: string
let elsewhere: string
const asked: Asked[] = []
const askedElsewhere: string[] = []
const cleanUps: (() => void)[] = []

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body })
    handler(request, response)
  })
})
const otherServer = createServer((request, response) => {
  askedElsewhere.push(request.url ?? '')
  json(response, 200, buildSafeState())
})

beforeAll(async () => {
  for (const one of [server, otherServer]) {
    one.listen(0, '127.0.0.1')
    await once(one, 'listening')
  }
  const port = (one: typeof server) => (one.address() as AddressInfo).port // it listens on TCP
  baseUrl = `http://127.0.0.1:${port(server)}`
  elsewhere = `http://127.0.0.1:${port(otherServer)}`
})
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
  asked.length = 0
  askedElsewhere.length = 0
})
afterAll(() => {
  for (const one of [server, otherServer]) {
    one.closeAllConnections()
    one.close()
  }
})

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(value))
}

const safe = { chainId: '100', safeAddress: '0x1F2504De05f5167650bE5B28c472601Be434b60A' }
const client = (options: object = {}) => createGateway({ baseUrl, ...options })
const getSafe = (options?: object) => client(options).call(gateway.getSafe, safe)
const failure = async (promise: Promise<unknown>): Promise<gateway.GatewayError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(gateway.GatewayError)
  return error as gateway.GatewayError // just checked
}

describe('every call, over real HTTP', () => {
  const generations = { 'the first SDKs': seedAnswers, today: todayAnswers }
  for (const [generation, answers] of Object.entries(generations)) {
    it.each(Object.entries(everyCall))(
      `R-GW-1 %s reads the shape of ${generation}`,
      async (name, make) => {
        handler = (_, response) => {
          const value = answers[name]
          if (value === undefined) response.writeHead(202, { 'Content-Length': 0 }).end()
          else json(response, 200, value)
        }
        const answer = await make(client())
        if (answers[name] === undefined) expect(answer).toBeUndefined()
        else expect(answer).toMatchSnapshot()
        const [request] = asked
        expect(`${request?.method} ${request?.url} ${request?.body}`).toMatchSnapshot()
      },
    )
  }

  it('R-GW-1 makes 18 GET, 5 POST and 1 DELETE, each to its own address', async () => {
    handler = (_, response) => json(response, 500, {})
    for (const make of Object.values(everyCall)) await make(client()).catch(() => undefined)
    const methods = asked.map(({ method }) => method)
    expect(methods.filter((method) => method === 'GET')).toHaveLength(18)
    expect(methods.filter((method) => method === 'POST')).toHaveLength(5)
    expect(methods.filter((method) => method === 'DELETE')).toHaveLength(1)
    expect(new Set(asked.map(({ method, url }) => method + url)).size).toBe(24)
  })

  it('R-GW-1 sends JSON as JSON, and no header with a GET that would need a preflight', async () => {
    handler = (_, response) => json(response, 500, {})
    await everyCall.proposeMessage?.(client()).catch(() => undefined)
    await everyCall.getSafe?.(client()).catch(() => undefined)
    expect(asked[0]?.headers['content-type']).toBe('application/json')
    expect(asked[1]?.headers['content-type']).toBeUndefined()
    expect(asked[1]?.headers.cookie).toBeUndefined()
  })
})

describe('errors', () => {
  it.each<[string, number, string, string, number | string | null]>([
    ['the domain’s', 404, '{"code":404,"message":"Not Found"}', '404: Not Found', 404],
    [
      'the upstream’s own code',
      422,
      '{"code":1,"message":"Checksum address validation failed"}',
      '1: Checksum address validation failed',
      1,
    ],
    [
      'a validation’s',
      422,
      '{"statusCode":422,"code":"invalid_type","path":["to"],"message":"Required"}',
      'invalid_type: Required',
      'invalid_type',
    ],
    [
      'an HTTP exception’s',
      400,
      '{"statusCode":400,"message":"Invalid transaction ID","error":"Bad Request"}',
      '400: Invalid transaction ID',
      400,
    ],
    ['several messages', 400, '{"statusCode":400,"message":["a","b"]}', '400: a, b', 400],
    ['a bad upstream', 502, '{"statusCode":502,"message":"Bad gateway"}', '502: Bad gateway', 502],
    [
      'a legal block',
      451,
      '{"code":451,"message":"Unavailable for legal reasons"}',
      '451: Unavailable for legal reasons',
      451,
    ],
    [
      'an unavailable service',
      503,
      '{"code":503,"message":"Service unavailable"}',
      '503: Service unavailable',
      503,
    ],
    ['a code without message', 500, '{"code":500}', 'Internal Server Error', null],
    ['a message without code', 500, '{"message":"x"}', 'Internal Server Error', null],
    ['an empty message', 500, '{"code":500,"message":" "}', 'Internal Server Error', null],
    ['a proxy’s HTML', 502, '<html><body>Bad Gateway</body></html>', 'Bad Gateway', null],
    ['no body', 504, '', 'Gateway Timeout', null],
    ['JSON that is no object', 500, 'null', 'Internal Server Error', null],
    ['half a body', 500, '{"code":500,"mess', 'Internal Server Error', null],
  ])('R-GW-2 %s error becomes one text', async (_, status, body, text, code) => {
    handler = (__, response) => response.writeHead(status).end(body)
    expect(await failure(getSafe())).toMatchObject({
      name: 'GatewayResponseError',
      message: text,
      status,
      code,
    })
  })

  it('R-GW-2 has a text even where HTTP has none', async () => {
    handler = (_, response) => {
      response.writeHead(599, ' ').end()
    }
    expect((await failure(getSafe())).message).toBe('HTTP 599')
  })

  it('R-GW-2 does not read a huge error, nor show a long one', async () => {
    handler = (_, response) => response.writeHead(500).end('x'.repeat(1_000_000))
    expect((await failure(getSafe())).message).toBe('Internal Server Error')
    handler = (_, response) => json(response, 500, { code: 5, message: 'y'.repeat(5000) })
    expect((await failure(getSafe())).message).toHaveLength(503)
  })

  it.each([
    ['HTML with status 200', '<html></html>', 'GatewayContentError'],
    ['no body where one is due', '', 'GatewayContentError'],
    ['half a body', JSON.stringify(buildSafeState()).slice(0, 100), 'GatewayContentError'],
    ['another shape', '{"safe":true}', 'GatewayContractError'],
    ['a list for an object', '[]', 'GatewayContractError'],
    ['null', 'null', 'GatewayContractError'],
  ])('R-GW-1 refuses %s', async (_, body, name) => {
    handler = (__, response) => response.writeHead(200).end(body)
    expect((await failure(getSafe())).name).toBe(name)
  })

  it('R-GW-1 says where an answer is not what was agreed', async () => {
    handler = (_, response) =>
      json(response, 200, { ...buildSafeState(), nonce: '7', threshold: 1.5 })
    expect(await failure(getSafe())).toMatchObject({
      issues: [expect.stringMatching(/^nonce: /), expect.stringMatching(/^threshold: /)],
    })
  })

  it('R-GW-1 reports a gateway that is not there, and one that hangs up', async () => {
    const { port } = new URL(baseUrl)
    const nowhere = createGateway({ baseUrl: `http://127.0.0.1:${Number(port) === 1 ? 2 : 1}` })
    const gone = await failure(nowhere.call(gateway.getSafe, safe))
    expect(gone.name).toBe('GatewayNetworkError')
    expect(gone.cause).toBeInstanceOf(Error)
    handler = (request) => request.socket.destroy()
    expect((await failure(getSafe())).name).toBe('GatewayNetworkError')
    handler = (request, response) => {
      response.writeHead(200, { 'Content-Length': 1000 })
      response.write('{', () => request.socket.destroy())
    }
    expect((await failure(getSafe())).name).toBe('GatewayNetworkError')
  })
})

describe('limits', () => {
  it('R-GW-1 gives up on a gateway that says nothing', async () => {
    handler = () => undefined
    expect((await failure(getSafe({ timeout: 50 }))).name).toBe('GatewayTimeoutError')
  })

  it('R-GW-1 gives up on a slow drip that never ends', async () => {
    let closed: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      closed = resolve
    })
    handler = (request, response) => {
      response.writeHead(200)
      response.write('{')
      const drip = setInterval(() => response.write(' '), 10)
      cleanUps.push(() => clearInterval(drip))
      request.socket.once('close', closed)
    }
    expect((await failure(getSafe({ timeout: 500 }))).name).toBe('GatewayTimeoutError')
    await ended // we hung up: nothing goes on in the background
  })

  it('R-GW-1 gives up on a body that does not end, whatever length it announces', async () => {
    let closed: () => void = () => undefined
    const ended = new Promise<void>((resolve) => {
      closed = resolve
    })
    handler = (request, response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(10_000)));
        if (!response.destroyed) response.once('drain', pour)
      }
      request.socket.once('close', closed)
      pour()
    }
    expect((await failure(getSafe({ maximumBytes: 100_000 }))).name).toBe('GatewaySizeError')
    await ended
  })

  it('R-GW-1 takes a body of exactly the limit, and no byte more', async () => {
    const body = JSON.stringify(buildSafeState())
    handler = (_, response) => response.writeHead(200).end(body)
    await expect(getSafe({ maximumBytes: body.length })).resolves.toBeDefined()
    expect((await failure(getSafe({ maximumBytes: body.length - 1 }))).name).toBe(
      'GatewaySizeError',
    )
  })

  it('R-GW-1 survives brackets in brackets without end', async () => {
    const deep = 100_000
    handler = (_, response) => {
      const value = `${'['.repeat(deep)}${']'.repeat(deep)}`
      response
        .writeHead(200)
        .end(`{"method":"f","parameters":[{"name":"","type":"x","value":${value}}]}`)
    }
    const decode = client().call(gateway.decodeData, { chainId: '1', body: { data: '0x' } })
    expect((await failure(decode)).name).toMatch(/^Gateway(Content|Contract)Error$/)
  })

  it('R-GW-1 aborts with the caller’s own reason, before, during and after the head', async () => {
    const reason = new Error('no longer needed')
    handler = () => undefined
    const aborted = AbortSignal.abort(reason)
    await expect(client().call(gateway.getSafe, safe, { signal: aborted })).rejects.toBe(reason)
    expect(asked).toHaveLength(0)

    for (const head of [false, true]) {
      const controller = new AbortController()
      handler = (_, response) => {
        if (head) response.writeHead(200).write('{')
        setTimeout(() => controller.abort(reason), 20)
      }
      const { signal } = controller
      await expect(client().call(gateway.getSafe, safe, { signal })).rejects.toBe(reason)
    }
  })
})

describe('other places', () => {
  it('R-GW-1 follows a redirect at home, and takes no answer from elsewhere', async () => {
    handler = (request, response) => {
      if (request.url?.endsWith('/')) json(response, 200, buildSafeState())
      else response.writeHead(301, { Location: `${request.url}/` }).end()
    }
    await expect(getSafe()).resolves.toMatchObject({ chainId: '31337' })
    handler = (_, response) => response.writeHead(302, { Location: `${elsewhere}/x` }).end()
    expect((await failure(getSafe())).name).toBe('GatewayOriginError')
  })

  it('R-GW-1 never carries a signature to where a redirect points', async () => {
    handler = (_, response) => response.writeHead(307, { Location: `${elsewhere}/x` }).end()
    const attempt = everyCall.proposeTransaction?.(client()) ?? Promise.resolve()
    expect((await failure(attempt)).name).toBe('GatewayNetworkError')
    expect(askedElsewhere).toEqual([])
  })

  it('R-GW-1 gives up on redirects without end', async () => {
    handler = (request, response) => response.writeHead(302, { Location: request.url }).end()
    expect((await failure(getSafe())).name).toBe('GatewayNetworkError')
  })

  it('R-GW-1 follows the pages of a list to the last', async () => {
    const path = `/v1/chains/100/safes/${safe.safeAddress}/transactions/history`
    handler = (request, response) => {
      const offset = Number(
        new URL(request.url ?? '', baseUrl).searchParams
          .get('cursor')
          ?.match(/offset=(\d+)/)?.[1] ?? 0,
      )
      const next =
        offset < 40 ? `${baseUrl}${path}?cursor=limit%3D20%26offset%3D${offset + 20}` : null
      json(response, 200, buildPage([buildTransactionItem({ id: `tx_${offset}` })], { next }))
    }
    const ids: string[] = []
    for await (const page of gateway.eachPage(client(), gateway.getTransactionHistory, safe)) {
      for (const item of page.results) {
        if (item.type === 'TRANSACTION') ids.push(item.transaction.id)
      }
    }
    expect(ids).toEqual(['tx_0', 'tx_20', 'tx_40'])
    expect(asked[1]?.url).toBe(`${path}?cursor=limit%3D20%26offset%3D20`)
  })

  it('R-GW-1 follows no page to another origin', async () => {
    handler = (_, response) =>
      json(response, 200, buildPage([], { next: `${elsewhere}/v1/chains` }))
    const pages = gateway.eachPage(client(), gateway.getChains, {})
    await pages.next()
    expect((await failure(pages.next())).name).toBe('GatewayOriginError')
    expect(askedElsewhere).toEqual([])
  })

  it('R-GW-1 ends when pages run in a circle, or go on for ever', async () => {
    handler = (_, response) =>
      json(response, 200, buildPage([], { next: `${baseUrl}/v1/chains?cursor=a` }))
    let count = 0
    for await (const _ of gateway.eachPage(client(), gateway.getChains, {})) count++
    expect(count).toBe(2)

    handler = (_, response) => {
      json(response, 200, buildPage([], { next: `${baseUrl}/v1/chains?cursor=${asked.length}` }))
    }
    count = 0
    for await (const _ of gateway.eachPage(client(), gateway.getChains, {}, { maximumPages: 7 }))
      count++
    expect(count).toBe(7)
  })
})
