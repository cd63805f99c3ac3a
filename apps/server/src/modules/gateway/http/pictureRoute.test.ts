import { addressOf } from '@countersign/gateway/testing'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../../../http/appEnv.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { testConfig } from '../../../testing/testConfig.ts'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { CollectibleBook } from '../collectibles/createCollectibleBook.ts'
import { createPictureSeal } from '../collectibles/createPictureSeal.ts'
import { answerFault } from './answerFault.ts'
import { pictureRoute } from './pictureRoute.ts'

const TOKEN = addressOf(1)
const pictures = createPictureSeal('a secret of some length')
const seal = pictures.of({ chainId: 31337, token: TOKEN, id: '1' })

/** The route over a book of the test's own, by a clock that the test winds. */
function serve(picture: CollectibleBook['picture']) {
  const asked: number[] = []
  const clock = new AbortController()
  // Only its id is looked at here.
  const chains = new Map([[31337, { id: 31337 } as GatewayChain]])
  // Only pictures are asked of the book.
  const collectibles = { picture } as CollectibleBook
  const timeout = (ms: number) => {
    asked.push(ms)
    return clock.signal
  }
  const app = new Hono<AppEnv>()
    .onError(answerFault(createLogger(testConfig(), { write: () => {} })))
    .get('/:chainId/:token/:id', pictureRoute({ chains, pictures, collectibles }, timeout))
  return {
    fetchPicture: async () => app.request(`/31337/${TOKEN}/1?seen=${seal}`),
    asked,
    passDeadline: () => clock.abort(new Error('too late')),
  }
}

it('R-BND-3 what does not come is given up after eight seconds, everything included', async () => {
  const begun = Promise.withResolvers<AbortSignal>()
  const { fetchPicture, asked, passDeadline } = serve((_chain, _key, signal) => {
    begun.resolve(signal)
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
  })
  const answering = fetchPicture()
  const signal = await begun.promise
  expect(asked).toEqual([8_000])
  expect(signal.aborted).toBe(false)
  passDeadline()
  expect(signal.aborted).toBe(true)
  expect((await answering).status).toBe(404)
})

it('R-BND-3 a fault before the deadline is not taken for one of time', async () => {
  const { fetchPicture } = serve(async () => {
    throw new Error('broken')
  })
  expect((await fetchPicture()).status).toBe(500)
})
