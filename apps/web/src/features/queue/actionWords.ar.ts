import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './actionWords.en.ts'

export const ar: Translation<English> = {
  confirm: 'مراجعة وتأكيد',
  execute: 'تنفيذ',
  reject: 'رفض',
  'execute.all': {
    zero: 'لا شيء للتنفيذ بالترتيب',
    one: 'تنفيذ واحدة بالترتيب',
    two: 'تنفيذ اثنتين بالترتيب',
    few: 'تنفيذ {count} بالترتيب',
    many: 'تنفيذ {count} بالترتيب',
    other: 'تنفيذ {count} بالترتيب',
  },
  'all.what': 'اكتملت توقيعاتها وتتبع بعضها بعضًا. تُرسل كل واحدة مرة واحدة؛ وما يفشل يوقف ما بعده.',
  progress: 'أُرسلت {done} من {count}',
  kept: 'ما بدأ في هذا المتصفح',
  describe: 'الرقم التسلسلي {nonce}',
  'describe.reject': 'رفض الرقم التسلسلي {nonce}',
}
