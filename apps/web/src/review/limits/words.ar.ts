import type { Translation } from '../../shared/words/createWords.ts'
import type { english } from './words.en.ts'

export const ar: Translation<typeof english> = {
  'each.minutes': {
    zero: 'مرة واحدة.',
    one: 'كل دقيقة.',
    two: 'كل دقيقتين.',
    few: 'كل {count} دقائق.',
    many: 'كل {count} دقيقة.',
    other: 'كل {count} دقيقة.',
  },
  alone: 'ولا يوقّع أي مالك على ذلك. ما أُنفق من حد سابق يبقى محسوبًا.',
  since: 'تُحسب من {time}.',
  nothing: 'لن يمكنه إنفاق شيء بعد الآن من',
  add: 'يمكن أن تُمنح له حدود إنفاق. هذا وحده لا يتيح لأحد إنفاق شيء.',
  drop: 'يفقد كل حدود الإنفاق.',
  'drop.kept': 'لن يمكنه إنفاق شيء بعد الآن. تبقى الحدود، وتُحسب من جديد إن أُضيف ثانية.',
  refill: 'يمكنه إنفاق الحد كله من جديد من',
  delete: 'لن يمكنه إنفاق شيء بعد الآن من',
  spend: 'يأخذ',
  'spend.to': 'من حدّه، لصالح',
  fee: 'ويأخذ من يرسلها أيضًا',
  of: 'هذا عن حدود',
}
