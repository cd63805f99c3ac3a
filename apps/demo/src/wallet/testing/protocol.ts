import { describe, expect, test } from 'vitest'
import { ACCOUNTS } from '../accounts.ts'
import { RpcError } from '../errors.ts'
import { type Harness, harness } from './harness.ts'

export const [FIRST, SECOND] = ACCOUNTS

/** An address that is nobody's account here. */
export const STRANGER = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

export const SIGNATURE = expect.stringMatching(/^0x[0-9a-f]{130}$/)
export const HASH = expect.stringMatching(/^0x[0-9a-f]{64}$/)

type Before = (wallet: Harness) => unknown

type Case = { rule: string; params: unknown; before: Before; expected: object }

/** The page gets a result. */
export const gives = (
  result: unknown,
  rule: string,
  params?: unknown,
  before: Before = () => {},
): Case => ({ rule, params, before, expected: { result } })

/** The page gets an error with this code. */
export const fails = (
  code: number,
  rule: string,
  params?: unknown,
  before: Before = () => {},
): Case => ({ rule: `${code} for ${rule}`, params, before, expected: { code } })

export const connected: Before = (wallet) => wallet.connected()

export const approving: Before = async (wallet) => {
  await wallet.connected()
  await wallet.configure({ answer: 'approve' })
}

export const rejecting: Before = async (wallet) => {
  await wallet.connected()
  await wallet.configure({ answer: 'reject' })
}

/** Approves, but no node answers. */
export const cutOff: Before = async (wallet) => {
  await wallet.connected()
  await wallet.configure({ answer: 'approve' })
  wallet.node.setReachable(false)
}

export const configured =
  (settings: Record<string, unknown>): Before =>
  (wallet) =>
    wallet.configure(settings)

/** A request is held, so that a further one of its kind is too many. */
export const holding =
  (method: string, ...params: unknown[]): Before =>
  async (wallet) => {
    await wallet.connected()
    await wallet.configure({ hold: true, chains: 'both' })
    wallet.request(method, ...params).catch(() => {})
  }

/** Runs a table of cases for one method, each on a wallet of its own. */
export function protocol(method: string, cases: readonly Case[]) {
  describe(method, () => {
    test.each(cases)('$rule', async ({ params, before, expected }) => {
      const wallet = harness()
      await before(wallet)
      const request = wallet.provider.request({ method, ...(params !== undefined && { params }) })
      expect(await outcome(request)).toEqual(expected)
    })
  })
}

/** What a page gets: a result, or the code of an RPC error. Anything else fails the test. */
export async function outcome(result: Promise<unknown>) {
  try {
    return { result: await result }
  } catch (error) {
    if (error instanceof RpcError) return { code: error.code }
    throw error
  }
}
