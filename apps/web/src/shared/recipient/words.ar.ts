import type { Translation } from '../words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  'to.placeholder': 'اسم أو عنوان أو جهة اتصال',
  'to.results': 'من قد يكون المقصود',
  'to.count': {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحًا',
    other: '{count} اقتراح',
  },
  'to.asking': 'يجري البحث عن هذا الاسم',
  'group.contacts': 'جهات الاتصال',
  'group.own': 'حساباتك',
  'group.recent': 'دُفع لهم من قبل',
  'group.demo': 'في هذا العرض التجريبي',
  'known.no': 'ليس من معارفك بعد',
  'likeness.start': 'يبدأ مثل {name}، لكنه غيره.',
  'likeness.end': 'ينتهي مثل {name}، لكنه غيره.',
  'likeness.both': 'هذا ليس {name}. يبدأ وينتهي مثله كما تفعل العناوين المزوّرة. قارن ما هو معلَّم.',
  'fault.noRecipient': 'اذكر من المقصود.',
  'fault.noAddress': 'هذا ليس عنوانًا، ولا اسم أحد.',
  'fault.badChecksum': 'خانة من هذا العنوان خاطئة. انسخه من جديد من مصدر تثق به.',
  'fault.otherNetwork': 'هذا العنوان لشبكة غير {chain}.',
  'fault.self': 'هذا هو الحساب نفسه.',
  'fault.zeroAddress': 'لا أحد يملك هذا العنوان: ما يُرسل إليه يضيع.',
  'fault.twoContacts': 'اثنتان من جهات اتصالك اسمهما \u2068{name}\u2069 أو يكاد. اختر واحدة.',
  'fault.oddContact': 'قد يُظن الاسم \u2068{name}\u2069 غيره. اختر جهة الاتصال بعنوانها.',
  'fault.namesDiffer':
    'تسمّي عُقدنا لهذا الاسم عناوين مختلفة، أو لا تُجيب إلا واحدة منها. استخدم عنوانًا.',
  'fault.contactDiffers':
    'تعني خدمة الأسماء بالاسم \u2068{name}\u2069 غير جهة اتصالك، أو لا أحد. استخدم عنوانًا.',
  'fault.notHere':
    'ليس عند خدمة الأسماء عنوان على {chain} للاسم \u2068{name}\u2069. استخدم عنوانًا.',
  'fault.unknownName': 'لا أحد اسمه {name}.',
  'fault.noNames': 'ليس في {chain} خدمة أسماء. استخدم عنوانًا.',
  'fault.namesFailed': 'لم تُجب خدمة الأسماء. استخدم عنوانًا، أو حاول لاحقًا.',
}
