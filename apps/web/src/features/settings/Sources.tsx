import type { SafeState } from '@countersign/gateway'
import type { UseQueryResult } from '@tanstack/react-query'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { compareSources } from '../../shared/safety/compareSources.ts'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './SettingsPage.module.css'
import { settingsWords } from './words.ts'

type SourcesProps = { onChain: SafeOnChain | undefined; gateway: UseQueryResult<SafeState> }

/** Whom this page believes, and whether the two who can tell say the same. */
export function Sources({ onChain, gateway }: SourcesProps) {
  const say = useWords(settingsWords)
  const locale = useLocale()
  if (!onChain || !gateway.data) {
    // Its line is there from the start, so that nothing below moves.
    if (onChain && gateway.isError) return <Line tone="warn" text={say('source.chainOnly')} />
    if (!onChain && gateway.data) return <Line tone="warn" text={say('source.gatewayOnly')} />
    return <Line tone="plain" text={say('source.asking')} />
  }
  const fields = compareSources(gateway.data, onChain)
  if (fields.length === 0) return <Line tone="good" text={say('source.agree')} />
  const names = new Intl.ListFormat(locale).format(fields.map((field) => say(`field.${field}`)))
  return (
    <Alarm title={say('source.differ', { fields: names })}>
      <p>{say('source.differ.text')}</p>
    </Alarm>
  )
}

function Line({ tone, text }: { tone: 'plain' | 'good' | 'warn'; text: string }) {
  return (
    <p className={styles.source}>
      <Tag tone={tone} icon={tone === 'good' ? 'check' : undefined}>
        {text}
      </Tag>
    </p>
  )
}
