import type { Account } from '@countersign/outbox'
import { useQueryClient } from '@tanstack/react-query'
import type { Hex } from 'viem'
import { useWords } from '../../words/useWords.ts'
import { useActs } from '../useActs.ts'
import { actWords } from '../words.ts'
import { PickFile } from './PickFile.tsx'

type TakeFileProps = {
  account: Account
  /** The only transaction that it may be for; any of the Safe's, if left out. */
  expected?: Hex
}

/** Takes in signatures that were saved as a file, here or by another owner. */
export function TakeFile({ account, expected }: TakeFileProps) {
  const say = useWords(actWords)
  const acts = useActs()
  const queries = useQueryClient()
  const take = async (text: string) => {
    const describe = (nonce: string) => say('file.name', { nonce })
    const input = { account, text, ...(expected && { expected }), describe }
    try {
      return await acts.receive(input)
    } finally {
      void queries.invalidateQueries({ queryKey: ['gateway'] })
    }
  }
  return <PickFile take={take} />
}
