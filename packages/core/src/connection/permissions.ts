import { describe } from '../errors/base.ts'
import { InvalidAnswerError } from '../errors/connection.ts'
import { ask } from '../provider/ask.ts'
import type { Countersign } from '../types.ts'
import { activeConnection } from './activeConnection.ts'

/** EIP-2255: something the wallet lets this site do. */
export type Permission = { parentCapability: string }

/** What the connected wallet lets this site do, without a prompt. */
export async function getPermissions(countersign: Countersign): Promise<Permission[]> {
  const { provider } = await activeConnection(countersign)
  const { read } = countersign.timeouts
  return parse(await ask(provider, { method: 'wallet_getPermissions', timeout: read }))
}

/** Asks the visitor again which accounts this site may see. */
export async function requestPermissions(countersign: Countersign): Promise<Permission[]> {
  const { provider } = await activeConnection(countersign)
  return parse(
    await ask(provider, {
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
      timeout: countersign.timeouts.prompt,
    }),
  )
}

/** Gives back what the wallet lets this site do; the wallet then shows it no account any more. */
export async function revokePermissions(countersign: Countersign): Promise<void> {
  const { provider } = await activeConnection(countersign)
  await ask(provider, {
    method: 'wallet_revokePermissions',
    params: [{ eth_accounts: {} }],
    timeout: countersign.timeouts.read,
  })
}

function parse(answer: unknown): Permission[] {
  if (!Array.isArray(answer)) {
    throw new InvalidAnswerError(
      `Permissions must be a list, got ${describe(answer).slice(0, 200)}`,
    )
  }
  return answer.flatMap((item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    'parentCapability' in item &&
    typeof item.parentCapability === 'string'
      ? [{ parentCapability: item.parentCapability }]
      : [],
  )
}
