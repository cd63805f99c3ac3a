import type { TransactionDetails } from '@countersign/gateway'
import { getAddress } from 'viem'
import { signedTransaction } from '../../../review/proof/signedTransaction.ts'
import type { ProofState } from '../../../review/proof/useProof.ts'
import { reviewWords } from '../../../review/words.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { formatDateTime } from '../../../shared/format/formatTime.ts'
import { isWaiting } from '../../../shared/transaction/isWaiting.ts'
import { Fact, Facts } from '../../../shared/ui/tables/Facts.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { ProofHashes } from '../ProofHashes.tsx'
import { VerdictTag } from '../VerdictTag.tsx'
import styles from './ApprovalRecord.module.css'

type ApprovalRecordProps = { details: TransactionDetails; state: ProofState; required: number }

/** What a page on paper has to say by itself: which Safe, where, who signed when, and what exactly. */
export function ApprovalRecord({ details, state, required }: ApprovalRecordProps) {
  const say = useWords(reviewWords)
  const locale = useLocale()
  const { chain, address } = useAccount()
  const signed = signedTransaction(details)
  const { proof } = state
  const { proposer, confirmations = [] } = signed?.info ?? {}
  return (
    <section className={styles.record} aria-label={say('record')}>
      <Facts>
        <Fact name={say('record.safe')}>
          <AddressText address={address} chainId={chain.id} full copy={false} />
        </Fact>
        <Fact name={say('record.network')}>
          {say('record.network.id', { name: chain.name, id: String(chain.id) })}
        </Fact>
        {proposer && (
          <Fact name={say('fact.proposer')}>
            <bdi>{getAddress(proposer.value)}</bdi>
          </Fact>
        )}
        {!isWaiting(details) && details.txHash && (
          <Fact name={say('fact.hash')}>
            <bdi>{details.txHash}</bdi>
          </Fact>
        )}
        <Fact name={say('record.printed')}>{formatDateTime(Date.now(), locale)}</Fact>
      </Facts>
      {signed && (
        <table>
          <caption>{say('record.signers', { given: confirmations.length, required })}</caption>
          <thead>
            <tr>
              <th scope="col">{say('record.signer')}</th>
              <th scope="col">{say('record.time')}</th>
              <th scope="col">{say('record.found')}</th>
            </tr>
          </thead>
          <tbody>
            {confirmations.map(({ signer, submittedAt }, index) => (
              <tr key={signer.value}>
                <td>
                  <AddressText address={signer.value} chainId={chain.id} full copy={false} />
                </td>
                <td>{submittedAt === null ? '–' : formatDateTime(submittedAt, locale)}</td>
                <td>
                  <VerdictTag
                    row={proof?.rows.find(({ subject }) => subject === `confirmation.${index}`)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {signed && proof?.hashes && (
        <ProofHashes hashes={proof.hashes} data={signed.transaction.data} />
      )}
      <p>{say('record.limits')}</p>
    </section>
  )
}
