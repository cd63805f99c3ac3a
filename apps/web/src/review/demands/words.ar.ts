import type { Translation } from '../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  demand: 'قبل أن تتابع',
  'demand.words': 'للمتابعة رغم ذلك، اكتب: \u2068{words}\u2069',
  'demand.words.hint': 'لم يُتحقق من هذا، أو فيه شك: انظر الحكم.',
  'demand.address': 'للمتابعة رغم ذلك، اكتب آخر ستة أحرف من هذا العنوان',
  'demand.address.hint': 'يقول الحكم ما يمكنه فعله:',
  'topic.hash': 'تجزئة',
  'topic.reading': 'قراءة',
  'topic.signatures': 'تواقيع',
  'topic.record': 'سجل',
  'topic.proof': 'برهان',
  'topic.code': 'شيفرة',
  'topic.delegate': 'تفويض',
  'topic.approval': 'موافقة',
  'topic.settings': 'إعدادات',
  'topic.recipients': 'مستلمون',
  'topic.rights': 'حقوق',
  'topic.digest': 'بصمة',
  'topic.refund': 'تعويض',
  'topic.witness': 'شاهد',
  'topic.rehearsal': 'تجربة',
}
