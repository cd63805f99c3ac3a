import { worldAccounts, worldContracts } from '@countersign/demo/world'
import {
  createGateway,
  getTransaction,
  getTransactionQueue,
  type TransactionDetails,
} from '@countersign/gateway'
import {
  authorizeCalls,
  authorizeMessage,
  judgeReview,
  listDemands,
  stateOfCalls,
} from '@countersign/judge'
import { nothingOdd } from '@countersign/judge/testing'
import {
  approvalCall,
  hashSafeTransaction,
  type SafeTransaction,
  toSafeTransaction,
} from '@countersign/safe'
import { createGate } from '@countersign/web/gate'
import { toRehearsalState } from '@countersign/web/rehearsal-state'
import { rehearseCalls } from '@countersign/web/rehearse-review'
import { signMessage } from '@countersign/web/sign-message'
import { unproposed } from '@countersign/web/unproposed'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { LyingSigner } from './createLyingSigner.ts'
import { changesOf, textOf } from './pathContent.ts'
import { type Place, reviewPath } from './reviewPath.ts'
import { safeOf, safeOfSafe } from './safeOfSafe.ts'
import { adaKey, benKey, chiomaKey, safeOfThree } from './safeOfThree.ts'
import type { SigningPath } from './signingPaths.ts'
import type { Way } from './signingWay.ts'
import type { ToldWorld } from './toldWorld.ts'

const CHAIN = 31337
const payee = worldAccounts[3].address
type Reviewed = Awaited<ReturnType<typeof reviewPath>>
type Ground = { told: ToldWorld; signer: LyingSigner; truth: Client; url: string }

