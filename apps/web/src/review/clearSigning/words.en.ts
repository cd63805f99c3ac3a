export const english = {
  words: 'In the words of its description:',
  'words.of': 'In the words of {owner}:',
  bytes: 'Its parameters, as that description names them:',
  block: 'block {number}',
  seconds: '{count} s',
  'refused.twice': 'Two descriptions are for this call, so neither is used.',
  'refused.otherFunction': 'A description takes this for another function, and is not used.',
  'refused.otherBytes': 'A description does not fit these bytes, and is not used.',
  'refused.badField': 'A description points at values that are not there, and is not used.',
}

export type English = typeof english
