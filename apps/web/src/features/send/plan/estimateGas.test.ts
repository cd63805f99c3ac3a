import { expect, it } from 'vitest'
import { transfer } from '../read/readPayment.ts'
import { ADA, USDC } from '../testing/buildReading.ts'
import { estimateGas } from './estimateGas.ts'

const pay = transfer(USDC.address, ADA, 1n)

it('counts a Safe’s own work once for each batch, and a wallet’s transaction for each call', () => {
  const one = estimateGas([[pay]], null)
  expect(estimateGas([[pay, pay]], null)).toBe(2n * one)
  const safe = estimateGas([[pay, pay]], 2)
  expect(estimateGas([[pay], [pay]], 2)).toBeGreaterThan(safe)
  expect(estimateGas([[pay, pay]], 3)).toBe(safe + 8_000n)
  expect(estimateGas([], 2)).toBe(0n)
})
