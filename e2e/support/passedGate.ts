import { digestCall } from '@countersign/judge'
import { PASSED } from '@countersign/web/gate'
import type { BrowserContext } from '@playwright/test'
import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToString,
  size,
  type TypedDataDefinition,
} from 'viem'

type Sent = { to: Address; value?: Hex; data?: Hex }
type Digest = (params: readonly unknown[]) => readonly (Hex | null)[]

const ofCall = ({ to, value = '0x0', data = '0x' }: Sent): Hex =>
  digestCall({ to, value: BigInt(value), data })

/** What a page asks for, by what the gate knows it by; null for a sign-in, which has a judge of its own. */
const DIGESTS: Readonly<Record<string, Digest>> = {
  eth_sendTransaction: ([sent]) => [ofCall(sent as Sent)],
  wallet_sendCalls: ([batch]) => (batch as { calls: readonly Sent[] }).calls.map(ofCall),
  eth_signTypedData_v4: ([, data]) => [
    hashTypedData(JSON.parse(String(data)) as TypedDataDefinition),
  ],
  personal_sign: ([given]) => {
    const raw = given as Hex // as pages ask
    if (size(raw) === 32) return [raw]
    const isSignIn = / wants you to sign in with your Ethereum account:\n/.test(hexToString(raw))
    return [isSignIn ? null : hashMessage({ raw })]
  },
}

/** Whether all that a wallet is asked for has passed the gate of the page that asks. */
export function hasPassed(
  method: string,
  params: readonly unknown[],
  passed: readonly Hex[],
): boolean {
  const digests = DIGESTS[method]?.(params) ?? []
  return digests.every((digest) => digest === null || passed.includes(digest))
}

/** What has passed the gate in this process. */
export const passedHere = (): Hex[] =>
  performance
    .getEntriesByName(PASSED)
    .flatMap((entry) => (entry as PerformanceMark).detail as Hex[])

/**
 * Looks at everything that the demo wallet is asked for in a browser: what has not passed the gate of its
 * page is in the list that this gives.
 */
export async function watchGate(context: BrowserContext): Promise<string[]> {
  const around: string[] = []
  await context.exposeBinding(
    'reportRequest',
    (_, method: string, params: unknown[], passed: Hex[]) => {
      if (!hasPassed(method, params, passed)) around.push(`${method} ${JSON.stringify(params)}`)
    },
  )
  await context.addInitScript(reportRequests, PASSED)
  return around
}

type Report = (method: string, params: unknown, passed: unknown[]) => Promise<void>

/** Runs in the page, before anything else: whoever is announced is listened to from then on. */
function reportRequests(mark: string): void {
  const heard = new WeakSet<object>()
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { provider } = (event as CustomEvent).detail
    if (heard.has(provider)) return
    heard.add(provider)
    const { request } = provider
    provider.request = async (asked: { method: string; params?: unknown }) => {
      const passed = performance
        .getEntriesByName(mark)
        .flatMap((entry) => (entry as PerformanceMark).detail as unknown[])
      const { reportRequest } = window as unknown as { reportRequest: Report }
      await reportRequest(asked.method, asked.params ?? [], passed)
      return request.call(provider, asked)
    }
  })
}
