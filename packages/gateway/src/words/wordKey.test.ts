import { describe, expect, it } from 'vitest'
import { englishWords } from './englishWords.ts'
import { vocabulary, type WordKind } from './vocabulary.ts'
import { wordKey } from './wordKey.ts'

describe('wordKey', () => {
  it('R-GW-3 has a key and an English word for the whole vocabulary, and no other', () => {
    const keys = Object.entries(vocabulary).flatMap(
      ([kind, words]) => words.map((word) => wordKey(kind as WordKind, word)), // the keys of the vocabulary
    )
    expect(keys.sort()).toEqual(Object.keys(englishWords).sort())
    for (const word of Object.values(englishWords)) expect(word.trim()).not.toBe('')
  })

  it('R-GW-3 covers every word that the requirements list', () => {
    expect(vocabulary).toMatchObject({
      transactionStatus: expect.arrayContaining([
        'AWAITING_CONFIRMATIONS',
        'AWAITING_EXECUTION',
        'CANCELLED',
        'FAILED',
        'SUCCESS',
      ]),
      transferDirection: expect.arrayContaining(['INCOMING', 'OUTGOING', 'UNKNOWN']),
      tokenType: expect.arrayContaining(['ERC20', 'ERC721', 'NATIVE_TOKEN']),
      transactionInfoType: expect.arrayContaining([
        'Transfer',
        'SettingsChange',
        'Custom',
        'Creation',
      ]),
      settingsChange: expect.arrayContaining([
        'ADD_OWNER',
        'REMOVE_OWNER',
        'SWAP_OWNER',
        'CHANGE_THRESHOLD',
        'ENABLE_MODULE',
        'DISABLE_MODULE',
        'SET_GUARD',
        'DELETE_GUARD',
        'SET_FALLBACK_HANDLER',
        'CHANGE_MASTER_COPY',
      ]),
      messageStatus: expect.arrayContaining(['NEEDS_CONFIRMATION', 'CONFIRMED']),
      chainFeature: expect.arrayContaining([
        'ERC721',
        'SAFE_APPS',
        'CONTRACT_INTERACTION',
        'DOMAIN_LOOKUP',
        'SPENDING_LIMIT',
        'EIP1559',
        'SAFE_TX_GAS_OPTIONAL',
        'TX_SIMULATION',
        'EIP1271',
      ]),
    })
  })

  it('R-GW-3 has a word for what nobody knows yet', () => {
    expect(wordKey('chainFeature', 'SOMETHING_NEW')).toBe('gateway.chainFeature.UNKNOWN')
    expect(wordKey('settingsChange', 'NEW')).toBe('gateway.settingsChange.unknown')
  })
})
