import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  title: 'انتقل إلى أي مكان',
  placeholder: 'اسم أو صفحة أو عنوان أو تجزئة',
  results: 'النتائج',
  none: 'لا شيء بهذا الاسم. يمكن أيضًا لصق عنوان أو تجزئة معاملة أو بيانات استدعاء هنا.',
  'group.pages': 'الصفحات',
  'group.accounts': 'الحسابات',
  'group.contacts': 'جهات الاتصال',
  'group.pasted': 'ما ألصقته',
  openAddress: 'فتح \u2068{address}\u2069 على {chain}',
  openTransaction: 'البحث عن المعاملة \u2068{hash}\u2069',
  decode: 'فك بيانات الاستدعاء هذه',
  searching: 'جارٍ البحث في كل الشبكات …',
  notFound: 'لا تعرف بوابة أي شبكة هذه المعاملة.',
  hint: 'Enter للفتح وEscape للإغلاق',
}
