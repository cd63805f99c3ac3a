import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  sign: 'وقّع واقترح',
  busy: 'انظر إلى محفظتك',
  'hint.judged': 'الرقم التسلسلي \u2068{nonce}\u2069. يراها المالكون الآخرون بعد توقيعك.',
}
