import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  title: 'التطبيقات',
  directory: 'تطبيقات لخزائن Safe على {chain}',
  search: 'البحث في التطبيقات',
  tags: 'أنواع التطبيقات',
  none: 'لم يُدرج أحد تطبيقًا على {chain} بعد. ومع ذلك يعمل مع خزنتك كل تطبيق يدعم WalletConnect.',
  noneFound: 'لا يوافق هذا البحث أي تطبيق.',
  by: 'من \u2068{name}\u2069',
  open: 'فتح \u2068{host}\u2069',
  'open.more': '(\u2068{name}\u2069، في علامة تبويب جديدة)',
  badLink: 'لا يقود رابطه إلى صفحة ويب، لذلك لا يُعرض',
  restricted: 'يُفتح في بعض مضيفي Safe فقط',
  add: 'فتح {app} داخل خزنتك',
  'add.why':
    'هناك تكون خزنتك نفسها هي الحساب المتصل: يقرأ {app} أصولها ويقترح معاملات يوقّعها بقية المالكين.',
  'add.open': 'افتح خزنتك حيث تفتحها عادةً، وانتقل إلى تطبيقاتها.',
  'add.custom': 'اختر إضافة تطبيق مخصّص.',
  'add.paste': 'ألصق هذا العنوان:',
  'add.address': 'عنوان هذا التطبيق',
  'add.hosts': 'يسمح مشغّل هذا التطبيق بفتحه داخل: \u2068{hosts}\u2069.',
  'add.noHosts': 'لم يحدد مشغّل هذا التطبيق بعد المضيفين الذين يجوز فتحه فيهم، فسيعرضونه فارغًا.',
}
