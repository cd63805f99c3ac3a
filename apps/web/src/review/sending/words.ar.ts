import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  send: 'أرسل بالمحفظة',
  handOver: 'سلّمها إلى Safe',
  busy: 'انظر إلى محفظتك',
  'hint.judged': {
    zero: 'تسألك محفظتك قبل إرسال أي شيء.',
    one: 'تسألك محفظتك قبل إرسال أي شيء.',
    two: 'استدعاءان. تسألك محفظتك قبل إرسال أي شيء.',
    few: '{count} استدعاءات. تسألك محفظتك قبل إرسال أي شيء.',
    many: '{count} استدعاءً. تسألك محفظتك قبل إرسال أي شيء.',
    other: '{count} استدعاء. تسألك محفظتك قبل إرسال أي شيء.',
  },
}
