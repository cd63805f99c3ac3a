export const english = {
  before: 'Now:',
  after: 'Then:',
  none: 'none',
  goes: 'Goes',
  comes: 'Comes',
  signatures: 'Signatures needed',
  'signatures.of': '{threshold} of {count}',
  owners: 'Owners',
  modules: 'Modules',
  guard: 'Guard',
  fallbackHandler: 'Fallback handler',
  version: 'Version',
  'refused.noOwnerLeft': 'This is the last owner: nobody could sign any more.',
  'refused.thresholdAboveOwners':
    'More signatures would be needed than there are owners: nothing could be signed any more.',
  'refused.thresholdNone': 'At least one owner has to sign.',
  'refused.alreadyOwner': 'This is an owner already.',
  'refused.notOwner': 'This is no owner of the Safe.',
  'refused.impossibleOwner': 'Nobody can sign as this address.',
  'refused.ownerCannotSign':
    'This contract does not know how to sign: its signature could never be given.',
  'refused.alreadyModule': 'The Safe has this module already.',
  'refused.notModule': 'The Safe does not have this module.',
  'refused.modulesUnknown': 'This Safe is too old to say which modules it has.',
  'refused.moduleHasNoCode': 'There is no contract at this address: it cannot be a module.',
  'refused.guardsUnknownToVersion': 'This version of the Safe knows no guards. Update it first.',
  'refused.notGuard':
    'This is no guard: with it the Safe could not execute anything any more, not even its removal.',
  'refused.noGuard': 'The Safe has no guard.',
  'refused.handlerHasNoCode':
    'There is no contract at this address: it cannot answer for the Safe.',
  'refused.handlerIsSafe':
    'A Safe that answers for itself would let everybody change its settings.',
  'refused.tooOldToUpdate': 'This Safe is too old to be updated. Move what it holds to a new one.',
  'refused.nothingChanges': 'Nothing would change.',
  'caution.everybodyNeeded':
    'Every owner would have to sign: one lost key locks this Safe for good.',
  'caution.oneDecides': 'One signature would be enough: whoever has one key has everything.',
  'caution.loseYourSay': 'You would no longer be an owner yourself.',
  'caution.moduleTakesEverything':
    'A module can move everything without a single signature. Let in only what you would give all of it to.',
  'caution.guardMayBlock':
    'A guard can stop every transaction, also the one that removes it. If it does, all is locked for good.',
  'caution.guardFalls': 'What the guard has kept from happening could happen then.',
  'caution.handlerUnknown':
    'Nobody here knows this contract, and it would answer in the Safe’s name whether a signature is valid.',
  'caution.handlerFalls': 'The Safe could no longer sign messages for websites.',
  'caution.ownerIsContract': 'This owner is a contract: whoever governs it would sign here, too.',
  'caution.signaturesFall':
    'What waits in the queue would have to be signed anew: older Safes sign something else.',
}

export type English = typeof english
