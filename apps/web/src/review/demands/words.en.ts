export const english = {
  demand: 'Before you go on',
  'demand.words': 'To go on all the same, type: {words}',
  'demand.words.hint': 'This was not checked, or is doubtful: see the verdict.',
  'demand.address': 'To go on all the same, type the last six characters of this address',
  'demand.address.hint': 'The verdict says what it could do:',
  'topic.hash': 'hash',
  'topic.reading': 'reading',
  'topic.signatures': 'signatures',
  'topic.record': 'record',
  'topic.proof': 'proof',
  'topic.code': 'code',
  'topic.delegate': 'delegatecall',
  'topic.approval': 'approval',
  'topic.settings': 'settings',
  'topic.recipients': 'recipients',
  'topic.rights': 'rights',
  'topic.digest': 'digest',
  'topic.refund': 'refund',
  'topic.witness': 'witness',
  'topic.rehearsal': 'rehearsal',
}

export type English = typeof english
