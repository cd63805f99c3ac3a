import type { TypedData } from '@countersign/gateway'
import { useConnectDialog } from '@countersign/kit'
import { isKept } from '@countersign/outbox'
import { lazy, Suspense } from 'react'
import type { Hex } from 'viem'
import { useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useHindrance } from '../../../shared/account/useHindrance.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import { ResultFault } from '../../../shared/acts/status/ResultFault.tsx'
import { useActs } from '../../../shared/acts/useActs.ts'
import { actWords } from '../../../shared/acts/words.ts'
import { Judgement } from '../../../shared/messages/Judgement.tsx'
import { useMeant } from '../../../shared/messages/useMeant.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { messagesWords } from '../words.ts'
import styles from './Sign.module.css'
import { useSafeMessages } from './useSafeMessages.ts'
import { useSignMessage } from './useSignMessage.ts'
import { useSignOnChain } from './useSignOnChain.ts'

const ProposalDialog = lazy(async () => ({
  default: (await import('../../../review/proposal/ProposalDialog.tsx')).ProposalDialog,
}))

type SignButtonsProps = {
  /** Null while it is not whole. */
  message: string | TypedData | null
  /** Of a message that the gateway has. */
  known?: Hex
  /** The host of the site that asked for it, by an owner's word; null where nobody says. */
  asker: string | null
  /** Whether the gateway collects signatures here. */
  isCollected: boolean
  /** Already signed by the visitor. */
  isSigned?: boolean
}

/** Signs a message as an owner, or proposes that the Safe keeps it on the chain. */
export function SignButtons(props: SignButtonsProps) {
  const { message, known, asker, isCollected, isSigned = false } = props
  const say = useWords(messagesWords)
  const sayAct = useWords(actWords)
  const { status } = useConnection()
  const { open } = useConnectDialog()
  const hindrance = useHindrance(useAccount())
  const isItself = useIsItself(useAccount())
  const { answers, library } = useSafeMessages()
  const signing = useSignMessage()
  const keeping = useSignOnChain()
  const { messages } = useActs()
  const { chain, address } = useAccount()
  const meant = useMeant(message, { address, chainId: chain.id, asker })
  if (status !== 'connected') {
    return (
      <div className={styles.buttons}>
        <Button look="primary" busy={!open} onClick={open}>
          {say('sign.connect')}
        </Button>
      </div>
    )
  }
  const { asked } = meant
  const isBusy = signing.isPending || keeping.isPending
  const isOff = message === null || asked === null || hindrance !== null || isBusy
  const isMain = isItself || (isCollected && answers !== false)
  const { data: ended } = signing
  // What has been shared since then is no fault any more.
  const isPast =
    ended?.status === 'kept' &&
    !messages.some((entry) => isKept(entry) && entry.message?.hash === ended.hash)
  return (
    <div className={styles.sign}>
      {!isSigned && <Judgement {...{ meant }} chainId={chain.id} />}
      <div className={styles.buttons}>
        {(isCollected || isItself) && (
          <Button
            look={isMain ? 'primary' : 'plain'}
            busy={isOff || isSigned}
            onClick={() =>
              message !== null &&
              asked &&
              signing.mutate({ message, asked, ...(known && { known }) })
            }
          >
            {say(
              signing.isPending
                ? 'sign.busy'
                : isSigned
                  ? 'sign.done'
                  : isItself
                    ? 'sign.host'
                    : 'sign',
            )}
          </Button>
        )}
        {signing.isPending && !isItself && (
          <Button onClick={signing.giveUp}>{sayAct('way.stop')}</Button>
        )}
        {!isItself && (
          <Button
            look={isMain ? 'plain' : 'primary'}
            busy={isOff || library === null}
            onClick={() =>
              message !== null && asked && library && keeping.mutate({ message, asked, library })
            }
          >
            {say(keeping.isPending ? 'sign.busy' : 'onChain')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>
        {say(
          hindrance === 'notOwner'
            ? 'sign.notOwner'
            : isItself
              ? 'sign.host.hint'
              : isCollected
                ? 'sign.hint'
                : 'onChain.hint',
        )}{' '}
        {answers === false && say('noHandler')}
      </p>
      <ResultFault result={isPast ? undefined : ended} />
      {keeping.data && (
        <Suspense>
          <ProposalDialog
            title={say('onChain.describe')}
            calls={keeping.data}
            onClose={keeping.reset}
          />
        </Suspense>
      )}
    </div>
  )
}
