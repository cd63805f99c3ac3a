import { wordKey } from '@countersign/gateway'
import { visibleText } from '@countersign/judge'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { gatewayWords } from '../../../shared/transaction/gatewayWords.ts'
import { TokenFlags } from '../../../shared/transaction/TokenFlags.tsx'
import { useIsRejection } from '../../../shared/transaction/useIsRejection.ts'
import { transactionWords } from '../../../shared/transaction/words.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import type { Entry } from '../entry.ts'
import type { Flag } from '../flagEntry.ts'
import { activityWords } from '../words.ts'
import styles from './Entry.module.css'

type EntryWhatProps = { entry: Entry; flags: readonly Flag[] }

/** What an entry is, and what is wrong with it; it leads to the entry's own page. */
export function EntryWhat({ entry, flags }: EntryWhatProps) {
  const { path } = useAccount()
  const title = useTitle(entry)
  return (
    <span className={styles.what}>
      {entry.hasPage ? (
        <Link to="/$account/tx/$id" params={{ account: path, id: entry.id }}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      {/* Whom an address imitates stands beside the address. */}
      <TokenFlags flags={flags.filter((flag) => flag.kind !== 'lookAlike')} />
    </span>
  )
}

function useTitle({ id, nonce, description, status }: Entry): string {
  const say = useWords(activityWords)
  const sayKind = useWords(transactionWords)
  const sayWord = useWords(gatewayWords)
  const isStated = description.kind === 'nothing'
  const isRejection = useIsRejection(useAccount(), { id, nonce, isStated })
  if (isRejection) return sayKind('rejection')
  switch (description.kind) {
    case 'sent':
      return say(status === 'SUCCESS' ? 'what.sent' : 'what.send')
    case 'received':
    case 'moved':
      return say(`what.${description.kind}`)
    case 'settings':
      return sayWord(wordKey('settingsChange', description.change))
    case 'batch':
      return sayKind('batch', { count: description.count })
    case 'call':
      return description.method
        ? sayKind('call', { method: visibleText(description.method).text })
        : sayKind('callUnknown')
    case 'unknown':
      return sayKind('unknown', { kind: description.stated })
    default:
      return sayKind(description.kind)
  }
}
