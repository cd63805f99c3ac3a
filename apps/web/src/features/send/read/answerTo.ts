import type { Asked } from './reading.ts'

type Answer<value> = { data: value | undefined; isError: boolean }

/** What somebody has said to a question, as far as they have. */
export function answerTo<value>(answer: Answer<value> | undefined): Asked<value> {
  if (answer?.isError) return 'failed'
  return answer?.data === undefined ? 'asking' : answer.data
}
