import { expect, it } from 'vitest'
import { followCosigners } from './followCosigners.ts'
import type { SignInLook } from './lookAtSignIn.ts'

const signed: SignInLook = { found: 'signed', signature: '0x12' }
const waiting: SignInLook = { found: 'waiting' }

/** Follows with the given looks, one after the other; an error is a look that failed. */
async function follow(looks: (SignInLook | Error)[], hidden: boolean[] = []) {
  const seen = { pauses: [] as number[], cosigned: [] as unknown[], looks: 0 }
  let time = 0
  const signature = await followCosigners({
    look: async () => {
      seen.looks += 1
      const next = looks.shift() ?? waiting
      if (next instanceof Error) throw next
      return next
    },
    onCosigned: (cosigned) => seen.cosigned.push(cosigned),
    until: 1_000_000,
    signal: new AbortController().signal,
    isHidden: () => hidden.shift() ?? false,
    now: () => time,
    async wait(milliseconds) {
      time += milliseconds
      seen.pauses.push(milliseconds)
    },
  })
  return { ...seen, signature }
}

it('R-AUTH-6 waits until all have signed, and says how many have', async () => {
  const cosigned = { signed: 1, needed: 2 }
  const seen = await follow([{ found: 'waiting', cosigned }, new Error('no'), signed])
  expect(seen).toMatchObject({ signature: '0x12', cosigned: [cosigned], looks: 3 })
})

it('R-AUTH-6 ends when the Safe decided against it', async () => {
  expect(await follow([{ found: 'gone' }])).toMatchObject({ signature: undefined, looks: 1 })
})

it('R-AUTH-6 looks less often after a while, and no longer than the message counts', async () => {
  const { pauses, signature } = await follow([])
  expect(signature).toBeUndefined()
  expect(pauses.slice(0, 99).every((pause) => pause === 3_000)).toBe(true)
  expect(pauses.slice(99).every((pause) => pause === 15_000)).toBe(true)
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(1_015_000)
})

it('R-AUTH-6 does not look while nobody sees the page', async () => {
  const seen = await follow([signed], [true, true])
  expect(seen).toMatchObject({ signature: '0x12', looks: 1, pauses: [3_000, 3_000] })
})

it('R-AUTH-6 stops when it is told to', async () => {
  const abort = new AbortController()
  const stopped = followCosigners({
    look: async () => signed,
    onCosigned: () => {},
    until: Number.POSITIVE_INFINITY,
    signal: abort.signal,
    isHidden: () => true,
    wait: async () => abort.abort(),
  })
  expect(await stopped).toBeUndefined()
})
