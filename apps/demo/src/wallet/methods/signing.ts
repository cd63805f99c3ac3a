import * as v from 'valibot'
import { invalidParams } from '../errors.ts'
import { address, bytes, parseParams } from '../schema.ts'
import {
  domainFields,
  forViem,
  messageFields,
  type ParsedTypedData,
  parseTypedData,
} from '../typedData.ts'
import { currentChain, requireShared } from '../wallet.ts'
import type { Methods } from './method.ts'

const personalSignSchema = v.tuple([v.string(), v.string()])
const typedDataSchema = v.tuple([address, v.unknown()])

/** Signatures off the chain (ERC-191, EIP-712). */
export const signingMethods: Methods = {
  personal_sign(wallet, params) {
    const { message, from } = parsePersonalSign(params)
    const account = requireShared(wallet, from)
    return wallet.exclusively('signature', 'personal_sign', async () => {
      await wallet.ask({ kind: 'signMessage', from, message, chain: currentChain(wallet) })
      return (await wallet.signer()).signMessage(account, message)
    })
  },

  eth_signTypedData_v4(wallet, params) {
    const [from, input] = parseParams(typedDataSchema, params)
    const account = requireShared(wallet, from)
    const typedData = readTypedData(input)
    const chain = currentChain(wallet)
    requireChain(typedData, chain.id)
    return wallet.exclusively('signature', 'eth_signTypedData_v4', async () => {
      const signer = await wallet.signer()
      const definition = forViem(typedData)
      refusing(() => signer.hashTypedData(definition))
      const shown = JSON.stringify(typedData)
      await wallet.ask({ kind: 'signTypedData', from, typedData: shown, chain })
      return signer.signTypedData(account, definition)
    })
  },
}

function parsePersonalSign(params: unknown) {
  const [first, second] = parseParams(personalSignSchema, params)
  // Old pages send the account first. Both readings are possible only if both are addresses, and
  // then the order of the specification holds.
  const swapped = v.is(address, first) && !v.is(address, second)
  const [text, from] = swapped ? [second, first] : [first, second]
  const message = v.is(bytes, text) ? text : textToHex(text)
  return { message, from: parseParams(address, from) }
}

function textToHex(text: string): `0x${string}` {
  const codes = [...new TextEncoder().encode(text)]
  return `0x${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}`
}

function readTypedData(input: unknown): ParsedTypedData {
  return refusing(() => {
    const typedData = parseTypedData(input)
    // Walked here once, so that the window never meets data it cannot show.
    domainFields(typedData)
    messageFields(typedData)
    return typedData
  })
}

/** A signature for another chain, got from a wallet that is not on it, is a trick or a mistake. */
function requireChain({ domain }: ParsedTypedData, chainId: number) {
  if (domain.chainId === undefined || domain.chainId === null) return
  const given = refusing(() => BigInt(v.parse(v.union([v.string(), v.number()]), domain.chainId)))
  if (given !== BigInt(chainId)) {
    throw invalidParams(`the typed data is for chain ${given}, the wallet is on ${chainId}`)
  }
}

function refusing<result>(run: () => result): result {
  try {
    return run()
  } catch (error) {
    const [why] = error instanceof Error ? error.message.split('\n') : []
    throw invalidParams(`the typed data does not hold together: ${why ?? 'unreadable'}`)
  }
}
