import type { Gateway } from '@countersign/gateway'
import type { Askers } from '@countersign/judge'
import type { OutboxPorts } from '@countersign/outbox'
import type { WalletGate } from '../gate/createGate.ts'
import { otherFault, walletFault } from './actFaults.ts'
import { explainRevert } from './explainRevert.ts'
import { readSnapshot } from './readSnapshot.ts'
import { safeSide } from './safe/safeSide.ts'

/** Whom the acts ask; a test brings its own. */
export type ActServices = Pick<OutboxPorts, 'store' | 'locks' | 'clientOf' | 'now' | 'newToken'> & {
  wallet: WalletGate
  gateway: Gateway
  /** Who is asked about a Safe's transaction once more before the wallet is. */
  askersOf: (chainId: number) => Askers
  /** How a pause is waited out. */
  wait?: (milliseconds: number) => Promise<void>
}

/** The same, with what the outbox has to be told of Safes, nodes and wallets. */
export type ActPorts = ActServices & OutboxPorts

export const toPorts = (services: ActServices): ActPorts => ({
  ...services,
  safes: safeSide(services.gateway),
  walletFault,
  nodeFault: otherFault,
  whyReverted: explainRevert,
  readSnapshot: ({ chainId, address }, calls) =>
    readSnapshot(services.clientOf(chainId), address, calls),
})
