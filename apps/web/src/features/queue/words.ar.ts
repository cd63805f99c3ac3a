import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  title: 'قائمة الانتظار',
  waiting: 'في الانتظار',
  next: 'التالية',
  queued: 'بعدها',
  conflict: 'هذه تستبعد بعضها بعضًا: لا يمكن تنفيذ إلا واحدة منها بالرقم التسلسلي {nonce}.',
  nonce: 'الرقم التسلسلي {nonce}',
  empty: 'لا شيء ينتظر. آخر رقم تسلسلي نُفّذ {nonce}.',
  'empty.new': 'لا شيء ينتظر. لم يُنفَّذ شيء بعد.',
  more: 'عرض المزيد',
  notSafe: 'لا قائمة انتظار إلا لخزنة Safe. هذا الحساب يتصرف فورًا.',
  'quarantine.open': {
    zero: 'لا مقترحات من غرباء',
    one: 'مقترح واحد من غرباء',
    two: 'مقترحان من غرباء',
    few: '{count} مقترحات من غرباء',
    many: '{count} مقترحًا من غرباء',
    other: '{count} مقترح من غرباء',
  },
  'quarantine.note': 'معزولة لأن أحدًا من المالكين لم يوقّعها',
  'quarantine.title': 'الحجر',
  'quarantine.text':
    'يستطيع أي شخص إرسال مقترح لأي خزنة Safe. هذه لا تحمل توقيع أي مالك، لذلك لا يمكن تأكيدها من هنا. انظر إليها إن شئت، ولا تتصرف بناءً عليها لأن أحدًا طلب منك ذلك.',
  'quarantine.failed': 'تعذّر السؤال عمّا إذا كان غرباء قد أرسلوا مقترحات.',
}
