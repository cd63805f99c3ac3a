import type { Translation } from '../words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  details: 'تفاصيل تقنية',
  close: 'إغلاق',
  asOf: 'حتى \u2068{time}\u2069',
  notRefreshed: 'غير محدَّث: حتى \u2068{time}\u2069',
  copy: 'نسخ {what}',
  copied: 'تم النسخ',
  copyRefused: 'رفض متصفحك النسخ',
  address: 'العنوان \u2068{address}\u2069',
  lookAlike: 'يشبه \u2068{name}\u2069 لكنه ليس هو',
  sortedBy: 'الترتيب حسب {column}',
  showMore: 'عرض المزيد',
  'error.network': 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك ثم أعد المحاولة.',
  'error.timeout': 'استغرق الرد وقتًا طويلًا. قد تنجح المحاولة الثانية.',
  'error.notFound': 'لا يعرف الخادم شيئًا عن هذا.',
  'error.refused': 'لا يفهم الخادم هذا العنوان. تأكّد من نسخه كاملًا.',
  'error.busy': 'طلبات كثيرة في وقت واحد. انتظر لحظة ثم أعد المحاولة.',
  'error.server': 'تعذّر على الخادم الرد. قد ينجح بعد لحظة.',
  'error.content': 'أجاب الخادم بما لا يمكن فهمه، لذلك لا يُعرض.',
  'error.chain': 'لم تُجب عقدة الشبكة. قد تنجح بعد لحظة.',
  'error.host': 'لم يُجب مضيف الخزينة كما يجيب المضيفون، لذلك لا تُعرض إجابته.',
  'error.hostFailed': 'لم يستطع مضيف الخزينة ذلك. انظر السبب هناك.',
  'error.hostSilent':
    'لم يُجب مضيف الخزينة في الوقت المناسب. أعد المحاولة، أو افتح هذا التطبيق في المضيف من جديد.',
  'error.unexpected': 'حدث خطأ هنا. بقية الصفحة لا تزال تعمل.',
}
