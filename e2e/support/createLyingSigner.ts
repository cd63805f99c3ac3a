import { worldAccounts } from '@countersign/demo/world'
import { digestCall } from '@countersign/judge'
import { hashTypedData, readSignedFields } from '@countersign/safe'
import { concat, type Hex, keccak256, type PrivateKeyAccount, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { openBrowser } from './actTabs.ts'
import { changeFields } from './lies.ts'
import type { ToldWorld } from './toldWorld.ts'

const CHAIN = 31337
const payee = worldAccounts[3].address
/** Nobody's owner. */
const eveKey = privateKeyToAccount(worldAccounts[8].privateKey)

export type LyingSigner = ReturnType<typeof createLyingSigner>

/** Wallets that say no to whatever they are asked for, and are heard of; or sign something else, if told to. */
export function createLyingSigner(told: ToldWorld) {
  /** What a wallet was asked for, by digests. */
  const asked: Hex[] = []
  const refuse = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
  async function signOtherwise(signer: PrivateKeyAccount, data: object): Promise<Hex> {
    const { typedData } = readSignedFields(JSON.parse(JSON.stringify(data)))
    asked.push(hashTypedData(typedData))
    const { told: lie } = told.now
    if (lie?.kind !== 'fact' || lie.lie.liar !== 'signature') return refuse()
    told.now.heard = true
    const { subject } = lie.lie
    if (subject === 'signer') return eveKey.signTypedData(typedData as never) // as it came
    const digest = hashTypedData(typedData)
    if (subject === 'hash') return signer.sign({ hash: keccak256(digest) })
    const { message } = typedData as { message: Record<string, unknown> } // as wallets take it
    const fields = { to: payee, value: 0n, data: '0x' as Hex, operation: 0, ...message } as const
    // Of what has no such field something else is signed.
    return 'to' in message
      ? signer.signTypedData({ ...typedData, message: changeFields(fields, [lie.lie]) } as never)
      : signer.sign({ hash: keccak256(concat([digest, toHex(subject)])) })
  }

  function browserOf(owner: PrivateKeyAccount, isSending = false) {
    const browser = openBrowser({
      ...{ client: told.clients.nodeOne, account: owner, chainId: CHAIN, gateway: told.gateway },
      hear: (name) => told.askers[name],
      signTypedData: (_, data) => signOtherwise(owner, data),
      isMined: false,
      onAsked: (window) => {
        asked.push(
          digestCall({
            ...window.asked,
            value: window.asked.value ?? 0n,
            data: window.asked.data ?? '0x',
          }),
        )
        return isSending && told.now.told === null ? window.approve() : window.reject()
      },
    })
    return browser.open().unjudged
  }
  return { asked, signOtherwise, browserOf }
}