/** By the types: each path on which somebody signs or sends, on a Safe or for a wallet that stands ready for it. */
export function createSigningWays({ told, signer, truth, url }: Ground) {
  const { asked, signOtherwise, browserOf } = signer
  const { usdc } = worldContracts[CHAIN]
  const placeOf = (address: Address, owners: readonly PrivateKeyAccount[]): Place => ({
    ...{ chainId: CHAIN, address, version: '1.4.1', owners: owners.map((each) => each.address) },
  })

  /** What waits in a Safe, by the truth. */
  async function waitingIn(safe: Address): Promise<TransactionDetails[]> {
    const gateway = createGateway({ baseUrl: url })
    const place = { chainId: String(CHAIN), safeAddress: safe }
    const { results } = await gateway.call(getTransactionQueue, place)
    const ids = results.flatMap((item) =>
      item.type === 'TRANSACTION' ? [item.transaction.id] : [],
    )
    return Promise.all(
      ids.map((transactionId) =>
        gateway.call(getTransaction, { chainId: String(CHAIN), transactionId }),
      ),
    )
  }

  function hashIn(details: TransactionDetails | undefined): Hex {
    const info = details?.detailedExecutionInfo
    if (info?.type !== 'MULTISIG') throw new Error('Nobody signs this.')
    return info.safeTxHash
  }

  /** A Safe of three, with payments that these have signed. */
  async function newSafe(signers: readonly (readonly PrivateKeyAccount[])[] = []) {
    const queue = signers.map((each, index) => ({ value: BigInt(index + 1), signers: each }))
    const address = await safeOfThree(url, queue)
    return {
      place: placeOf(address, [adaKey, benKey, chiomaKey]),
      waiting: await waitingIn(address),
    }
  }

  const me = adaKey.address
  const lookAt = (
    place: Place,
    details: TransactionDetails | undefined,
    before: readonly SafeTransaction[] = [],
  ) => {
    if (!details) throw new Error('Nothing waits.')
    return reviewPath(told, place, details, { id: hashIn(details), me, before })
  }

  /** What is written here: in its place in the queue, and heard of by nobody. */
  function proposeTo(place: Place, call: { to: Address; value: bigint; data: Hex }) {
    const { to, value, data } = call
    const transaction: SafeTransaction = { ...nothing, to, value, data, nonce: 0n }
    const { safeTxHash } = hashSafeTransaction(place, transaction)
    const details = unproposed({ safe: place.address, threshold: 2, transaction, safeTxHash })
    return reviewPath(told, place, details, { id: null, me })
  }

  const nothing = {
    ...{ operation: 0 as const, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
  } as const

  /** What a plain wallet sends itself. */
  const sent = (call: Called) =>
    ofAccount(mine, [call], (authorization) => {
      const calls = [{ ...call, description: '' }] as const
      return browserOf(adaKey).send({ account: mine, calls, description: '', authorization })
    })

  /** A way by which a Safe's transaction is signed or executed, as it was reviewed. */
  function ofSafe(
    look: () => Promise<Reviewed>,
    account: Place,
    by: PrivateKeyAccount,
    act: 'propose' | 'confirm' | 'execute',
    isGreenOnly = false,
  ): Way {
    let seen: Reviewed | undefined
    return {
      async show() {
        seen = await look()
        return isGreenOnly ? seen.green : seen.shown
      },
      async ask(authorization) {
        if (!seen) throw new Error('Nobody has seen it.')
        const { transaction, rehearsal: rehearsed } = seen
        const { chainId, address } = account
        const input = { account: { chainId, address }, transaction, description: '', authorization }
        return browserOf(by)[act]({ ...input, rehearsed })
      },
    }
  }

  /** What the judge builds by itself, of which nothing is to be shown. */
  const built = (ask: () => Promise<unknown>, end?: Way['end']): Way => ({
    show: async () => ({ leave: 'built', isTyped: false, content: '' }),
    ask,
    ...(end && { end }),
  })

  type Called = { to: Address; value: bigint; data: Hex }

  /** What an account calls itself. */
  function ofAccount(
    account: { chainId: number; address: Address },
    calls: readonly [Called, ...Called[]],
    ask: Way['ask'],
  ): Way {
    return {
      async show() {
        const { nodeOne, nodeTwo } = told.clients
        const script = { account: account.address, calls }
        const rehearsed = await rehearseCalls([nodeOne, nodeTwo], account.chainId, script)
        const state = { ...nothingOdd, rehearsal: toRehearsalState(rehearsed) }
        const demands = listDemands(judgeReview(stateOfCalls(state)))
        const leaveBy = (named: typeof demands | null) =>
          authorizeCalls(
            { ...account, account: account.address, calls },
            { state, named, at: Date.now() },
          )
        const free = leaveBy(null)
        return {
          ...{ leave: free ?? leaveBy(demands), isTyped: free === null },
          content: textOf([calls, changesOf(rehearsed)]),
        }
      },
      ask,
    }
  }

  const abi = parseAbi([
    'function transfer(address to, uint256 amount)',
    'function approve(address spender, uint256 amount)',
  ])
  const mine = { chainId: CHAIN, address: adaKey.address }

  /** By the types: each path, on a Safe or for a wallet that stands ready for it. */
  const ways: Readonly<Record<SigningPath, () => Promise<Way>>> = {
    async 'the composer’s proposal'() {
      const { place } = await newSafe()
      return ofSafe(
        () => proposeTo(place, { to: payee, value: 5n, data: '0x' }),
        place,
        adaKey,
        'propose',
      )
    },
    async 'a confirmation'() {
      const { place, waiting } = await newSafe([[benKey]])
      return ofSafe(() => lookAt(place, waiting[0]), place, adaKey, 'confirm')
    },
    async 'an execution'() {
      const { place, waiting } = await newSafe([[adaKey, benKey]])
      return ofSafe(() => lookAt(place, waiting[0]), place, adaKey, 'execute')
    },
    async 'Execute in the queue'() {
      const { place, waiting } = await newSafe([[adaKey, benKey]])
      return ofSafe(() => lookAt(place, waiting[0]), place, adaKey, 'execute', true)
    },
    async 'several in order'() {
      const both = [adaKey, benKey]
      const { place, waiting } = await newSafe([both, both])
      const [first, second] = waiting
      // The first is asked for once both were played ahead.
      const line = async () => {
        const one = await lookAt(place, first)
        const two = await lookAt(place, second, [one.transaction])
        const isAhead = two.green.leave !== null
        const content = one.green.content + two.green.content
        return { ...one, green: { ...one.green, leave: isAhead ? one.green.leave : null, content } }
      }
      return ofSafe(line, place, adaKey, 'execute', true)
    },
    async 'a nested confirmation'() {
      const parent = await safeOf(url, adaKey, [benKey])
      const child = await safeOfSafe(url, parent)
      const [waits] = await waitingIn(child)
      const place = placeOf(parent, [adaKey, benKey])
      const call = approvalCall({ safe: child, safeTxHash: hashIn(waits) })
      return ofSafe(() => proposeTo(place, call), place, adaKey, 'propose')
    },
    async 'a rejection'() {
      const { place } = await newSafe([[benKey]])
      const { chainId, address } = place
      return built(() =>
        browserOf(adaKey).reject({ account: { chainId, address }, nonce: 0, description: '' }),
      )
    },
    async 'taking a proposal back'() {
      const { place, waiting } = await newSafe([[adaKey]])
      const { chainId, address } = place
      const transaction = waiting[0] && toSafeTransaction(waiting[0])
      if (!transaction) throw new Error('nothing waits')
      return built(() =>
        browserOf(adaKey).remove({ account: { chainId, address }, transaction, description: '' }),
      )
    },
    async 'a message'() {
      const { place } = await newSafe()
      const text = 'Good apples'
      return {
        async show() {
          const leave = authorizeMessage(place, text, { asker: null, meant: [], at: Date.now() })
          return { leave: typeof leave === 'string' ? null : leave, isTyped: false, content: text }
        },
        ask: () => {
          const never = () => new Promise<never>(() => {})
          const gate = createGate({
            account: () => adaKey.address,
            ...{ chainId: async () => CHAIN, switchChain: async () => {} },
            signTypedData: (_, data) => signOtherwise(adaKey, data),
            ...{ signHash: never, signText: never, signInHost: never, sendTransaction: never },
            ...{ sendBatch: never, batchStatus: never, batchSupport: async () => 'unsupported' },
          })
          return signMessage(gate, told.clients.nodeOne, place, text, { asker: null, meant: [] })
        },
      }
    },
    async 'a call of Tools'() {
      return sent({
        to: usdc,
        value: 0n,
        data: encodeFunctionData({ abi, functionName: 'transfer', args: [payee, 5n] }),
      })
    },
    async 'a revocation'() {
      return sent({
        to: usdc,
        value: 0n,
        data: encodeFunctionData({ abi, functionName: 'approve', args: [payee, 0n] }),
      })
    },
    async 'a plain payment'() {
      return sent({ to: payee, value: 5n, data: '0x' })
    },
    async 'the rest of a run'() {
      const call = { to: payee, value: 6n, data: '0x' } as const
      return ofAccount(mine, [call], async (authorization) => {
        const acts = browserOf(adaKey)
        const { told: lie } = told.now
        // It is begun, and refused, before anybody lies.
        told.now.told = null
        await acts.send({
          account: mine,
          calls: [{ ...call, description: '' }],
          description: '',
          authorization,
        })
        asked.length = 0
        told.now.told = lie
        return acts.resume(acts.get()[0]?.id ?? '', authorization)
      })
    },
    async 'speeding up'() {
      const develop = (method: string, params: readonly unknown[]) =>
        // Methods of a development chain, which viem's types do not list.
        truth.request({ method, params } as never)
      await develop('evm_setAutomine', [false])
      const acts = browserOf(adaKey, true)
      const call = { to: payee, value: 7n, data: '0x', description: '' } as const
      const stuck = ofAccount(mine, [call], (authorization) =>
        acts.send({ account: mine, calls: [call], description: '', authorization }),
      )
      const { leave } = await stuck.show()
      if (leave === null || leave === 'built') throw new Error('nothing is odd about it')
      await stuck.ask(leave)
      told.forget()
      return built(
        () => acts.replace(acts.get()[0]?.id ?? '', 'speedUp', 10n ** 20n),
        async () => {
          await develop('evm_setAutomine', [true])
          await develop('evm_mine', [])
        },
      )
    },
    async 'a hand-over to a host'() {
      const { place } = await newSafe()
      const call = { to: payee, value: 5n, data: '0x' } as const
      const { chainId, address } = place
      return ofAccount({ chainId, address }, [call], (authorization) =>
        browserOf({ ...adaKey, address }).handOver({
          ...{ account: { chainId, address }, calls: [call], description: '', authorization },
        }),
      )
    },
  }
  return ways
}
