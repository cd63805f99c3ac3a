import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './actionWords.en.ts'

export const ar: Translation<English> = {
  confirm: 'مراجعة وتأكيد',
  execute: 'تنفيذ',
  checking: 'يجري التحقق من كل ما يتعلق بها…',
  reject: 'رفض',
  'all.what': {
    zero: 'لا شيء جاهز للتنفيذ.',
    one: 'واحدة اكتملت توقيعاتها، وهي التالية.',
    two: 'اثنتان اكتملت توقيعاتهما وتتبع إحداهما الأخرى.',
    few: '{count} معاملات اكتملت توقيعاتها وتتبع بعضها بعضًا.',
    many: '{count} معاملة اكتملت توقيعاتها وتتبع بعضها بعضًا.',
    other: '{count} معاملة اكتملت توقيعاتها وتتبع بعضها بعضًا.',
  },
  'all.run': {
    zero: 'لا شيء للتنفيذ',
    one: 'تنفيذ واحدة',
    two: 'تنفيذ الاثنتين بالترتيب',
    few: 'تنفيذ {count} معاملات بالترتيب',
    many: 'تنفيذ {count} معاملة بالترتيب',
    other: 'تنفيذ {count} معاملة بالترتيب',
  },
  'all.rehearsing': 'تُجرَّب مسبقًا، كل واحدة في الحالة التي تتركها سابقاتها…',
  'all.at': 'الرقم التسلسلي {nonce} هو التالي.',
  'all.waiting': 'الرقم التسلسلي {nonce} في الطريق. يُفحص ما يليه بعد تنفيذه.',
  'all.done': 'نُفِّذت جميعها.',
  'all.stopped.look': 'توقف التنفيذ قبل الرقم التسلسلي {nonce}: فيه ما يجب النظر إليه.',
  'all.stopped.fails': 'توقف التنفيذ قبل الرقم التسلسلي {nonce}: لن ينجح بعد ما يسبقه.',
  'all.stopped.unsure':
    'توقف التنفيذ قبل الرقم التسلسلي {nonce}: تعذرت تجربة ما يؤول إليه بعد ما يسبقه.',
  'all.stopped.refused': 'توقف التنفيذ عند الرقم التسلسلي {nonce}.',
  'all.review': 'مراجعتها',
  kept: 'ما بدأ في هذا المتصفح',
  describe: 'الرقم التسلسلي {nonce}',
  'describe.reject': 'رفض الرقم التسلسلي {nonce}',
}
