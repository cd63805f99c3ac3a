import { expect, test } from 'vitest'
import { readPlace, safeOfPlace } from './readPlace.ts'

test('begins with Ada in front of the treasury', () => {
  expect(readPlace('')).toEqual({
    safe: 'treasury',
    as: 0,
    mode: 'normal',
    messages: 'offChain',
    path: '/',
  })
})

test('reads what is there, and ignores what makes no sense', () => {
  expect(readPlace('?safe=field&as=1&mode=slow&messages=onChain&path=/queue')).toEqual({
    safe: 'field',
    as: 1,
    mode: 'slow',
    messages: 'onChain',
    path: '/queue',
  })
  expect(readPlace('?safe=constructor&as=99&mode=x&messages=toString&path=//evil.example')).toEqual(
    readPlace(''),
  )
})

test('stands around any Safe of the first chain', () => {
  const address = '0xF89B7Dc37340fC604617ce883f5577bd1E658Bd1'
  expect(safeOfPlace(readPlace(`?safe=${address}`))).toMatchObject({ chainId: 31337, address })
  expect(safeOfPlace(readPlace('?safe=0x12')).name).toBe('Orchard treasury')
})
