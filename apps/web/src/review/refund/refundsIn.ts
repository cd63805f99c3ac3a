import type { Expansion, RefundJudgement, SafeTransaction } from '@countersign/safe'
import type { Address, Hex } from 'viem'

export type Refunding = Pick<
  SafeTransaction,
  'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver' | 'data'
>

/** Whatever pays for being executed: what is signed, and what it executes in other Safes, at any depth. */
export function refundsIn(signed: Refunding | undefined, opened: Expansion | null): Refunding[] {
  const inner = (opened?.calls ?? []).flatMap(({ decoding }) => {
    if (decoding.status !== 'decoded' || decoding.family !== 'safe') return []
    if (decoding.name !== 'execTransaction') return []
    // The bundled signature gives these parameters these types.
    const [, , data, , safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] =
      decoding.parameters.map(({ value }) => value) as [
        ...[Address, bigint, Hex, bigint, bigint, bigint, bigint, Address, Address],
      ]
    return [{ data, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver }]
  })
  return [...(signed ? [signed] : []), ...inner].filter(({ gasPrice }) => gasPrice > 0n)
}

const WORST: readonly RefundJudgement['verdict'][] = ['excessive', 'incomparable', 'fair']

/** Of several, the one that is judged worst; null where nothing is paid. */
export const worstRefund = (all: readonly (RefundJudgement | null)[]): RefundJudgement | null =>
  all
    .filter((each) => each !== null)
    .toSorted((one, other) => WORST.indexOf(one.verdict) - WORST.indexOf(other.verdict))[0] ?? null
