import { getBalances, getChain, getTransaction } from '@countersign/gateway'
import { type Call, safeActionsAbi } from '@countersign/safe'
import * as v from 'valibot'
import { encodeFunctionData, formatUnits, hashMessage, hashTypedData } from 'viem'
import { worldContracts } from '../world/contracts.ts'
import { getSafeOfDesk } from './getSafeOfDesk.ts'
import { HostError } from './hostError.ts'
import { params } from './params.ts'
import { proposeCalls } from './proposeCalls.ts'
import type { HostMethod, HostRequest } from './readRequest.ts'
import { findMessage, signLetter } from './signLetter.ts'
import type { Desk } from './types.ts'

type Answer = (desk: Desk, params: unknown) => Promise<unknown>

/** What each question is answered with; `undefined` is no answer at all. */
const answers: Record<HostMethod, Answer> = {
  async getSafeInfo(desk) {
    const state = await getSafeOfDesk(desk)
    return {
      safeAddress: desk.address,
      network: String(desk.chainId),
      chainId: desk.chainId,
      owners: state.owners.map(({ value }) => value),
      threshold: state.threshold,
      isReadOnly: desk.isReadOnly,
      nonce: state.nonce,
      implementation: state.implementation.value,
      modules: state.modules?.map(({ value }) => value) ?? null,
      fallbackHandler: state.fallbackHandler?.value ?? null,
      guard: state.guard?.value ?? null,
      // As the contract itself says it: gateways add which kind of singleton it is.
      version: state.version?.replace(/\+.*$/, '') ?? null,
    }
  },
  async getChainInfo({ gateway, chainId }) {
    const chain = await gateway.call(getChain, { chainId: String(chainId) })
    const { chainName, shortName, nativeCurrency, blockExplorerUriTemplate } = chain
    const id = chain.chainId
    return { chainName, chainId: id, shortName, nativeCurrency, blockExplorerUriTemplate }
  },
  getEnvironmentInfo: async ({ origin }) => ({ origin }),
  async getSafeBalances({ gateway, chainId, address }, given) {
    const { currency = 'usd' } = v.parse(params.balances, given) ?? {}
    const place = { chainId: String(chainId), safeAddress: address }
    return gateway.call(getBalances, { ...place, currency })
  },
  async getTxBySafeTxHash({ gateway, chainId }, given) {
    const { safeTxHash } = v.parse(params.transaction, given)
    return gateway.call(getTransaction, { chainId: String(chainId), transactionId: safeTxHash })
  },
  async rpcCall(desk, given) {
    const { call, params: list } = v.parse(params.rpc, given)
    if (call !== 'safe_setSettings') return desk.rpc(call, list)
    Object.assign(desk.settings, v.parse(params.settings, list[0]))
    return desk.settings
  },
  async sendTransactions(desk, given) {
    const { txs, params: options } = v.parse(params.send, given)
    const [first, ...others] = txs.map((tx): Call => ({ ...tx, operation: 0 }))
    if (!first) throw new HostError('No transactions were passed')
    await approve(desk, 'Transaction', {
      title: txs.length === 1 ? 'Propose a transaction' : `Propose ${txs.length} calls at once`,
      lines: await describeCalls(desk, txs),
    })
    const safeTxHash = await proposeCalls(desk, [first, ...others], options?.safeTxGas)
    return { safeTxHash }
  },
  async signMessage(desk, given) {
    const { message } = v.parse(params.message, given)
    await approve(desk, 'Transaction', { title: 'Sign a message', lines: message.split('\n') })
    if (desk.settings.offChainSigning) return signLetter(desk, message)
    return signOnChain(desk, hashMessage(message))
  },
  async signTypedMessage(desk, given) {
    const { typedData } = v.parse(params.typedMessage, given)
    const lines = JSON.stringify(typedData.message, null, 2).split('\n')
    await approve(desk, 'Transaction', { title: `Sign ${typedData.primaryType ?? 'data'}`, lines })
    if (desk.settings.offChainSigning) return signLetter(desk, typedData)
    // Whatever cannot be hashed is refused with the hosts' general words.
    return signOnChain(desk, hashTypedData(typedData as Parameters<typeof hashTypedData>[0]))
  },
  async getOffChainSignature({ gateway, chainId }, given) {
    const messageHash = v.parse(params.hash, given)
    const message = await findMessage(gateway, String(chainId), messageHash)
    return message?.preparedSignature ?? undefined
  },
  async requestAddressBook({ permissions, contacts, chainId }) {
    const allowed = permissions.read().some((each) => each.parentCapability === addressBook)
    return allowed ? contacts.map((contact) => ({ ...contact, chainId: String(chainId) })) : []
  },
  wallet_getPermissions: async ({ permissions }) => permissions.read(),
  async wallet_requestPermissions(desk, given) {
    const wanted = v.parse(params.permissions, given).flatMap((each) => Object.keys(each))
    if (wanted.some((name) => name !== addressBook)) {
      throw new HostError('Permissions request is invalid')
    }
    await approve(desk, 'Permissions', { title: 'Share your address book', lines: [] })
    return desk.permissions.grant(wanted)
  },
}

const addressBook = 'requestAddressBook'

/** Answers one question of an app; the words of other hosts' errors are kept. */
export function answerRequest(desk: Desk, request: HostRequest): Promise<unknown> {
  return answers[request.method](desk, request.params)
}

async function approve(
  desk: Desk,
  what: 'Transaction' | 'Permissions',
  question: Parameters<Desk['ask']>[0],
): Promise<void> {
  const refusal = new HostError(`${what} ${what === 'Transaction' ? 'was' : 'were'} rejected`)
  if (desk.isReadOnly || !(await desk.ask(question))) throw refusal
}

type Transaction = { to: string; value: bigint; data: string }

/** Each call as a person reads it: how much, to whom, and its data where there is some. */
async function describeCalls({ gateway, chainId }: Desk, txs: readonly Transaction[]) {
  const { nativeCurrency: coin } = await gateway.call(getChain, { chainId: String(chainId) })
  return txs.flatMap(({ to, value, data }) => [
    `${formatUnits(value, coin.decimals)} ${coin.symbol} to ${to}`,
    ...(data === '0x' ? [] : [`with the data ${data}`]),
  ])
}

async function signOnChain(desk: Desk, hash: `0x${string}`) {
  const { signMessageLib: to } = worldContracts[31337].safe['1.4.1']
  const signing = { abi: safeActionsAbi, functionName: 'signMessage', args: [hash] } as const
  const data = encodeFunctionData(signing)
  return { safeTxHash: await proposeCalls(desk, [{ to, value: 0n, data, operation: 1 }]) }
}
