import { QrCode } from '@countersign/kit'
import { useApp } from '../../shared/AppContext.ts'
import type { Account } from '../../shared/account/account.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { samePlace } from '../../shared/local/samePlace.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './Receive.module.css'

type ReceiveProps = { account: Account; onClose: () => void }

/** The account's address to show to somebody, as a code and in full. */
export function Receive({ account, onClose }: ReceiveProps) {
  const { address, chain } = account
  const say = useWords(shellWords)
  const { kind } = useAccountState(account)
  const place = { chainId: chain.id, address }
  // The visitor's own Safe, and no code: it has been planned and is not there.
  const isEarly =
    useStore(useApp().memory.pinned).some((each) => samePlace(each, place)) && kind === 'wallet'
  return (
    <Modal title={say('receive.title')} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.code}>
          {/* The plain address: what every wallet's scanner understands. */}
          <QrCode text={address} label={say('receive.alt', { address })} />
        </div>
        <AddressText address={address} chainId={chain.id} full />
        <p className={styles.note}>{say('receive.text', { chain: chain.name })}</p>
        {isEarly && <p className={styles.early}>{say('receive.early', { chain: chain.name })}</p>}
      </div>
    </Modal>
  )
}
