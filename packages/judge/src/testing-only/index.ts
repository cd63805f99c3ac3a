import type { ReviewState } from '../review/judgeReview.ts'

/** Everything is known of it, and nothing is odd: for what is about anything else than the judge. */
export const nothingOdd: ReviewState = {
  proof: [],
  witnesses: null,
  rehearsal: { state: 'none' },
  required: 1,
  record: null,
  proposer: null,
  lookAlikes: [],
  anchors: 'known',
  delegates: [],
  rights: [],
  refund: null,
  approvals: [],
  settings: 'none',
  isSealed: false,
  tokens: [],
  safeCode: 'official',
  history: 'clean',
  isEverywhere: false,
  isUnread: false,
}
