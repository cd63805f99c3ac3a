export const english = {
  'right.module':
    'A contract that nobody here knows could then move everything the Safe has, without any signature (a module):',
  'right.guard':
    'A contract that nobody here knows would then decide what the Safe may do, and could stop all of it (a guard):',
  'right.moduleGuard':
    'A contract that nobody here knows would then decide what modules may do (a guard for modules):',
  'right.handler':
    'A contract that nobody here knows would then answer for the Safe, also whether it has signed something (a fallback handler):',
  'right.singleton':
    'Code that nobody here knows would then be the Safe itself: it could take everything:',
  proposedFor:
    'No owner has signed this. The gateway says that an owner lets this account propose, and nothing proves it:',
  'code.disputed':
    'Those who read the chain bring different code for the same address: one of them is wrong.',
  'right.unlimited': 'May then take any amount of {token} from this Safe, at any time:',
  'right.allowance': 'May then take {token} from this Safe, and is nobody you know:',
  'right.operator': 'May then take all {token} of this Safe, at any time:',
  'right.authority':
    'May then act at {token} where only this Safe could, or takes its place there:',
  'right.spendingLimit':
    'May then spend {token} of this Safe without the owners, and is nobody you know:',
  'right.others': {
    one: '{count} further account gets a right over tokens of this Safe.',
    other: '{count} further accounts get rights over tokens of this Safe.',
  },
  digest: 'It signs something in the Safe’s name, and its hash alone does not tell what.',
  'refund.excessive':
    'Executing it pays out up to {amount}, beside what it does: more than twice what the gas is worth.',
  'refund.incomparable':
    'Executing it pays out up to {amount}, beside what it does, and nobody here can say whether the gas is worth that.',
  'refund.fair': 'Whoever executes it is paid back for gas, up to {amount}.',
  'refund.row': 'Paid for executing it, beside what is listed above',
  'refund.most': 'up to {amount}',
  'refund.to': 'to',
  'refund.sender': 'to whoever executes it',
  'safeCode.history': 'Whether this Safe has run unknown code before could not be looked at.',
  'safeCode.untold': 'Nobody says whether this Safe has run unknown code before',
  everywhere:
    'A signature of this Safe’s version counts on every network that has the Safe at this address',
  unread:
    'It calls a function that nobody here knows: which rights it gives cannot be told from its name',
  'settings.oneDecides': 'From then on one owner alone decides for this Safe.',
  'delegate.alone':
    'Whose code would act as the Safe is the word of one node: nobody else could be asked.',
  'holder.unchecked': 'Whose code would get a right over the Safe could not be looked at.',
  'holder.alone':
    'Whose code would get a right over the Safe is the word of one node: nobody else could be asked.',
} as const

export type English = typeof english
