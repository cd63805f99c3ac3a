import { useConnectDialog } from '@countersign/kit'
import type { OutboxEntry } from '@countersign/outbox'
import { lazy, Suspense } from 'react'
import { useConnection } from 'wagmi'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './NewSafePage.module.css'
import { type Creating, useCreate } from './useCreate.ts'
import type { SafePlanRead } from './usePlan.ts'
import { newSafeWords } from './words.ts'

/** Fetched by whoever makes one. */
const SendingDialog = lazy(async () => ({
  default: (await import('../../review/sending/SendingDialog.tsx')).SendingDialog,
}))

type CreateButtonProps = { plan: SafePlanRead; chosen: readonly number[]; name: string }

/** Whether it may be on its way: then it is not asked for again. */
const isOpen = (act: OutboxEntry | undefined) =>
  act !== undefined &&
  (act.prompt !== null ||
    act.unresolvedSend !== null ||
    ['sent', 'confirming', 'done'].includes(act.stage))

/** The button that makes it where it is chosen and not there yet; off, with the reason. */
export function CreateButton({ plan, chosen, name }: CreateButtonProps) {
  const say = useWords(newSafeWords)
  const { status } = useConnection()
  const { open } = useConnectDialog()
  const isInSafe = useInSafe()
  const creating = useCreate()
  const { networks, wanted, address } = plan
  const here = networks.filter(({ chain }) => chosen.includes(chain.id))
  const due = here.filter(({ site, act }) => site?.status === 'free' && !isOpen(act))
  const isBad = here.some(({ site }) => site && !['free', 'created'].includes(site.status))
  const isAsking = here.some(({ site, isFailed }) => !site || isFailed)
  const hint = () => {
    if (isInSafe) return say('hint.frame')
    if (here.length === 0) return say('hint.noNetwork')
    if (!wanted) return say('hint.unfinished')
    if (isBad) return say('hint.bad')
    if (isAsking) return say('hint.asking')
    if (due.length === 0) return say('hint.onItsWay')
    return due.length > 1 ? say('hint.several', { count: due.length }) : say('hint.one')
  }
  if (status !== 'connected') {
    return (
      <Button look="primary" busy={!open} onClick={open}>
        {say('connect')}
      </Button>
    )
  }
  const [only, ...others] = due
  const isOff = isInSafe || isBad || isAsking || creating.isPending || !wanted || !address || !only
  const label = !only
    ? say('create.none')
    : others.length === 0
      ? say('create.on', { chain: only.chain.name })
      : say('create', { count: due.length })
  return (
    <div className={styles.submit}>
      <Button
        look="primary"
        busy={isOff}
        onClick={() => {
          if (!wanted || !address) return
          creating.create({
            ...{ wanted, address, name, chains: due.map(({ chain }) => chain) },
            describe: (chain) => say('description', { chain: chain.name }),
          })
        }}
      >
        {creating.isPending ? say('create.busy') : label}
      </Button>
      <p className={styles.hint} role="status">
        {hint()}
      </p>
      <Ending creating={creating} />
      {creating.step && (
        <Suspense>
          <SendingDialog
            key={creating.step.chain.id}
            title={creating.step.call.description}
            account={creating.step.account}
            calls={[creating.step.call]}
            onSend={creating.sendStep}
            onDone={creating.onSent}
            onClose={creating.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Why it stopped, if it did. */
function Ending({ creating: { stopped, error, isPending } }: { creating: Creating }) {
  const say = useWords(newSafeWords)
  if (isPending) return null
  if (error) return <Alarm title={say('stopped.node')} tone="warn" />
  if (!stopped) return null
  const { status } = stopped
  return <Alarm title={say(status === 'free' ? 'stopped.moved' : `site.${status}`)} />
}
