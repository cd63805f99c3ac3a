import type { Translation } from '../words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  before: 'الآن:',
  after: 'بعدها:',
  none: 'لا شيء',
  goes: 'يذهب',
  comes: 'يأتي',
  signatures: 'التوقيعات المطلوبة',
  'signatures.of': '{threshold} من {count}',
  owners: 'المالكون',
  modules: 'الوحدات',
  guard: 'الحارس',
  fallbackHandler: 'المعالج الاحتياطي',
  version: 'الإصدار',
  'refused.noOwnerLeft': 'هذا آخر مالك: لن يستطيع أحد التوقيع بعده.',
  'refused.thresholdAboveOwners':
    'سيُطلب من التوقيعات أكثر من عدد المالكين: لن يمكن توقيع شيء بعدها.',
  'refused.thresholdNone': 'يجب أن يوقّع مالك واحد على الأقل.',
  'refused.alreadyOwner': 'هذا مالك بالفعل.',
  'refused.notOwner': 'هذا ليس من مالكي الخزنة.',
  'refused.impossibleOwner': 'لا أحد يستطيع التوقيع بهذا العنوان.',
  'refused.ownerCannotSign': 'هذا العقد لا يعرف كيف يوقّع: لن يُعطى توقيعه أبدًا.',
  'refused.alreadyModule': 'لدى الخزنة هذه الوحدة بالفعل.',
  'refused.notModule': 'ليست لدى الخزنة هذه الوحدة.',
  'refused.modulesUnknown': 'هذه الخزنة أقدم من أن تذكر وحداتها.',
  'refused.moduleHasNoCode': 'لا عقد في هذا العنوان: لا يصلح أن يكون وحدة.',
  'refused.guardsUnknownToVersion': 'هذا الإصدار من الخزنة لا يعرف الحراس. حدّثه أولًا.',
  'refused.notGuard': 'هذا ليس حارسًا: لن تستطيع الخزنة معه تنفيذ أي شيء، ولا حتى إزالته.',
  'refused.noGuard': 'لا حارس لدى الخزنة.',
  'refused.handlerHasNoCode': 'لا عقد في هذا العنوان: لا يستطيع أن يجيب عن الخزنة.',
  'refused.handlerIsSafe': 'الخزنة التي تجيب عن نفسها تدع الجميع يغيّرون إعداداتها.',
  'refused.tooOldToUpdate': 'هذه الخزنة أقدم من أن تُحدَّث. انقل ما فيها إلى خزنة جديدة.',
  'refused.nothingChanges': 'لن يتغير شيء.',
  'caution.everybodyNeeded': 'سيجب أن يوقّع كل المالكين: ضياع مفتاح واحد يقفل هذه الخزنة إلى الأبد.',
  'caution.oneDecides': 'سيكفي توقيع واحد: من يملك مفتاحًا واحدًا يملك كل شيء.',
  'caution.loseYourSay': 'لن تكون أنت مالكًا بعدها.',
  'caution.moduleTakesEverything':
    'تستطيع الوحدة نقل كل شيء بلا أي توقيع. لا تُدخل إلا ما كنت لتعطيه كل شيء.',
  'caution.guardMayBlock':
    'يستطيع الحارس منع كل معاملة، ومنها التي تزيله. إن فعل ذلك قُفل كل شيء إلى الأبد.',
  'caution.guardFalls': 'ما منعه الحارس قد يحدث حينها.',
  'caution.handlerUnknown': 'لا أحد هنا يعرف هذا العقد، وسيجيب باسم الخزنة عن صحة التوقيعات.',
  'caution.handlerFalls': 'لن تستطيع الخزنة بعدها توقيع رسائل للمواقع.',
  'caution.ownerIsContract': 'هذا المالك عقد: من يتحكم فيه سيوقّع هنا أيضًا.',
  'caution.signaturesFall':
    'ما ينتظر في القائمة يجب أن يوقَّع من جديد: الخزنات الأقدم توقّع شيئًا آخر.',
}
