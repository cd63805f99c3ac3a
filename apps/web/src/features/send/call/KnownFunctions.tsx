import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'
import { listKnownFunctions } from './listKnownFunctions.ts'

type KnownFunctionsProps = { address: Address; onChoose: (signature: string) => void }

/** Functions that stand in the contract's code and that somebody can name; none, for most. */
export function KnownFunctions({ address, onChoose }: KnownFunctionsProps) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  const { gateway } = useApp()
  const { data } = useQuery(
    chainQuery(useConfig(), chain.id, ['known functions', address], (client) =>
      listKnownFunctions(client, gateway, chain.id, address),
    ),
  )
  if (!data || data.length === 0) return null
  return (
    <Field label={say('call.known')}>
      {(control) => (
        <select {...control} dir="ltr" value="" onChange={({ target }) => onChoose(target.value)}>
          <option value="">…</option>
          {data.map((signature) => (
            <option key={signature}>{signature}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
