import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { engines } from './engines.ts'
import { recoverAddress } from './recoverAddress.ts'

const account = privateKeyToAccount(generatePrivateKey())

const NONE = [
  ['too short', `0x${'11'.repeat(63)}`],
  ['too long', `0x${'11'.repeat(66)}`],
  ['empty', '0x'],
  ['zero', `0x${'00'.repeat(64)}1b`],
  ['beyond the curve', `0x${'ff'.repeat(64)}1b`],
  ['with a parity that is none', `0x${'11'.repeat(64)}1d`],
  ['with another parity that is none', `0x${'11'.repeat(64)}02`],
] as const

const loaded = await Promise.all(
  Object.entries(engines).map(async ([name, load]) => ({
    name,
    engine: await load().catch(() => undefined),
  })),
)

it('works on every machine: only the native one may be missing', () => {
  const missing = loaded.filter(({ engine }) => !engine).map(({ name }) => name)
  expect(['', 'native']).toContain(missing.join())
})

describe.each(loaded.flatMap(({ name, engine }) => (engine ? [{ name, engine }] : [])))(
  'recovering with $name',
  ({ engine }) => {
    it('finds the signer', async () => {
      const message = 'text with ümlaut'
      const signature = await account.signMessage({ message })
      expect(await recoverAddress({ text: message }, signature, engine)).toBe(account.address)
      expect(await recoverAddress({ text: `${message}!` }, signature, engine)).not.toBe(
        account.address,
      )
    })

    it.each(NONE)('finds nobody in bytes that are %s', async (_title, signature) => {
      expect(await recoverAddress({ text: 'text' }, signature, engine)).toBeUndefined()
    })
  },
)
