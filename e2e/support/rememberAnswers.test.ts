import { expect, it, vi } from 'vitest'
import { rememberAnswers } from './rememberAnswers.ts'

const away = { error: { code: -32010, message: 'The node gave no answer. Try again in a moment.' } }
const reverted = { error: { code: 3, message: 'execution reverted' } }
const known = { result: '0x1' }

it('a question is asked once, and again if the node was away for the moment', async () => {
  const told = [away, known, reverted]
  vi.stubGlobal('fetch', async () => Response.json({ jsonrpc: '2.0', id: 0, ...told.shift() }))
  const { ask } = rememberAnswers({ url: 'http://localhost', appConfig: {} as never }) // nobody reads it
  const url = new URL('http://localhost/api/rpc/1')
  const answerTo = async (method: string) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: [] })
    return (await ask?.(url, { method: 'POST', body }))?.json()
  }
  expect(await answerTo('eth_call')).toMatchObject({ id: 7, ...away })
  for (let time = 0; time < 2; time += 1) {
    expect(await answerTo('eth_call')).toMatchObject({ id: 7, ...known })
    expect(await answerTo('eth_getCode')).toMatchObject({ id: 7, ...reverted })
  }
  vi.unstubAllGlobals()
})
