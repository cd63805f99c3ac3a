import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as apiKit from '@safe-global/api-kit'
import * as protocolKit from '@safe-global/protocol-kit'
import { createWalletClient, defineChain, http, toHex } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { TestGround } from './startTestGround.ts'

// Both are written for CommonJS by their types, and are not when they run.
type ApiKit = InstanceType<typeof apiKit.default.default>
const SafeApiKit = apiKit.default as unknown as typeof apiKit.default.default
const Safe = protocolKit.default as unknown as typeof protocolKit.default.default
type ProtocolKit = Awaited<ReturnType<typeof Safe.init>>

export type Kits = {
  api: ApiKit
  /** Methods of `api` that were called. */
  called: ReadonlySet<string>
  /** A Safe in the hands of one of its owners, as the official kit has it. */
  open: (owner: HDAccount, safeAddress: string) => Promise<ProtocolKit>
  /** Makes a Safe with the official kit alone. */
  create: (payer: HDAccount, owners: readonly string[], threshold: number) => Promise<string>
  walletOf: (account: HDAccount) => ReturnType<typeof createWallet>
}

const SAFE_VERSION = '1.4.1'
/** Each Safe that is made has an address of its own. */
let salt = 0n

function createWallet(ground: TestGround, account: HDAccount) {
  const chain = defineChain({
    id: ground.chain.id,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [ground.chain.url] } },
  })
  return createWalletClient({ account, chain, transport: http() })
}

/** The official kits, unmodified, against a server of ours. */
export function useKits(ground: TestGround, txServiceUrl: string): Kits {
  const called = new Set<string>()
  const plain = new SafeApiKit({ chainId: BigInt(ground.chain.id), txServiceUrl })
  const api = new Proxy(plain, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      called.add(String(name))
      return value.bind(target)
    },
  })
  const kind = ground.contracts.kinds.find(({ version, l2 }) => version === SAFE_VERSION && l2)
  if (!kind) throw new Error('There is no such Safe.')
  const contractNetworks = {
    [String(ground.chain.id)]: {
      safeSingletonAddress: kind.singleton,
      safeProxyFactoryAddress: kind.factory,
      multiSendAddress: kind.multiSend,
      multiSendCallOnlyAddress: ground.contracts.multiSendCallOnly,
      fallbackHandlerAddress: kind.handler,
      signMessageLibAddress: ground.contracts.signMessageLib,
    },
  }
  const signerOf = (account: HDAccount) => {
    const key = account.getHdKey().privateKey
    if (!key) throw new Error('This account has no key.')
    return { provider: ground.chain.url, signer: toHex(key), contractNetworks }
  }
  return {
    api,
    called,
    open: (owner, safeAddress) => Safe.init({ ...signerOf(owner), safeAddress }),
    async create(payer, owners, threshold) {
      const kit = await Safe.init({
        ...signerOf(payer),
        predictedSafe: {
          safeAccountConfig: { owners: [...owners], threshold },
          safeDeploymentConfig: { saltNonce: String(++salt), safeVersion: SAFE_VERSION },
        },
      })
      const { to, value, data } = await kit.createSafeDeploymentTransaction()
      await ground.chain.send({
        from: payer.address,
        to: to as `0x${string}`, // as the kit writes them
        value: BigInt(value),
        data: data as `0x${string}`,
      })
      return kit.getAddress()
    },
    walletOf: (account) => createWallet(ground, account),
  }
}

/** Every method that the package's own types name, so that none is forgotten. */
export function listApiKitMethods(): string[] {
  const main = createRequire(import.meta.url).resolve('@safe-global/api-kit')
  const types = readFileSync(join(dirname(main), '../src/SafeApiKit.d.ts'), 'utf8')
  return [...types.matchAll(/^ {4}(\w+)\(.*\): Promise</gm)].map(([, name = '']) => name)
}
