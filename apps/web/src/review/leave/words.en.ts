export const english = {
  'hint.asking': 'Still being checked.',
  'hint.blocked': 'Something here is wrong, so it cannot be signed: see the verdict.',
  'hint.unnamed': 'First type what is asked for.',
}

export type English = typeof english
