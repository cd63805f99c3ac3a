import { startWorld, type World, worldAccounts } from '@countersign/demo/world'
import { type Address, type Client, createClient, http, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBalance, getTransaction, sendTransaction } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type Point, type Window } from '../support/actTabs.ts'

const ada = privateKeyToAccount(worldAccounts[0].privateKey)
const CALLS = [0, 1, 2] as const

let world: World
let client: Client
beforeAll(async () => {
  world = await startWorld()
  client = createClient({ transport: http(world.chains[0].url), pollingInterval: 20 })
})
afterAll(() => world?.stop())

type Tab = ReturnType<ReturnType<typeof openBrowser>['open']>
type Happening = 'reject' | 'reload' | 'closed tab' | 'late approval' | 'second tab' | 'hangs'

const cases = CALLS.flatMap((call) =>
  (
    [
      ['before', 'reload'],
      ['before', 'closed tab'],
      ['before', 'second tab'],
      ['asked', 'reject'],
      ['asked', 'reload'],
      ['asked', 'closed tab'],
      ['asked', 'late approval'],
      ['asked', 'second tab'],
      ['asked', 'hangs'],
      ['answered', 'reload'],
      ['answered', 'closed tab'],
      ['answered', 'second tab'],
    ] as const satisfies readonly (readonly [Point, Happening])[]
  ).map(([point, happening]) => ({ call, point, happening })),
)

describe('R-TX-4 three calls one by one', () => {
  it.each(cases)(
    'call $call, $point: $happening: each is sent once, and all are shown',
    async ({ call, point, happening }) => {
      const people = CALLS.map((index): Address => {
        return `0x${keccak256(toHex(`${call} ${point} ${happening} ${index}`)).slice(-40)}`
      })
      const paid = () => Promise.all(people.map((address) => getBalance(client, { address })))
      let isDone = false
      let left: Window | undefined
      let first: Tab | undefined
      const browser = openBrowser({
        client,
        account: ada,
        chainId: 31337,
        onPoint(at, number) {
          const reached = at === 'before' ? number : number - 1
          if (isDone || at !== point || reached !== call || at === 'asked') return
          isDone = true
          if (happening === 'second tab') void browser.open().acts.resume(runOf())
          else first?.close()
        },
        onAsked(window, number) {
          if (isDone || point !== 'asked' || number !== call) return window.approve()
          isDone = true
          if (happening === 'reject') return window.reject()
          if (happening === 'second tab') {
            // The other tab wants to go on while this one is asked; then the wallet answers.
            const second = browser.open()
            return second.acts.resume(runOf()).then(window.approve)
          }
          if (happening === 'late approval') left = window
          // Nobody answers any more: the page is gone, or the visitor gives up.
          if (happening === 'hangs') {
            const [asked] = first?.acts.get().filter((act) => act.prompt) ?? []
            return asked && first?.acts.giveUp(asked.id)
          }
          return first?.close()
        },
      })
      first = browser.open()
      const runOf = () => first?.acts.get()[0]?.run?.id ?? ''
      const begun = first.acts.send({
        account: { chainId: 31337, address: ada.address },
        description: 'Three payments',
        calls: [
          { to: people[0] ?? ada.address, value: 1n, data: '0x', description: 'One' },
          { to: people[1] ?? ada.address, value: 2n, data: '0x', description: 'Two' },
          { to: people[2] ?? ada.address, value: 3n, data: '0x', description: 'Three' },
        ],
      })
      void begun
      await expect.poll(() => isDone, { interval: 5 }).toBe(true)
      const isOver = () => {
        const acts = first?.acts.get() ?? []
        return (
          // Closed before its wallet was asked: nothing goes on in it.
          (point === 'before' && (happening === 'reload' || happening === 'closed tab')) ||
          acts.every((act) => act.hashes.length > 0) ||
          acts.some((act) => act.fault || act.unresolvedSend || act.prompt)
        )
      }
      await expect.poll(isOver).toBe(true)

      // The visitor comes back, in a new tab; what was begun is all there.
      const back = browser.open()
      expect(back.acts.get()).toHaveLength(3)
      const stop = back.acts.follow()
      const goOn = async () => {
        await back.acts.resume(runOf())
        for (const act of back.acts.get()) {
          if (!act.unresolvedSend) continue
          await back.acts.look(act.id)
          const looked = back.acts.get().find(({ id }) => id === act.id)
          if (!looked?.unresolvedSend) continue
          // The wallet's window may still be open; only without one does the visitor say so.
          if (left) {
            await left.approve()
            left = undefined
          } else back.acts.declareNotSent(act.id)
        }
        expect((await paid()).every((amount, index) => amount <= BigInt(index + 1))).toBe(true)
        return back.acts
          .get()
          .every((act) => !act.prompt && !act.unresolvedSend && act.hashes.length > 0)
      }
      // As often as it takes: the first tab may still be at it.
      await expect.poll(goOn, { interval: 20 }).toBe(true)
      // And more often than that: what was sent is not sent again.
      for (let more = 0; more < 6; more += 1) await goOn()
      stop()
      expect(await paid()).toEqual([1n, 2n, 3n])
      expect(browser.sent()).toBe(3)
      for (const act of back.acts.get()) {
        expect(act).toMatchObject({
          prompt: null,
          unresolvedSend: null,
          hashes: [expect.any(String)],
        })
      }
    },
  )
})

