import { describe, expect, it } from 'vitest'
import { readOrigin } from './readOrigin.ts'

describe('R-GW-4 who asked for a message', () => {
  it.each([
    [null, null],
    ['  ', null],
    ['https://desk.example/x', { name: null, host: 'desk.example' }],
    ['{"url":"http://localhost:4100","name":"Desk"}', { name: 'Desk', host: 'localhost:4100' }],
    ['{"url":5,"name":"Desk"}', { name: 'Desk', host: null }],
    ['{}', { name: null, host: null }],
    ['Some app', { name: 'Some app', host: null }],
    ['"https://desk.example"', { name: '"https://desk.example"', host: null }],
  ])('%j', (origin, expected) => {
    expect(readOrigin(origin)).toEqual(expected)
  })
})
