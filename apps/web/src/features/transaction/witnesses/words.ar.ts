import type { Translation } from '../../../shared/words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  caption: 'ما يُقال، ومن يقوله',
  what: 'ما يُقال',
  'summary.proven': {
    zero: 'لم يُسأل أي شاهد',
    one: 'محسوب هنا، وتعذّر سؤال شاهد آخر',
    two: 'الشاهدان يقولان الشيء نفسه',
    few: 'كل الشهود ({count}) يقولون الشيء نفسه',
    many: 'كل الشهود ({count}) يقولون الشيء نفسه',
    other: 'كل الشهود ({count}) يقولون الشيء نفسه',
  },
  'summary.mismatch': 'لا يقول الشهود الشيء نفسه',
  'summary.unchecked': 'لم يُجب كل الشهود',
  'summary.running': 'يُسأل الشهود الآن',
  'summary.failed': 'تعذّر سؤال الشهود',
  'summary.block': 'سُئلوا جميعًا عن الكتلة {number}.',
  'summary.merkle':
    'ما عليه علامتان مبرهَن ببرهان ميركل على كتلة يسمّيها اثنان منهم: لا حاجة إلى تصديق أحد.',

  'witness.mismatch': 'هناك من يقول غير ما يقوله الباقون: {who}. انظر البرهان أدناه.',
  'witness.disagree': 'لا يقول من سُئلوا الشيء نفسه، ولا يُعرف من المخطئ. انظر البرهان أدناه.',
  'witness.unchecked': 'سُئل عنها ولم يأتِ جواب: {who}.',
  'witness.failed': 'تعذّر سؤال الشهود.',
  'witness.alone': 'حال الخزنة الآن يقوله واحد فقط ولا يثبته أحد: {who}.',
  'witness.notAsked': 'لم يُسأل: \u2068{who}\u2069',
  'name.own': 'هذه الصفحة',
  'name.gateway': 'البوابة',
  'name.nodeOne': 'عقدتنا الأولى',
  'name.nodeTwo': 'عقدتنا الثانية',
  'name.wallet': 'عقدة محفظتك',
  'name.signature': 'توقيع محفظتك',

  'who.own': 'محسوب هنا',
  'who.gateway': 'البوابة',
  'who.nodeOne': 'عقدتنا الأولى',
  'who.nodeTwo': 'عقدتنا الثانية',
  'who.wallet': 'عقدة محفظتك',
  'who.signature': 'توقيعك',

  'fact.safeTxHash': 'تجزئة كل الحقول',
  'fact.decoding': 'قراءة البيانات',
  'fact.signer': 'من وقّعها',
  'fact.owners': 'المالكون',
  'fact.threshold': 'التواقيع اللازمة',
  'fact.nonce': 'الرقم التسلسلي',
  'fact.singleton': 'عنوان شيفرتها',
  'fact.code': 'شيفرتها نفسها',
  'fact.singletonCode': 'الشيفرة التي تعمل بها',
  'fact.blockHash': 'الكتلة',

  'told.same': 'الشيء نفسه',
  'told.proven': 'الشيء نفسه، مبرهَن ببرهان ميركل',
  'told.different': 'شيء آخر',
  'told.silent': 'لا جواب',
  'told.notAsked': 'لم يُسأل',
}
