/** Words that mean the same in the same place, in the contracts people really use. */
const synonyms: Record<string, string> = {
  to: 'recipient receiver dst usr',
  from: 'sender src',
  amount: 'value wad rawAmount quantity',
  value: 'amount wad rawAmount',
  spender: 'guy usr to approved operator delegate',
  amountOrTokenId: 'amount value wad rawAmount tokenId id',
  tokenId: 'id',
  id: 'tokenId',
  ids: 'tokenIds',
  amounts: 'values',
  baseGas: 'dataGas',
  singleton: 'masterCopy mastercopy',
  data: 'initializer message',
  approved: 'allowed',
  owner: 'holder',
}

/** Whether a stranger's name for a parameter says what ours says. No name claims nothing. */
export function sameParameterName(ours: string, theirs: string): boolean {
  const bare = theirs.replace(/^_/, '').replace(/_$/, '')
  if (bare === '' || bare === ours) return true
  return Object.hasOwn(synonyms, ours) && (synonyms[ours]?.split(' ').includes(bare) ?? false)
}
