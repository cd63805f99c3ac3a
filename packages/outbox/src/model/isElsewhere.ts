import type { OutboxEntry } from './entry.ts'

/** Whether the wallet moved away while it was asked, and this network does not know what it sent. */
export const isElsewhere = ({ stage, fault }: OutboxEntry): boolean =>
  stage === 'sent' && fault?.kind === 'otherChain'
