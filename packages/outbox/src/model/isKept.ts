import type { OutboxEntry, Stage } from './entry.ts'

const WAITING: ReadonlySet<Stage> = new Set(['draft', 'shared', 'ready'])

/** Whether a signature is here that the gateway does not have. */
export const isKept = ({ stage, signatures }: OutboxEntry): boolean =>
  stage === 'signed' ||
  (WAITING.has(stage) && signatures.some(({ isShared }) => isShared === false))
