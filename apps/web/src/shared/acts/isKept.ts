import type { Act, Stage } from './act.ts'

const WAITING: ReadonlySet<Stage> = new Set(['draft', 'shared', 'ready'])

/** Whether a signature is here that the gateway does not have. */
export const isKept = ({ stage, signatures }: Act): boolean =>
  stage === 'signed' ||
  (WAITING.has(stage) && signatures.some(({ isShared }) => isShared === false))
