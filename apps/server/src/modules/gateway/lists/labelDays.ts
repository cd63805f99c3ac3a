import type { DayOf } from './createDayOf.ts'

export type DateLabel = { type: 'DATE_LABEL'; timestamp: number }

type LabelDaysParameters<Item> = {
  items: readonly Item[]
  timeOf: (item: Item) => number
  dayOf: DayOf
  /** When the last item of the page before happened; its day has its label already. */
  before: number | null
  /** What a label says; left out: when the day's first item happened. */
  labelOf?: (timestamp: number) => number
}

/** Puts a label in front of the first item of every day. */
export function labelDays<Item>(parameters: LabelDaysParameters<Item>): (Item | DateLabel)[] {
  const { items, timeOf, dayOf, before, labelOf = (timestamp) => timestamp } = parameters
  const labelled: (Item | DateLabel)[] = []
  let day = before === null ? null : dayOf(before)
  for (const item of items) {
    const timestamp = timeOf(item)
    const itsDay = dayOf(timestamp)
    if (itsDay !== day) labelled.push({ type: 'DATE_LABEL', timestamp: labelOf(timestamp) })
    labelled.push(item)
    day = itsDay
  }
  return labelled
}
