import { encodeMultiSend } from '@countersign/safe'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { openSent } from './openSent.ts'

const account = `0x${'a'.repeat(40)}` as const
const payee = `0x${'b'.repeat(40)}` as const
const pay = { to: payee, value: 1n, data: '0x' as Hex }
const batch = { to: payee, value: 0n, data: encodeMultiSend([{ ...pay, operation: 0 }]) }
const paths = (calls: Parameters<typeof openSent>[1]) =>
  openSent(account, calls)?.calls.map(({ path }) => path.join('.'))

describe('openSent', () => {
  it('one call is the whole of it, several stand one after the other, each with all inside of it', () => {
    expect(paths([pay])).toEqual([''])
    expect(paths([pay, batch, pay])).toEqual(['0', '1', '1.0', '2'])
    expect(paths([])).toBeUndefined()
  })

  it('what cannot be opened is told by its place', () => {
    const data = batch.data.slice(0, -2) as Hex
    expect(openSent(account, [pay, { ...batch, data }])?.sealed).toMatchObject([{ path: [1] }])
    expect(openSent(account, [{ ...pay, to: '0x12' }])).toBeNull()
  })
})
