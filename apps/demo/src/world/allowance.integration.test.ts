import { createRequire } from 'node:module'
import { type AbiFunction, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { readCompiled } from './readCompiled.ts'

const require = createRequire(import.meta.url)

test('R-GW-3 the demo’s spending limits are asked as the official ones are', () => {
  // As Safe publishes its module.
  const {
    abi,
  } = require('@safe-global/safe-modules-deployments/dist/assets/allowance-module/v0.1.1/allowance-module.json')
  const selectors = (all: readonly unknown[]) =>
    (all as AbiFunction[]) // both are ABIs
      .filter(({ type }) => type === 'function')
      .map((item) => toFunctionSelector(item))
  const official = selectors(abi)
  const names = new Set(
    readCompiled('DemoAllowance').abi.flatMap((item) =>
      item.type === 'function' ? [item.name] : [],
    ),
  )
  expect(names).toContain('executeAllowanceTransfer')
  for (const selector of selectors(readCompiled('DemoAllowance').abi)) {
    expect(official).toContain(selector)
  }
})
