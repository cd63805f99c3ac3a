import { expect, it } from 'vitest'
import * as auth from './auth/index.ts'
import * as calls from './calls/index.ts'
import * as frame from './frame/index.ts'
import * as core from './index.ts'
import * as testing from './testing/index.ts'

it('exports exactly what is promised', () => {
  expect(Object.keys(core).sort()).toMatchSnapshot('core')
  expect(Object.keys(calls).sort()).toMatchSnapshot('calls')
  expect(Object.keys(auth).sort()).toMatchSnapshot('auth')
  expect(Object.keys(frame).sort()).toMatchSnapshot('frame')
  expect(Object.keys(testing).sort()).toMatchSnapshot('testing')
})

it('R-DATA-3 polls every 4000 ms and batches multicalls by 32 ms and 1024 bytes', async () => {
  const { harness } = await import('./testing/harness.ts')
  const { countersign } = harness()
  const client = countersign.config.getClient({ chainId: 1 })
  expect(client.pollingInterval).toBe(4_000)
  expect(client.batch?.multicall).toEqual({ wait: 32, batchSize: 1_024 })
})
