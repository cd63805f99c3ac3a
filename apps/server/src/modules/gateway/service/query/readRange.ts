import { parseAmount } from '../../query/parseAmount.ts'
import type { Range } from '../../store/multisigList.ts'

type Given<T> = T | null | undefined

/** Whole numbers between two ends that belong to it. */
export function readRange(ends: {
  gt?: Given<number>
  gte?: Given<number>
  lt?: Given<number>
  lte?: Given<number>
  is?: Given<number>
}): Range<number> {
  const { gt, gte, lt, lte, is } = ends
  const from = [is, gte, gt === null || gt === undefined ? undefined : gt + 1]
  const until = [is, lte, lt === null || lt === undefined ? undefined : lt - 1]
  return { from: largest(from), until: smallest(until) }
}

/** The same of amounts. */
export function readAmounts(ends: {
  gt?: Given<string>
  lt?: Given<string>
  is?: Given<string>
}): Range<string> {
  const [gt, lt, is] = [parseAmount(ends.gt), parseAmount(ends.lt), parseAmount(ends.is)]
  return {
    from: is ?? (gt === undefined ? undefined : (BigInt(gt) + 1n).toString()),
    until: is ?? (lt === undefined ? undefined : (BigInt(lt) - 1n).toString()),
  }
}

const known = (values: readonly Given<number>[]) =>
  values.filter((value) => value !== null && value !== undefined)

function largest(values: readonly Given<number>[]): number | undefined {
  const all = known(values)
  return all.length === 0 ? undefined : Math.max(...all)
}

function smallest(values: readonly Given<number>[]): number | undefined {
  const all = known(values)
  return all.length === 0 ? undefined : Math.min(...all)
}
