import { type OutboxFault, toFault, type WalletTransaction } from '@countersign/outbox'
import { BaseError, type Client, type Hex, hexToString } from 'viem'
import { call } from 'viem/actions'
import { isNodeFailure } from '../chain/isNodeFailure.ts'

/** Why a transaction would fail, now or after a block; null when it would not. */
export async function explainRevert(
  client: Client,
  { from, to, value, data }: Pick<WalletTransaction, 'from' | 'to' | 'value' | 'data'>,
  blockNumber?: bigint,
): Promise<OutboxFault | null> {
  try {
    await call(client, {
      account: from,
      to,
      value,
      data,
      ...(blockNumber !== undefined && { blockNumber }),
    })
    return null
  } catch (error) {
    const text = textOf(error)
    if (isNodeFailure(error) && !/revert|insufficient/i.test(text)) throw error
    return revertFault(text)
  }
}

/** A Safe's own code, if the text has one; otherwise the contract's words, without the node's around them. */
export function revertFault(text: string): OutboxFault {
  const code = /\bGS\d{3}\b/.exec(text)?.[0]
  return code ? toFault(`reverts.${code}`, text) : toFault('reverts', reasonIn(text))
}

/** Nodes put what a contract says into a sentence of their own, each into another. */
const reasonIn = (text: string): string =>
  /reverted with reason string '(.*?)'(?:\s|$)/.exec(text)?.[1] ??
  /^execution reverted: "?(.+?)"?$/.exec(text)?.[1] ??
  text

function textOf(error: unknown): string {
  if (!(error instanceof BaseError)) return error instanceof Error ? error.message : String(error)
  const found: string[] = []
  error.walk((cause) => {
    if (cause instanceof BaseError) found.push(cause.details || cause.shortMessage)
    const data = (cause as { data?: unknown } | null)?.data // any value has properties
    if (typeof data === 'string') found.push(asciiOf(data as Hex))
    return false
  })
  // Each error repeats what its cause said.
  return [...new Set(found.filter(Boolean))].join(' ').slice(0, 500)
}

/** A Safe reverts with bare text from 1.5.0 on, and with Error(string) before: the code stands in both. */
function asciiOf(data: Hex): string {
  const codes = data.slice(2).match(/4753(3\d){3}/g) ?? []
  return codes.map((hex) => hexToString(`0x${hex}`)).join(' ')
}
