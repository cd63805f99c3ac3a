import type { Translation } from '../../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  what: 'ما الذي يتغير',
  choose: 'اختر',
  'change.changeThreshold': 'كم يجب أن يوقّعوا',
  'change.addOwner': 'إضافة مالك',
  'change.removeOwner': 'إزالة مالك',
  'change.swapOwner': 'استبدال مالك',
  'change.enableModule': 'إدخال وحدة',
  'change.disableModule': 'إيقاف وحدة',
  'change.setGuard': 'تعيين حارس',
  'change.deleteGuard': 'إزالة الحارس',
  'change.setFallbackHandler': 'تعيين المعالج الاحتياطي',
  'change.deleteFallbackHandler': 'إزالة المعالج الاحتياطي',
  'change.update': 'التحديث إلى أحدث إصدار',
  'to.addOwner': 'المالك الجديد',
  'to.swapOwner': 'من يأخذ مكانه',
  'to.enableModule': 'الوحدة',
  'to.setGuard': 'الحارس',
  'to.setFallbackHandler': 'المعالج الاحتياطي',
  'old.removeOwner': 'المالك الذي يذهب',
  'old.swapOwner': 'المالك الذي يذهب',
  'old.disableModule': 'الوحدة التي تذهب',
  threshold: 'التوقيعات المطلوبة بعدها',
  'threshold.of': '{threshold} من {count}',
}
