import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { receiveBody } from './receiveBody.ts'

const receive = (source: PassThrough, patienceMs = 600_000, maxBytes = 1_000) =>
  receiveBody(source, { maxBytes, patienceMs })

it('R-BND-1 is what was sent, in however many pieces', async () => {
  const source = new PassThrough()
  const body = receive(source)
  for (const piece of ['a', 'b', 'c']) source.write(piece)
  source.end()
  expect((await body).toString()).toBe('abc')
  const empty = new PassThrough()
  empty.end()
  expect(await receive(empty)).toHaveLength(0)
})

it('R-BND-1 is as long as it may be, and not a byte longer', async () => {
  const source = new PassThrough()
  source.end('x'.repeat(1_000))
  expect(await receive(source)).toHaveLength(1_000)
  const long = new PassThrough()
  long.write('x'.repeat(1_001))
  await expect(receive(long)).rejects.toMatchObject({ status: 413 })
  expect(long.isPaused()).toBe(true)
})

it('R-BND-1 does not come in time', async () => {
  const silent = new PassThrough()
  silent.write('x')
  await expect(receive(silent, 20)).rejects.toMatchObject({ status: 408 })
})

it('R-BND-1 takes longer when there is much of it', async () => {
  const source = new PassThrough({ highWaterMark: 1e9 })
  // Twenty milliseconds, and a minute for what has come.
  source.write('x'.repeat(60 * 16 * 1024))
  const body = receive(source, 20, 2e6)
  await expect(receive(new PassThrough(), 100)).rejects.toMatchObject({ status: 408 })
  source.end('x')
  expect(await body).toHaveLength(60 * 16 * 1024 + 1)
})

it('R-BND-1 is nobody’s when its sender has left', async () => {
  const source = new PassThrough()
  const body = receive(source)
  source.destroy()
  await expect(body).rejects.toMatchObject({ code: 'client_left' })
  await expect(receive(source)).rejects.toMatchObject({ code: 'client_left' })
})
