import { expect, test } from 'vitest'
import { readPlace } from './readPlace.ts'

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
