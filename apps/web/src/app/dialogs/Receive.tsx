import { QrCode } from '@countersign/kit'
import type { Account } from '../../shared/account/account.ts'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './Receive.module.css'

type ReceiveProps = { account: Account; onClose: () => void }

/** The account's address to show to somebody, as a code and in full. */
export function Receive({ account: { address, chain }, onClose }: ReceiveProps) {
  const say = useWords(shellWords)
  return (
    <Modal title={say('receive.title')} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.code}>
          {/* The plain address: what every wallet's scanner understands. */}
          <QrCode text={address} label={say('receive.alt', { address })} />
        </div>
        <AddressText address={address} chainId={chain.id} full />
        <p className={styles.note}>{say('receive.text', { chain: chain.name })}</p>
      </div>
    </Modal>
  )
}
