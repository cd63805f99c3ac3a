import type { Translation } from '../words/createWords.ts'
import type { English } from './words.en.ts'

export const ar: Translation<English> = {
  'red.safeTransaction': 'هذه معاملة خزنة وليست رسالة',
  'red.safeTransaction.text':
    'لو وُقّعت رسالةً لأكّدت تلك المعاملة وأمكن تنفيذها. لا تُوقَّع هنا: انظر إليها ووقّعها في الخزنة التي تخصها.',
  'red.unreadable': 'لا يمكن قراءة هذا، فلا يُوقَّع',
  'red.unsigned': 'فيها أكثر مما سيُوقَّع، فلا تُوقَّع',
  'red.noDomain': 'يمكن استعمالها في أي مكان، فلا تُوقَّع',
  'red.brokenSignIn': 'تبدو كتسجيل دخول وليست كذلك، فلا تُوقَّع',
  'red.signIn.asker.other': 'طلب تسجيل الدخول هذا موقع غير الذي يُسجَّل الدخول إليه، فلا يُوقَّع',
  'red.signIn.uri.other': 'العنوان في تسجيل الدخول هذا لموقع آخر، فلا يُوقَّع',
  'red.signIn.account.other': 'هذا يسجّل دخول حساب آخر، فلا يُوقَّع',
  'amber.safeMessage': 'هذه رسالة خزنة أخرى',
  'amber.safeMessage.text':
    'ليس هنا إلا تجزئتها: من يوقّعها يوقّع ما لا يراه أحد. انظر إليها في الخزنة التي تخصها.',
  'amber.unknownType': 'لا أحد هنا يعرف ما يفعله توقيع «\u2068{type}\u2069»',
  'amber.unknownType.text':
    'قد تكون البيانات المنظمة طلب شراء أو حقًا في رموز أو تعهدًا. اقرأ كل حقل ولمن هي.',
  'amber.witness': 'يأتي الحق مع «\u2068{type}\u2069» الذي لا أحد هنا يستطيع قراءته',
  'amber.witness.text':
    'يُوقَّع لعقد من يحق له الأخذ، وذلك العقد يعمل به أيًّا كان المسمّى آخذًا. اقرأ كل حقل فيه.',
  'amber.otherChain': 'هذا لشبكة أخرى (رقمها \u2068{chain}\u2069)',
  'amber.otherChain.text': 'يذكر شبكة غير شبكة هذا الحساب.',
  'amber.unseen': 'فيه حروف لا يراها أحد',
  'amber.unseen.text':
    'قد تجعل النص يبدو نصًّا آخر أو تقلب السطر. حيث يُذكر ما يُوقَّع يقف كل منها برقمه، مثل \u2068[U+202E]\u2069.',
  'amber.grant': 'توقيع هذا يمنح أحدهم حقًا في رموزك',
  'grant.who': 'من يحق له الأخذ',
  'grant.unknown': 'ليس من جهات اتصالك',
  'grant.what': 'من أي رمز',
  'grant.what.unsaid': 'لم يُذكر',
  'grant.amount': 'كم',
  'grant.all': 'بلا حد: كل ما يوجد وكل ما يأتي',
  'grant.units': '{amount} بأصغر وحداته',
  'grant.until': 'إلى متى',
  'grant.forEver': 'إلى الأبد',
  demand: 'للتوقيع رغم ذلك، اكتب: \u2068{words}\u2069',
  'demand.hint': 'كي لا يوقّع أحد هذا بنقرة واحدة.',
  'topic.grant': 'حق',
  'topic.safeMessage': 'عمياء',
  'topic.unknownType': 'مجهول',
  'topic.otherChain': 'خارجي',
  'topic.unseen': 'خفي',
  safe: 'الخزنة التي تخصها:',
}
