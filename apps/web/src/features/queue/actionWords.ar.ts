import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './actionWords.en.ts'

export const ar: Translation<English> = {
  confirm: 'مراجعة وتأكيد',
  execute: 'مراجعة وتنفيذ',
  reject: 'رفض',
  'all.what': {
    zero: 'لا شيء جاهز للتنفيذ.',
    one: 'واحدة اكتملت توقيعاتها، وهي التالية.',
    two: 'اثنتان اكتملت توقيعاتهما وتتبع إحداهما الأخرى: تُراجع كل واحدة ثم تُنفَّذ.',
    few: '{count} معاملات اكتملت توقيعاتها وتتبع بعضها بعضًا: تُراجع كل واحدة ثم تُنفَّذ.',
    many: '{count} معاملة اكتملت توقيعاتها وتتبع بعضها بعضًا: تُراجع كل واحدة ثم تُنفَّذ.',
    other: '{count} معاملة اكتملت توقيعاتها وتتبع بعضها بعضًا: تُراجع كل واحدة ثم تُنفَّذ.',
  },
  'all.first': 'مراجعة الأولى',
  kept: 'ما بدأ في هذا المتصفح',
  describe: 'الرقم التسلسلي {nonce}',
  'describe.reject': 'رفض الرقم التسلسلي {nonce}',
}
