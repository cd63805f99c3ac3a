import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  words: 'بكلمات وصفه:',
  'words.of': 'بكلمات \u2068{owner}\u2069:',
  bytes: 'معاملاته كما يسميها ذلك الوصف:',
  block: 'الكتلة {number}',
  seconds: '{count} ث',
  'refused.twice': 'لهذا الاستدعاء وصفان، فلا يُستعمل أيٌّ منهما.',
  'refused.otherFunction': 'يعدّه وصفٌ دالة أخرى، فلا يُستعمل.',
  'refused.otherBytes': 'لا يوافق وصفٌ هذه البايتات، فلا يُستعمل.',
  'refused.badField': 'يشير وصفٌ إلى قيم غير موجودة، فلا يُستعمل.',
}
