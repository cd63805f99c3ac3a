export const english = {
  title: 'Delegates',
  what: 'They may put transactions before the owners, and sign nothing for them. As the gateway says.',
  none: 'None. Only owners propose.',
  every: 'For every Safe of this owner',
  notOwner: 'No owner any more: nothing of theirs is taken',
  of: 'for',
  end: 'End',
  'end.of': 'End what {name} may',
  add: 'Let somebody propose',
  who: 'Who',
  label: 'What you call them',
  'label.none': 'Give them a name, of at most 50 letters.',
  sign: 'Sign',
  signing: 'Your wallet is asked',
  risk: 'You sign their address and this hour. Whoever gets hold of that signature within the hour can let them propose for your other Safes on this network, too, or end it.',
  forged: 'This address imitates one that you know. Nothing is signed for it here.',
  own: 'An owner proposes without that.',
  failed: 'It was not done',
  'failed.rejected': 'You said no in your wallet.',
  'failed.other': 'The wallet has signed something else, so it was not sent.',
}

export type English = typeof english