describe('R-TX-4 what is stuck', () => {
  const mine = (method: string, params: readonly unknown[] = []) =>
    // Methods of a development chain, which viem's types do not list.
    client.request({ method, params } as never)

  async function stuck() {
    await mine('evm_setAutomine', [false])
    const browser = openBrowser({
      ...{ client, account: ada, chainId: 31337, isMined: false },
      onAsked: (window) => window.approve(),
    })
    const { acts } = browser.open()
    const to: Address = `0x${keccak256(toHex(`stuck ${Math.random()}`)).slice(-40)}`
    await acts.send({
      account: { chainId: 31337, address: ada.address },
      description: 'Stuck',
      calls: [{ to, value: 7n, data: '0x', description: 'Stuck' }],
    })
    return { acts, to, id: acts.get()[0]?.id ?? '', browser }
  }
  const settle = async ({ acts, id }: Awaited<ReturnType<typeof stuck>>) => {
    await mine('evm_setAutomine', [true])
    await mine('evm_mine')
    for (let looks = 0; looks < 4; looks += 1) await acts.look(id)
    return acts.get()[0]
  }

  const replace = async (it: Awaited<ReturnType<typeof stuck>>, how: 'speedUp' | 'cancel') => {
    const quote = await it.acts.quote(it.id, how)
    if ('fault' in quote) return { status: 'refused', ...quote }
    return it.acts.replace(it.id, how, quote.after)
  }

  it('is sped up at its own nonce: paid once', async () => {
    const it = await stuck()
    expect(await replace(it, 'speedUp')).toMatchObject({ status: 'done' })
    const act = await settle(it)
    expect(act).toMatchObject({ stage: 'done' })
    expect(act?.hashes).toHaveLength(2)
    expect(await getBalance(client, { address: it.to })).toBe(7n)
  })

  it('is cancelled at its own nonce: paid never, and said so', async () => {
    const it = await stuck()
    expect(await replace(it, 'cancel')).toMatchObject({ status: 'done' })
    expect(await settle(it)).toMatchObject({ stage: 'cancelled' })
    expect(await getBalance(client, { address: it.to })).toBe(0n)
  })

  it('was replaced elsewhere: said so, and not sent again', async () => {
    const it = await stuck()
    const { nonce } = await getTransaction(client, { hash: it.acts.get()[0]?.hashes[0] ?? '0x' })
    await sendTransaction(client, {
      ...{ account: ada, chain: null, to: ada.address, value: 1n, nonce },
      ...{ maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 9_000_000_000n, gas: 21_000n },
    })
    expect(await settle(it)).toMatchObject({ stage: 'replaced' })
    await it.acts.resume(it.id)
    expect(it.browser.sent()).toBe(1)
  })
})
