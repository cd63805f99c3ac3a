import type { Translation } from '../words/createWords.ts'
import type { English } from './nameWords.en.ts'

export const ar: Translation<English> = {
  'name.unseen': 'في هذا الاسم حروف لا تُرى',
  'name.mixed': 'يخلط هذا الاسم حروفًا من كتابات مختلفة',
  'name.digits': 'يبدو هذا الاسم كأنه عنوان',
  'name.service': 'يُقرأ هذا الاسم كأنه من خدمة أسماء',
  'name.twin': 'لجهة اتصال أخرى اسم يكاد يطابقه',
  claimed: 'يسمّي نفسه «\u2068{name}\u2069»',
  'claimed.hint': 'لم يُسمِّه هكذا أحد تعرفه، ولم يتحقّق أحد من ذلك. العبرة بالعنوان.',
}
