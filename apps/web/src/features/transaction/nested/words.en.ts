export const english = {
  title: 'Owners that are Safes',
  hint: 'A Safe confirms on the chain, by a transaction of its own that its owners sign. First theirs is executed, then this one.',
  failed: 'Not all of it could be read. What is shown may be old.',
  behind: 'Safes behind it',
  signers: '{threshold} of {owners}',
  approval: 'Its confirmation: {given} of {threshold} signed, nonce {nonce}',
  'approval.none': 'Its confirmation is not proposed yet',

  'step.done': 'Confirmed on the chain',
  'step.propose': 'You are an owner of this Safe: you can propose that it confirms.',
  'step.confirm': 'Another owner has proposed that it confirms. You can sign that, too.',
  'step.execute': 'Its owners have signed: anybody can execute its confirmation.',
  'step.below': 'A Safe of yours is an owner of it: go on below.',
  'wait.queue': 'Its owners have signed. In its queue, nonce {nonce} comes first.',
  'wait.signatures': {
    one: 'You have signed. {count} more of its owners must sign.',
    other: 'You have signed. {count} more of its owners must sign.',
  },
  'refused.notOwner': 'You are no owner of this Safe: its own owners confirm.',
  'refused.notProposed':
    'You own this Safe only through another Safe, which cannot propose. Ask one of its people to propose its confirmation; then your Safe can confirm that.',
  'refused.tooDeep':
    'You own this Safe only through more Safes than are gone through here: three in a row. Open the page of the one in between, and confirm there.',
  'refused.noAccount': 'Connect a wallet to see what you can do for it.',

  'do.propose': 'Propose its confirmation',
  'do.confirm': 'Review and sign its confirmation',
  'do.execute': 'Review and execute its confirmation',
  'hindrance.frame': 'Inside a Safe, its own page does this.',
  'hindrance.unproven': 'Not everything could be checked yet.',
  'hindrance.danger': 'Something here is wrong; see above.',
  'hindrance.strange': 'No owner stands behind it.',
  describe: 'Confirm another Safe’s transaction',

  approves: 'What it confirms',
  'approves.of': 'A transaction of',
  'approves.hash': 'Its hash, as your device shows it:',
  'approves.text':
    'Whoever signs here signs that, too. Look at it first: what is shown has the very hash that is confirmed.',
  'approves.unknown':
    'Nobody here can tell what this hash stands for. Signing it would be signing blindly.',
}

export type English = typeof english
