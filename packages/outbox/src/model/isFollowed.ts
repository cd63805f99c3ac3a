import type { OutboxEntry } from './entry.ts'

/** Whether something may become of an entry that this page is not told of by itself. */
export const isFollowed = ({ stage, kind, prompt, unresolvedSend }: OutboxEntry): boolean =>
  prompt !== null ||
  unresolvedSend !== null ||
  stage === 'sent' ||
  stage === 'confirming' ||
  (stage === 'done' && kind === 'safe')
