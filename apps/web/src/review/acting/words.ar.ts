import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  describe: 'الرقم التسلسلي {nonce} للخزنة {safe}',
  'describe.reject': 'رفض الرقم التسلسلي {nonce} للخزنة {safe}',
}
