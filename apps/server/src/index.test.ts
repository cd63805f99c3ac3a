import { expect, it } from 'vitest'
import * as entry from './index.ts'

it('the public surface is what others may build on', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'ConfigError',
    'ServerError',
    'createLogger',
    'forgetChains',
    'openDatabase',
    'parseConfig',
    'startServer',
  ])
})
