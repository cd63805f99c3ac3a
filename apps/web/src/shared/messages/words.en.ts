export const english = {
  'red.safeTransaction': 'This is a transaction of a Safe, not a message',
  'red.safeTransaction.text':
    'Signed as a message it would confirm that transaction, and it could be executed. It is not signed here: look at it, and sign it, in the Safe that it belongs to.',
  'red.unreadable': 'This cannot be read, so it is not signed',
  'red.unsigned': 'It says more than would be signed, so it is not signed',
  'red.noDomain': 'It could be used anywhere, so it is not signed',
  'red.brokenSignIn': 'It reads like a sign-in and is none, so it is not signed',
  'red.signIn.asker.other':
    'Another site asked for this sign-in than the one it signs in to, so it is not signed',
  'red.signIn.uri.other': 'The address in this sign-in is another site’s, so it is not signed',
  'red.signIn.account.other': 'This signs another account in, so it is not signed',
  'amber.safeMessage': 'This is a message of another Safe',
  'amber.safeMessage.text':
    'Only its hash is here: whoever signs this signs what nobody can see. Look at it in the Safe that it belongs to.',
  'amber.unknownType': 'Nobody here knows what signing “{type}” does',
  'amber.unknownType.text':
    'Typed data may be an order, a right over tokens, or a promise. Read every field, and who it is for.',
  'amber.witness': 'The right comes with “{type}”, which nobody here can read',
  'amber.witness.text':
    'It is signed for the contract of whoever may take, and that contract obeys it, whoever is named as the one who takes. Read every field of it.',
  'amber.otherChain': 'This is for another network (number {chain})',
  'amber.otherChain.text': 'It names another network than the one of this account.',
  'amber.unseen': 'There are letters in it that nobody sees',
  'amber.unseen.text':
    'They can make a text look like another one, or turn a line around. Where it says what is signed, each stands by its number, such as [U+202E].',
  'amber.grant': 'Signing this gives somebody a right over tokens',
  'grant.who': 'Who may take',
  'grant.unknown': 'not among your contacts',
  'grant.what': 'Of which token',
  'grant.what.unsaid': 'It is not said',
  'grant.amount': 'How much',
  'grant.all': 'Without a limit: all there is, and all that comes',
  'grant.units': '{amount}, in its smallest unit',
  'grant.until': 'Until when',
  'grant.forEver': 'For ever',
  demand: 'To sign all the same, type: {words}',
  'demand.hint': 'So that nobody signs this with one click.',
  'topic.grant': 'right',
  'topic.safeMessage': 'blindly',
  'topic.unknownType': 'unknown',
  'topic.otherChain': 'elsewhere',
  'topic.unseen': 'unseen',
  safe: 'The Safe it belongs to:',
}

export type English = typeof english
