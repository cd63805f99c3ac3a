import { describeCall, type ExpandedCall } from '@countersign/safe'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { Parameters } from '../calls/Parameters.tsx'
import styles from './ClearWords.module.css'
import { DescribedText } from './DescribedText.tsx'
import { readDescriptions } from './readDescriptions.ts'
import { clearWords } from './words.ts'

type ClearWordsProps = { call: ExpandedCall; tokenAt: TokenAt }

/** A call in the words of whoever described its contract, if they fit the bytes. Never instead of these. */
export function ClearWords({ call, tokenAt }: ClearWordsProps) {
  const say = useWords(clearWords)
  const { chain } = useAccount()
  const { data: descriptions } = useQuery({
    queryKey: ['descriptions', chain.id],
    queryFn: () => readDescriptions(chain.id),
    // What the server has learned since is read with the next page.
    staleTime: Number.POSITIVE_INFINITY,
    // Words for what is signed: never from an earlier visit.
    meta: { private: true },
  })
  const said = describeCall({ ...call, chainId: chain.id }, descriptions ?? [])
  if (said.status === 'none') return null
  if (said.status === 'refused') return <Tag tone="warn">{say(`refused.${said.why}`)}</Tag>
  const { owner, intent, sentence, fields, decoding } = said
  return (
    <div className={styles.words}>
      <p>
        <span className={styles.quiet}>{owner ? say('words.of', { owner }) : say('words')}</span>{' '}
        <bdi>
          {sentence
            ? sentence.map((part, index) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has nothing but its order
                  <DescribedText key={index} value={part} tokenAt={tokenAt} />
                ),
              )
            : intent}
        </bdi>
      </p>
      {fields.length > 0 && (
        <dl>
          {fields.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike, their places are not
            <div key={index}>
              <dt>
                <bdi>{label}</bdi>
              </dt>
              <dd>
                <DescribedText value={value} tokenAt={tokenAt} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* What we cannot name ourselves, the description's own signature does: it fits these bytes. */}
      {call.decoding.status !== 'decoded' && (
        <>
          <p className={styles.quiet}>{say('bytes')}</p>
          <Parameters call={decoding} token={tokenAt(call.to) ?? null} />
        </>
      )}
    </div>
  )
}
