import type { Act } from './act.ts'

/** Whether the wallet moved away while it was asked, and this network does not know what it sent. */
export const isElsewhere = ({ stage, fault }: Act): boolean =>
  stage === 'sent' && fault?.kind === 'otherChain'
