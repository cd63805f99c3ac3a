import type { Translation } from '../words/createWords.ts'
import type { English } from './words.ts'

export const ar: Translation<English> = {
  sent: 'أُرسل',
  send: 'إرسال',
  received: 'استُلم',
  moved: 'نُقل',
  to: 'إلى',
  from: 'من',
  rejection: 'رفض لهذا الرقم التسلسلي',
  batch: {
    zero: 'دفعة بلا استدعاءات',
    one: 'دفعة من استدعاء واحد',
    two: 'دفعة من استدعاءين',
    few: 'دفعة من {count} استدعاءات',
    many: 'دفعة من {count} استدعاءً',
    other: 'دفعة من {count} استدعاء',
  },
  call: 'استدعاء \u2068{method}\u2069',
  callUnknown: 'تفاعل مع عقد',
  creation: 'أُنشئت خزنة Safe',
  unknown: 'معاملة من نوع غير معروف (\u2068{kind}\u2069)',
  unknownAsset: 'أصل غير معروف',
  suspicious: 'تقليد أو رمز مزيف',
  nonce: 'الرقم التسلسلي {nonce}',
  confirmations: 'وقّع {given} من {required}',
  'confirmations.more': 'وقّع {given} والمطلوب {required}',
  module: 'بواسطة وحدة، من دون تواقيع',
  'need.sign': 'تحتاج إلى توقيعك',
  'need.execute': 'جاهزة للتنفيذ',
}
