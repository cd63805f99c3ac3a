import type { SettingsInfo } from '@countersign/gateway'
import {
  type DecodedCall,
  type ExpandedCall,
  type Expansion,
  readSettingsChanges,
  type SafeTransaction,
  type SettingsChange,
} from '@countersign/safe'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import type { Asset, Description } from './description.ts'
import { isRejection } from './isRejection.ts'

type Terms = Omit<SafeTransaction, 'nonce'>

/**
 * R-WORD-1: what a transaction is, in our own reading of its bytes: the words beside a button are those
 * of what is signed. `signed` are the fields that owners sign, where any do; without them nothing is a
 * rejection.
 */
export function describeCalls(
  opened: Expansion,
  { tokens }: Pick<ChainConfig, 'tokens'>,
  signed: Terms | null,
): Description {
  const [call] = opened.calls
  if (!call) return { kind: 'unknown', stated: '' }
  if (signed && isRejection(call.actor, signed)) return { kind: 'rejection' }
  const { decoding, operation, value } = call
  const party = { value: call.to, name: null }
  const [change] = readSettingsChanges(opened).filter(({ path }) => path.length === 0)
  if (change) return describeChange(change)
  if (decoding.status === 'decoded' && decoding.family === 'multiSend') {
    const count = opened.calls.filter(({ path }) => path.length === 1).length
    return { kind: 'batch', count, party }
  }
  if (operation === 1) {
    const isSigning = decoding.status === 'decoded' && decoding.name === 'signMessage'
    return { kind: isSigning ? 'signing' : 'delegate', party }
  }
  if (decoding.status === 'empty') {
    return { kind: 'sent', asset: { kind: 'amount', value, token: zeroAddress }, party }
  }
  if (decoding.status !== 'decoded') return { kind: 'call', method: null, value, party }
  return (
    describeMove(call, decoding, tokens) ?? { kind: 'call', method: decoding.name, value, party }
  )
}

/** A call that moves a token and nothing beside it; none, for whatever else there is in it. */
function describeMove(
  { to: token, value, actor }: ExpandedCall,
  { signature, parameters, trailing }: DecodedCall,
  listed: ChainConfig['tokens'],
): Description | null {
  if (value > 0n || trailing !== '0x') return null
  // The bundled signatures fix the type of every parameter.
  const address = (index: number) => parameters[index]?.value as Address
  const number = (index: number) => parameters[index]?.value as bigint
  const moved = (from: Address, to: Address, asset: Asset): Description => ({
    kind: isAddressEqual(from, actor) ? 'sent' : isAddressEqual(to, actor) ? 'received' : 'moved',
    asset,
    party: {
      value: !isAddressEqual(from, actor) && isAddressEqual(to, actor) ? from : to,
      name: null,
    },
  })
  switch (signature) {
    case 'transfer(address,uint256)':
      return moved(actor, address(0), { kind: 'amount', value: number(1), token })
    case 'transferFrom(address,address,uint256)': {
      const isAmount = listed.some((known) => isAddressEqual(known.address, token))
      const asset: Asset = isAmount
        ? { kind: 'amount', value: number(2), token }
        : { kind: 'either', number: number(2), token }
      return moved(address(0), address(1), asset)
    }
    case 'safeTransferFrom(address,address,uint256)':
    case 'safeTransferFrom(address,address,uint256,bytes)': {
      const id = String(number(2))
      return moved(address(0), address(1), { kind: 'collectible', token, id, symbol: null })
    }
    default:
      return null
  }
}

/** By the gateway's names for them, which have words in every language. */
const CHANGES: Readonly<Record<SettingsChange['kind'], SettingsInfo['type']>> = {
  addOwner: 'ADD_OWNER',
  removeOwner: 'REMOVE_OWNER',
  swapOwner: 'SWAP_OWNER',
  changeThreshold: 'CHANGE_THRESHOLD',
  enableModule: 'ENABLE_MODULE',
  disableModule: 'DISABLE_MODULE',
  setGuard: 'SET_GUARD',
  deleteGuard: 'DELETE_GUARD',
  setModuleGuard: 'SET_MODULE_GUARD',
  deleteModuleGuard: 'DELETE_MODULE_GUARD',
  setFallbackHandler: 'SET_FALLBACK_HANDLER',
  changeImplementation: 'CHANGE_MASTER_COPY',
}

function describeChange(change: SettingsChange): Description {
  const whom = whomOf(change)
  return {
    kind: 'settings',
    change: CHANGES[change.kind],
    party: whom && { value: whom, name: null },
  }
}

/** Whom a change of settings is about. */
function whomOf(change: SettingsChange): Address | null {
  switch (change.kind) {
    case 'addOwner':
    case 'removeOwner':
      return change.owner
    case 'swapOwner':
      return change.newOwner
    case 'enableModule':
    case 'disableModule':
      return change.module
    case 'setGuard':
      return change.guard
    case 'setModuleGuard':
      return change.moduleGuard
    case 'setFallbackHandler':
      return change.handler
    case 'changeImplementation':
      return change.implementation
    default:
      return null
  }
}
