// @vitest-environment jsdom
import * as core from '@countersign/core'
import { type CountersignError, connect, type ErrorKind } from '@countersign/core'
import type { AuthAdapter, SignInFailure } from '@countersign/core/auth'
import { BatchInterruptedError, BatchUnsupportedError } from '@countersign/core/calls'
import {
  RpcError,
  type ScriptedWalletParameters,
  scriptedWallet,
  throwing,
} from '@countersign/core/testing'
import { act } from 'react'
import { mainnet, optimism } from 'viem/chains'
import { afterEach, expect, it } from 'vitest'
import { en } from '../i18n/locales/en.ts'
import { openDialog as open } from '../openDialog.ts'
import { openDialog, press, renderKit, silentNode, until } from '../testing-only/renderKit.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const walletId = 'test.scripted'
const TECHNICAL = 'InternalRpcError: 0xdeadbeef at inpage.js:1:220339'
const said = { details: TECHNICAL }

/** One error of every kind: the type asks for those that are missing. */
const ERRORS: Record<ErrorKind, CountersignError> = {
  batchInterrupted: new BatchInterruptedError([], 2, said),
  batchUnsupported: new BatchUnsupportedError(said),
  cancelled: new core.AttemptCancelledError(said),
  chainNotAdded: new core.ChainNotAddedError('One', said),
  chainNotConfigured: new core.ChainNotConfiguredError(7, said),
  chainNotSwitched: new core.ChainNotSwitchedError('One', said),
  chainUnknownToWallet: new core.ChainUnknownToWalletError('One', said),
  invalidAnswer: new core.InvalidAnswerError(TECHNICAL),
  noProjectId: new core.NoProjectIdError(said),
  notConnected: new core.NotConnectedError(said),
  pairingExpired: new core.PairingExpiredError(said),
  pending: new core.RequestPendingError(said),
  popupBlocked: new core.PopupBlockedError(said),
  rejected: new core.UserRejectedError(said),
  relayUnreachable: new core.RelayUnreachableError(said),
  safeUnavailable: new core.SafeUnavailableError(said),
  timeout: new core.WalletTimeoutError(1, 'eth_accounts', said),
  unauthorized: new core.UnauthorizedError(said),
  unsupportedMethod: new core.UnsupportedMethodError(said),
  walletFailed: new core.WalletFailedError(said),
  walletNotFound: new core.ConnectorNotFoundError('Fox', said),
}

/** One click away: closed, there, and open after it. */
async function expectTechnicalText(text = TECHNICAL) {
  const found = [...(openDialog()?.querySelectorAll('details') ?? [])]
  const details = found.find((each) => each.textContent?.startsWith(en['action.details']))
  expect(details?.hasAttribute('open')).toBe(false)
  expect(details?.querySelector('pre')?.textContent).toContain(text)
  await act(async () => details?.querySelector('summary')?.click())
  expect(details?.hasAttribute('open')).toBe(true)
}

const kinds = Object.keys(ERRORS) as ErrorKind[]

it('R-ERR-4 there is a sentence for every kind of error, and no other', () => {
  const worded = Object.keys(en).filter((key) => key.startsWith('error.'))
  expect(worded.toSorted()).toEqual(kinds.map((kind) => `error.${kind}`).toSorted())
})

it.each(kinds)('R-ERR-4 %s is a sentence, a way forward, and its technical text', async (kind) => {
  const page = await renderKit()
  leave = page.leave
  const { attempt } = page.countersign.internal
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
  const failed = { step: 'failed', number: 1, walletId, error: ERRORS[kind] } as const
  await act(async () => attempt.set(failed))
  await until(() => openDialog()?.querySelector('.cs-failure'))
  const sentence = openDialog()?.querySelector('.cs-failure p')?.textContent
  expect(sentence).toBe(en[`error.${kind}`])
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  await expectTechnicalText()
  const way = openDialog()?.querySelector<HTMLElement>('.cs-failure [data-variant=primary]')
  expect(way?.textContent).toMatch(/\w/)
  await act(async () => way?.click())
  // Whoever goes it leaves the failure behind.
  await until(() => attempt.get() !== failed && !openDialog()?.querySelector('.cs-failure'))
})

const authentication: AuthAdapter = {
  getNonce: async () => ({ nonce: 'nonce00000001' }),
  createMessage: () => 'message',
  verify: async () => ({
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 1,
    expiresAt: '2100-01-01T00:00:00Z',
  }),
  signOut: async () => {},
  session: async () => null,
}

const refuse = async (): Promise<never> => {
  throw new Error(TECHNICAL)
}

type World = {
  adapter?: Partial<AuthAdapter>
  script?: ScriptedWalletParameters['script']
  says: string
  way: string
  /** What somebody else said about it, if anybody said anything. */
  technical?: string
}

/** What goes wrong with a sign-in, as it really does. */
const FAILURES: Record<SignInFailure, World> = {
  prepare: {
    adapter: { getNonce: refuse },
    says: en['verify.error.prepare'],
    way: 'Try again',
    technical: TECHNICAL,
  },
  // The server has said all that there is to know.
  chain: {
    adapter: { getNonce: async () => ({ nonce: 'nonce00000001', chainIds: [10] }) },
    says: en['verify.error.chain'],
    way: 'Switch to OP Mainnet',
  },
  pending: {
    script: { personal_sign: throwing(new RpcError(-32002, TECHNICAL)) },
    says: en['error.pending'],
    way: 'Try again',
    technical: TECHNICAL,
  },
  sign: {
    script: { personal_sign: throwing(new RpcError(-32603, TECHNICAL)) },
    says: en['verify.error.sign'],
    way: 'Try again',
    technical: TECHNICAL,
  },
  verify: {
    adapter: { verify: refuse },
    says: en['verify.error.verify'],
    way: 'Try again',
    technical: TECHNICAL,
  },
  unknown: {
    adapter: {
      verify: () => {
        throw new Error(TECHNICAL)
      },
    },
    says: en['verify.error.unknown'],
    way: 'Try again',
    technical: TECHNICAL,
  },
}

it.each(Object.entries(FAILURES))(
  'R-ERR-4 a sign-in that fails to %s says so, with a way forward and its technical text',
  async (failure, { adapter, script, says, way, technical }) => {
    const wallet = scriptedWallet({ script: { personal_sign: () => '0x00', ...script } })
    const page = await renderKit({
      wallet,
      chains: [mainnet, optimism],
      transports: { [mainnet.id]: silentNode, [optimism.id]: silentNode },
      authentication: { ...authentication, ...adapter },
    })
    leave = page.leave
    await act(() => connect(page.countersign, { walletId }))
    await act(async () => open(page.countersign, 'verify'))
    if (failure !== 'prepare' && failure !== 'chain') {
      await until(() => page.countersign.signIn.get().message)
      await press('Sign message')
    }
    await until(() => openDialog()?.querySelector('.cs-state[data-state=failed]'))
    expect(openDialog()?.querySelector('.cs-state')?.textContent).toBe(says)
    await until(() => [...document.querySelectorAll('button')].some((b) => b.textContent === way))
    if (technical) await expectTechnicalText(technical)
  },
)
