export const english = {
  'each.minutes': {
    one: 'every {count} minute.',
    other: 'every {count} minutes.',
  },
  alone: 'No owner signs for that. What was spent of an earlier limit still counts.',
  since: 'Counted from {time}.',
  nothing: 'may spend nothing more of',
  add: 'may be given spending limits. That alone lets nobody spend anything.',
  drop: 'loses all spending limits.',
  'drop.kept': 'may spend nothing more. The limits stay, and count again should it be added again.',
  refill: 'may spend all of the limit again, of',
  delete: 'may spend nothing more of',
  spend: 'takes',
  'spend.to': 'from its limit, for',
  fee: 'Whoever sends it also takes',
  of: 'This is about the limits of',
} as const
