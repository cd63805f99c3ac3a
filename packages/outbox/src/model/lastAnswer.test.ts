import { expect, it } from 'vitest'
import type { OutboxEntry } from './entry.ts'
import { lastAnswer } from './lastAnswer.ts'
import { newEntry } from './newEntry.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ben = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const entry = (changes: Partial<OutboxEntry>): OutboxEntry => ({
  ...newEntry({
    ...{ id: 'entry', chainId: 1, account: ben, kind: 'safe', createdAt: 0 },
    description: '',
  }),
  ...changes,
})
const signed = entry({
  signatures: [
    { signer: ben, signature: '0xbe' },
    { signer: ada, signature: '0xad' },
  ],
})
const other = { asked: ada, signature: '0xee' } as const
const lied = entry({ ...signed, fault: { kind: 'otherData', answered: other } })

it.each<[string, OutboxEntry | undefined, typeof ada | typeof ben | undefined, unknown]>([
  ['nothing before anything was begun', undefined, ada, null],
  ['nothing for who is not connected', signed, undefined, null],
  ['nothing for who has not signed', entry({}), ada, null],
  ['what the connected account has signed', signed, ada, { asked: ada, signature: '0xad' }],
  ['what its wallet answered instead', lied, ada, other],
  ['nothing of what another account’s wallet answered', lied, ben, null],
])('R-GW-1 is %s', (_, of, me, expected) => {
  expect(lastAnswer(of, me)).toEqual(expected)
})
