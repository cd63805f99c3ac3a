import { expect, it } from 'vitest'
import { needsClient } from './needsClient.mjs'

it.each([
  ["import { useState } from 'react'", true],
  ["import { type CSSProperties, createContext, useContext } from 'react'", true],
  ["import {\n  type Wish,\n  useCountersign,\n} from '../context.ts'", true],
  ["import { Component, type ReactNode } from 'react'", true],
  ["import { I18nContext } from './I18nContext.ts'", true],
  ["import type { ReactNode } from 'react'", false],
  ["import { type Component } from 'react'", false],
  ["import { formatUnits } from 'viem'\nexport const useless = 1", false],
  ["export { useCountersign } from './context.ts'", false],
])('%s: %s', (source, expected) => {
  expect(needsClient(source)).toBe(expected)
})
