import type { WalletEntry } from '@countersign/core'
import { useMessages } from '../../i18n/useMessages.ts'

type Kind = 'mobile' | 'extension'
type Step = NonNullable<NonNullable<WalletEntry['instructions']>[Kind]>[number]['step']
export type ShownStep = { step: Step; title: string; text: string; isOwn: boolean }

/** What is done with any wallet, where it does not say it itself. */
const USUAL: { [kind in Kind]: readonly Step[] } = {
  extension: ['install', 'create', 'refresh'],
  mobile: ['install', 'create', 'scan'],
}

/**
 * R-WAL-8: the steps that a wallet declares, in its own words to those who read their language, and in
 * ours to everybody else.
 */
export function useSteps({ name, instructions }: WalletEntry, kind: Kind): readonly ShownStep[] {
  const { say, language } = useMessages()
  const values = { wallet: name }
  const usual = (step: Step): ShownStep => ({
    step,
    title: say(`get.step.${step}.title`, values),
    text: say(step === 'install' ? `get.step.install.${kind}` : `get.step.${step}.text`, values),
    isOwn: false,
  })
  const own = instructions?.[kind]
  if (!own) return USUAL[kind].map(usual)
  const isRead = (instructions.language ?? 'en') === language
  return own.map(({ step, title, description }) =>
    isRead ? { step, title, text: description, isOwn: true } : usual(step),
  )
}
