import type { TransactionDetails } from '@countersign/gateway'
import type { ProofRow } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import { signedTransaction } from '../../review/proof/signedTransaction.ts'
import type { ProofState } from '../../review/proof/useProof.ts'
import { reviewWords } from '../../review/words.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { isWaiting } from '../../shared/transaction/isWaiting.ts'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Rows } from '../../shared/ui/tables/Rows.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { ClaimedName } from '../../shared/ui/values/ClaimedName.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './TransactionPage.module.css'
import { proofRow, VerdictTag } from './VerdictTag.tsx'

type SignaturesProps = { details: TransactionDetails; state: ProofState; required: number }

/** Every signature, judged here: not the server's counter. */
export function Signatures({ details, state, required }: SignaturesProps) {
  const say = useWords(reviewWords)
  const { chain: network } = useAccount()
  const { proof, chain } = state
  const info = signedTransaction(details)?.info
  if (!info) return null
  const { confirmations } = info
  const rowOf = (index: number): ProofRow | undefined =>
    proof?.rows.find(({ subject }) => subject === `confirmation.${index}`)
  const valid = confirmations.filter((_, index) => rowOf(index)?.verdict === 'proven').length
  const allValid = proof && valid === confirmations.length && valid > 0
  const isMore = confirmations.length > required
  const missing = isWaiting(details)
    ? info.signers.filter(
        ({ value }) => !confirmations.some(({ signer }) => isAddressEqual(signer.value, value)),
      )
    : []
  return (
    <Section
      title={say('signatures')}
      isDense
      aside={
        allValid ? (
          <Tag tone="good" icon="check">
            {say(isMore ? 'signatures.owners' : 'finding.signatures.proven', {
              ...{ given: valid, required },
            })}
          </Tag>
        ) : (
          <span className={styles.quiet}>
            {say(isMore ? 'signatures.more' : 'signatures.count', {
              given: confirmations.length,
              required,
            })}
          </span>
        )
      }
    >
      {confirmations.length === 0 && <Empty>{say('signatures.none')}</Empty>}
      <Rows isDense>
        {confirmations.map(({ signer }, index) => (
          <li key={signer.value} {...proofRow(`confirmation.${index}`, rowOf(index)?.verdict)}>
            <span>
              <AddressText address={signer.value} chainId={network.id} avatar copy={false} />{' '}
              <ClaimedName address={signer.value} name={signer.name} />
            </span>
            <VerdictTag row={rowOf(index)} />
          </li>
        ))}
      </Rows>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {say('signatures.missing')}
          {missing.map(({ value, name }) => (
            <span key={value}>
              <AddressText address={value} chainId={network.id} avatar copy={false} />{' '}
              <ClaimedName address={value} name={name} />
            </span>
          ))}
        </p>
      )}
      {chain?.execution?.outcome && <p className={styles.foot}>{say('signatures.past')}</p>}
    </Section>
  )
}
