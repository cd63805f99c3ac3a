/** One call as somebody writes it, before anything of it is understood. */
export type Draft = Readonly<{ id: number; to: string; amount: string; data: string }>

export type DraftEvent =
  | { type: 'added' }
  | { type: 'removed'; id: number }
  | { type: 'changed'; id: number; change: Partial<Omit<Draft, 'id'>> }
  | { type: 'cleared' }

/** More than any wallet takes at once; each has to be read before it is signed. */
export const MOST_CALLS = 20

const emptyDraft = (id: number): Draft => ({ id, to: '', amount: '', data: '' })

/** Two, for one call needs no batch. */
export const initialDrafts: readonly Draft[] = [emptyDraft(1), emptyDraft(2)]

/** The calls being written: never none, and never more than can be sent. */
export function draftReducer(drafts: readonly Draft[], event: DraftEvent): readonly Draft[] {
  switch (event.type) {
    case 'added':
      if (drafts.length >= MOST_CALLS) return drafts
      return [...drafts, emptyDraft(Math.max(...drafts.map(({ id }) => id)) + 1)]
    case 'removed':
      return drafts.length > 1 ? drafts.filter(({ id }) => id !== event.id) : drafts
    case 'changed':
      return drafts.map((each) => (each.id === event.id ? { ...each, ...event.change } : each))
    case 'cleared':
      return initialDrafts
  }
}
