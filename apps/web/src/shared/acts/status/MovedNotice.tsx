import type { SnapshotChange } from '@countersign/outbox'
import { zeroAddress } from 'viem'
import { Alarm } from '../../ui/signs/Alarm.tsx'
import { useWords } from '../../words/useWords.ts'
import { actWords } from '../words.ts'

/** What is not as it was shown; nothing was asked because of it. */
export function MovedNotice({ moved }: { moved: readonly SnapshotChange[] }) {
  const say = useWords(actWords)
  return (
    <Alarm title={say('moved')} tone="warn">
      <ul>
        {moved.map((each) => (
          <li key={`${each.what} ${JSON.stringify(valuesOf(each))}`}>
            {say(`moved.${each.what}`, valuesOf(each))}
          </li>
        ))}
      </ul>
    </Alarm>
  )

  function valuesOf(each: SnapshotChange): Record<string, string | number> {
    switch (each.what) {
      case 'nonce':
      case 'threshold':
        return { before: each.before, now: each.now }
      case 'owners':
        return { added: each.added.length, removed: each.removed.length }
      case 'balance': {
        const token = each.token === zeroAddress ? say('moved.coin') : each.token
        return { token, before: String(each.before), now: String(each.now) }
      }
      case 'code':
        return { address: each.address }
      default:
        return { what: each.what }
    }
  }
}
