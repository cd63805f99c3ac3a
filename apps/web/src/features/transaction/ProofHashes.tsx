import { digestCalldata, type SafeTransactionHashes } from '@countersign/safe'
import type { Hex } from 'viem'
import { reviewWords } from '../../review/words.ts'
import { Hashes } from '../../shared/ui/values/Hashes.tsx'
import { useWords } from '../../shared/words/useWords.ts'

type ProofHashesProps = { hashes: SafeTransactionHashes; data: Hex }

/** Everything that a device may show of a transaction before it signs. */
export function ProofHashes({ hashes, data }: ProofHashesProps) {
  const say = useWords(reviewWords)
  return (
    <Hashes
      hashes={[
        { name: say('hash.safeTxHash'), hash: hashes.safeTxHash },
        { name: say('hash.domainHash'), hash: hashes.domainHash },
        { name: say('hash.messageHash'), hash: hashes.messageHash },
        { name: say('hash.calldata'), hash: digestCalldata(data) },
      ]}
    />
  )
}
