import type { rehearseForReview } from '@countersign/web/rehearse-review'

/** Anything, to be compared. */
export const textOf = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each))

/** As a page shows it: what is before, too. */
export const changesOf = ({ rehearsal }: Awaited<ReturnType<typeof rehearseForReview>>) =>
  rehearsal.rung === 'static' ? [] : rehearsal.changes
