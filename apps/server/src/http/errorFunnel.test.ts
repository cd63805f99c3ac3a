import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { ChainUnavailableError, RpcError } from '../errors/chainErrors.ts'
import { DatabaseUnavailableError } from '../errors/databaseUnavailableError.ts'
import { RecoveryBusyError } from '../errors/recoveryBusyError.ts'
import { createLogger } from '../log/createLogger.ts'
import { testConfig } from '../testing/testConfig.ts'
import type { AppEnv } from './appEnv.ts'
import { errorFunnel } from './errorFunnel.ts'
import { HttpError } from './httpError.ts'
import { requestLog } from './requestLog.ts'

function failingApp(error: Error) {
  const lines: string[] = []
  const config = testConfig({ SESSION_SECRET: 'the-secret-that-must-stay-inside!!' })
  const logger = createLogger(config, { write: (line) => lines.push(line) })
  const app = new Hono<AppEnv>()
    .use(requestLog(logger))
    .onError(errorFunnel(logger))
    .get('*', () => {
      throw error
    })
  return { app, logged: () => lines.map((line) => JSON.parse(line)), lines }
}

describe('errors', () => {
  it('that are meant for the caller leave as they are', async () => {
    const { app, logged } = failingApp(new HttpError(418, 'teapot', 'I am a teapot.'))
    const response = await app.request('/')
    expect(response.status).toBe(418)
    expect(await response.json()).toEqual({ code: 'teapot', message: 'I am a teapot.' })
    expect(logged().map(({ msg }) => msg)).toEqual(['request'])
  })

  it.each([
    [new DatabaseUnavailableError(), 'database_unavailable'],
    [new ChainUnavailableError([]), 'chain_unavailable'],
    [new RpcError(-32000, 'header not found'), 'chain_unavailable'],
    [new RecoveryBusyError(), 'overloaded'],
  ])('that may be over in a moment say so: %s', async (error, code) => {
    const { app, logged } = failingApp(error)
    const response = await app.request('/')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('2')
    const body = await response.json()
    expect(body).toMatchObject({ code })
    expect(JSON.stringify(body)).not.toContain('header not found')
    expect(logged().map(({ msg }) => msg)).toEqual(['request'])
  })

  it('that nobody expected leave without details, and are logged under the request id', async () => {
    const { app, logged } = failingApp(new Error('table "users" is on fire'))
    const response = await app.request('/')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. Try again.',
    })
    const requestId = response.headers.get('X-Request-Id')
    expect(logged()).toMatchObject([
      { level: 50, requestId, error: { message: 'table "users" is on fire' } },
      { msg: 'request', requestId, status: 500 },
    ])
  })

  it('do not carry a secret into the log', async () => {
    const { app, lines } = failingApp(new Error('the-secret-that-must-stay-inside!! leaked'))
    await app.request('/')
    expect(lines.join('')).toContain('[removed] leaked')
    expect(lines.join('')).not.toContain('the-secret-that-must-stay-inside')
  })
})

describe('the request log', () => {
  it('has one line with method, path, status and time', async () => {
    const { app, logged } = failingApp(new HttpError(404, 'x', 'x'))
    await app.request('/some/path?token=private', { method: 'GET' })
    expect(logged()).toMatchObject([{ method: 'GET', path: '/some/path', status: 404 }])
    expect(logged()[0].ms).toBeTypeOf('number')
    expect(JSON.stringify(logged())).not.toContain('private')
  })

  it('cannot be forged through the path or the caller’s request id', async () => {
    const { app, lines } = failingApp(new HttpError(404, 'x', 'x'))
    const headers = { 'X-Request-Id': 'forged' }
    await app.request(`/%0a{"level":60}\u2028"${'x'.repeat(1000)}`, { headers })
    expect(lines).toHaveLength(1)
    const { path, requestId } = JSON.parse(lines[0] ?? '')
    expect(path).toMatch(/^[!-~]{1,256}$/)
    expect(requestId).not.toBe('forged')
  })
})
