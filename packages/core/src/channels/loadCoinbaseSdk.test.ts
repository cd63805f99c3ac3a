import { expect, it, vi } from 'vitest'
import { WalletFailedError } from '../errors/connection.ts'
import { explainMissingSdk, loadCoinbaseSdk } from './loadCoinbaseSdk.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

it('R-WAL-6 the SDK is fetched where it is installed', async () => {
  expect((await loadCoinbaseSdk()).createCoinbaseWalletSDK).toBeTypeOf('function')
})

it.each([
  [
    'Vite',
    'Could not resolve "@coinbase/wallet-sdk" imported by "@countersign/core". Is it installed?',
  ],
  ['webpack and Turbopack', "Cannot find module '@coinbase/wallet-sdk'"],
  ['Node', "Cannot find package '@coinbase/wallet-sdk' imported from /app/coinbase.js"],
  ['a browser', 'Failed to resolve module specifier "@coinbase/wallet-sdk".'],
])('R-WAL-6 an SDK that is not installed is one sentence to the developer, with %s', (_, said) => {
  warn.mockClear()
  const error = explainMissingSdk(new Error(said))
  expect(error).toBeInstanceOf(WalletFailedError)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('npm install @coinbase/wallet-sdk')]])
})

it('R-WAL-6 a download that failed is no missing package', () => {
  warn.mockClear()
  const error = new TypeError(
    'Failed to fetch dynamically imported module: https://app.test/sdk.js',
  )
  expect(explainMissingSdk(error)).toBe(error)
  expect(warn).not.toHaveBeenCalled()
})
