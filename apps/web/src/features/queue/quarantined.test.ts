import { buildLabel, buildTransactionItem } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { quarantined } from './quarantined.ts'

const item = (id: string) => buildTransactionItem({ id })

it('is what the untrusted list has and the trusted one has not', () => {
  const everything = [buildLabel('Next'), item('signed'), item('strange')]
  expect(quarantined(everything, [item('signed')]).map(({ id }) => id)).toEqual(['strange'])
})

it('is empty when the gateway lists only strangers’ proposals that are none', () => {
  expect(quarantined([], [item('signed')])).toEqual([])
})
