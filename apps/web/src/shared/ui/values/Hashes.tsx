import { groupHash } from '@countersign/safe'
import type { Hex } from 'viem'
import styles from './Hashes.module.css'

type HashesProps = { hashes: readonly { name: string; hash: Hex }[] }

/** Hashes in groups of four, as devices show them, so that people can compare them. */
export function Hashes({ hashes }: HashesProps) {
  return (
    <dl className={styles.hashes}>
      {hashes.map(({ name, hash }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="ltr">
            {groupHash(hash).map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, their places are not
              <span key={index}>{group}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
