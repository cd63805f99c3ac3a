import type { Page } from '@playwright/test'
import { type Hex, keccak256, type PrivateKeyAccount, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { changeFields, type Lie, type Subject } from './lies.ts'

type TypedData = Parameters<PrivateKeyAccount['signTypedData']>[0]
type SafeTx = { to: Hex; value: string; data: Hex; operation: number; nonce: string }

const stranger = privateKeyToAccount(generatePrivateKey())

/** Has the demo wallet answer with other signatures than it was asked for, while it lies. From the next load. */
export async function signInstead(
  page: Page,
  owner: PrivateKeyAccount,
  lies: () => readonly Lie[],
): Promise<void> {
  await page.exposeFunction('signInstead', async (json: string): Promise<Hex | null> => {
    const told = lies().filter(({ liar }) => liar === 'signature')
    if (told.length === 0) return null
    const is = (subject: Subject) => told.some((lie) => lie.subject === subject)
    const signer = is('signer') ? stranger : owner
    if (is('hash')) return signer.sign({ hash: keccak256(toHex(json)) })
    // Whatever the page sends, wallets trust it.
    const asked = JSON.parse(json) as TypedData & { message: SafeTx }
    const { value, nonce, ...rest } = asked.message
    // Never what a page that was tampered with works with: that would be what it asked for.
    const others = told.map((lie) => ({ ...lie, seed: lie.seed + 40 }))
    const given = { ...rest, value: BigInt(value), nonce: BigInt(nonce) }
    return signer.signTypedData({ ...asked, message: changeFields(given, others) } as TypedData)
  })
  await page.addInitScript(() => {
    type Asked = { method: string; params?: unknown[] }
    type Provider = { request(asked: Asked): Promise<unknown> }
    const changed = new WeakSet<Provider>()
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent<{ provider: Provider }>).detail
      if (changed.has(provider)) return
      changed.add(provider)
      const request = provider.request.bind(provider)
      provider.request = async (asked) => {
        const isSignature = asked.method === 'eth_signTypedData_v4'
        // Put there by the test.
        const sign = Reflect.get(window, 'signInstead') as (json: string) => Promise<Hex | null>
        const other = isSignature ? await sign(String(asked.params?.[1])) : null
        return other ?? request(asked)
      }
    })
  })
}
