import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { explainRevert } from '../../../shared/acts/explainRevert.ts'
import { useActs } from '../../../shared/acts/useActs.ts'
import { allowanceAbi as abi } from '../../../shared/limits/allowanceAbi.ts'
import type { Limit, LimitModule } from '../../../shared/limits/limit.ts'
import { limitWords } from '../../../shared/limits/words.ts'
import { useOneMutation } from '../../../shared/ui/forms/useOneMutation.ts'
import { useWords } from '../../../shared/words/useWords.ts'

type Spending = { to: Address; amount: bigint; shown: string }
/** The contract was asked first, and would not do it; or what its delegate is to send. */
type Asked =
  | { status: 'contract'; reason: string }
  | { status: 'asked'; call: { to: Address; value: bigint; data: Hex }; description: string }

/** Has the delegate's own wallet spend from a limit, if the contract would let it. */
export function useSpend({ limit, module }: { limit: Limit; module: LimitModule }) {
  const say = useWords(limitWords)
  const { chain, address: safe } = useAccount()
  const config = useConfig()
  const queries = useQueryClient()
  const { acts } = useActs()
  const [last, setLast] = useState<string>()
  const { delegate, token } = limit
  const spending = useOneMutation({
    mutationFn: async ({ to, amount, shown }: Spending): Promise<Asked> => {
      const data = encodeFunctionData({
        ...{ abi, functionName: 'executeAllowanceTransfer' },
        args: [safe, token, to, amount, zeroAddress, 0n, delegate, '0x'],
      })
      const call = { to: module.address, value: 0n, data }
      const client = config.getClient({ chainId: chain.id })
      const fault = await explainRevert(client, { from: delegate, ...call })
      if (fault) return { status: 'contract', reason: fault.details ?? fault.kind }
      return { status: 'asked', call, description: say('spend.describe', { amount: shown }) }
    },
  })
  const act = acts.find((each) => each.id === last)
  const stage = act?.stage
  useEffect(() => {
    if (stage !== 'done' && stage !== 'indexed') return
    void queries.invalidateQueries({ queryKey: ['chain', chain.id, 'limits', safe] })
  }, [stage, queries, chain.id, safe])
  return { spending, act, follow: setLast }
}
