import type { SafeSettings } from '@countersign/safe'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { Icon } from '../ui/signs/Icon.tsx'
import { AddressText } from '../ui/values/AddressText.tsx'
import { useWords } from '../words/useWords.ts'
import { diffSettings, type SettingsDifference } from './diffSettings.ts'
import styles from './SettingsDiff.module.css'
import { settingsDiffWords } from './words.ts'

type SettingsDiffProps = { before: SafeSettings; after: SafeSettings; chainId: number }

/** What is different about a Safe afterwards: as it is, and as it would be. */
export function SettingsDiff({ before, after, chainId }: SettingsDiffProps) {
  const say = useWords(settingsDiffWords)
  const found = diffSettings(before, after)
  if (found.length === 0) return null
  return (
    <dl className={styles.diff} data-diff="">
      {found.map((difference) => (
        <div key={difference.what}>
          <dt>{say(difference.what)}</dt>
          <dd>
            <Difference difference={difference} chainId={chainId} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Difference({ difference, chainId }: { difference: SettingsDifference; chainId: number }) {
  const say = useWords(settingsDiffWords)
  const who = (address: Address) => <AddressText address={address} chainId={chainId} full />
  const turn = (before: ReactNode, after: ReactNode) => (
    <span className={styles.turn}>
      <span className={styles.old}>
        <span className="visually-hidden">{say('before')} </span>
        {before}
      </span>
      <Icon name="arrow" size={16} />
      <strong>
        <span className="visually-hidden">{say('after')} </span>
        {after}
      </strong>
    </span>
  )
  switch (difference.what) {
    case 'signatures': {
      const { before, after } = difference
      return turn(say('signatures.of', before), say('signatures.of', after))
    }
    case 'version':
      return turn(<bdi>{difference.before}</bdi>, <bdi>{difference.after}</bdi>)
    case 'guard':
    case 'fallbackHandler': {
      const { before, after } = difference
      return turn(before ? who(before) : say('none'), after ? who(after) : say('none'))
    }
    case 'owners':
    case 'modules': {
      const { removed, added } = difference
      return (
        <ul>
          {removed.map((address) => (
            <li key={address} data-how="removed">
              <span>{say('goes')}</span> {who(address)}
            </li>
          ))}
          {added.map((address) => (
            <li key={address} data-how="added">
              <span>{say('comes')}</span> {who(address)}
            </li>
          ))}
        </ul>
      )
    }
  }
}
