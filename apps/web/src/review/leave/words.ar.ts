import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  'hint.asking': 'لا يزال قيد التحقق.',
  'hint.blocked': 'هناك خطأ هنا، لذلك لا يمكن توقيعها: انظر الحكم.',
  'hint.unnamed': 'اكتب أولًا ما هو مطلوب.',
}
