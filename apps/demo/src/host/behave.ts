/** How the host behaves: well, or like one of those that apps have to live with. */
export const modes = {
  normal: 'Answers well',
  slow: 'Answers late',
  silent: 'Never answers',
  malformed: 'Answers nonsense',
  elsewhere: 'Answers from elsewhere',
  refuses: 'Refuses everything',
  readOnly: 'Is read-only',
} as const

export type Mode = keyof typeof modes

export type Outcome = { success: true; data: unknown } | { success: false; error: string }

/** What is sent back for an outcome, in order. */
export function behave(mode: Mode, id: string, outcome: Outcome): unknown[] {
  const answer = { id, version: '9.1.0', ...outcome }
  if (mode === 'silent') return []
  if (mode !== 'malformed') return [answer]
  return [
    null,
    'not an answer',
    { ...answer, version: undefined },
    { ...answer, id: 'another question' },
    { ...answer, success: true, data: { safeAddress: '0x12', chainId: 'one' } },
    answer,
  ]
}
