import type { DecodedCall, ExpandedCall } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'
import { askSafe } from './askSafe.ts'
import {
  askAllowance,
  askCoin,
  askConfirmation,
  askEdition,
  askNft,
  askNftApproval,
  askOperator,
  askPermit2,
  askToken,
  type Question,
} from './question.ts'

/** What the data names: who is called, paid, allowed, and which Safe changes. */
export function questionsOfCalls(calls: readonly ExpandedCall[]): Question[] {
  return calls.flatMap((call) => [askCoin(call.to), ...ofCall(call)])
}

function ofCall({ decoding, to, actor, operation, mayTargetActor }: ExpandedCall): Question[] {
  if (decoding.status !== 'decoded') return []
  const target = mayTargetActor ? actor : to
  if (decoding.family === 'safe') return ofSafe(decoding, target, actor)
  // A delegatecall runs the target's code: it moves nothing that the target holds for others.
  if (operation === 1) return []
  return ofToken(decoding, target, actor)
}

function ofSafe(decoding: DecodedCall, safe: Address, actor: Address): Question[] {
  const { name } = decoding
  const [hash] = valuesOf(decoding)
  if (name === 'approveHash') {
    // The bundled signatures say that it is 32 bytes.
    return [askConfirmation(safe, actor, hash as `0x${string}`)]
  }
  return askSafe(safe, !isAddressEqual(safe, actor))
}

/** The bundled signatures fix the type of every parameter. */
function ofToken(decoding: DecodedCall, token: Address, actor: Address): Question[] {
  const { name, family } = decoding
  const values = valuesOf(decoding)
  const [first, second, third] = values as [Address, Address, bigint]
  switch (`${family}.${name}`) {
    case 'erc20.transfer':
      return [askToken(token, actor), askToken(token, first)]
    case 'erc20.increaseAllowance':
    case 'erc20.decreaseAllowance':
      return [askAllowance(token, actor, first)]
    case 'erc20And721.approve': {
      const [spender, amountOrId] = values as [Address, bigint]
      return [askAllowance(token, actor, spender, true), askNftApproval(token, amountOrId)]
    }
    case 'erc20And721.transferFrom':
      return [
        askToken(token, first, true),
        askToken(token, second, true),
        askAllowance(token, first, actor, true),
        askNft(token, third),
        askNftApproval(token, third),
      ]
    case 'erc721.safeTransferFrom':
      return [askNft(token, third), askNftApproval(token, third)]
    case 'erc721And1155.setApprovalForAll':
      return [askOperator(token, actor, first)]
    case 'erc1155.safeTransferFrom':
      return [askEdition(token, third, first), askEdition(token, third, second)]
    case 'erc1155.safeBatchTransferFrom':
      return (values[2] as readonly bigint[]).flatMap((id) => [
        askEdition(token, id, first),
        askEdition(token, id, second),
      ])
    case 'permit.permit':
      return [askAllowance(token, first, second)]
    case 'permit.transferWithAuthorization':
      return [askToken(token, first), askToken(token, second)]
    case 'permit2.approve':
      return [askPermit2(token, { token: first, owner: actor, spender: second })]
    case 'permit2.transferFrom': {
      const [from, to, , moved] = values as [Address, Address, bigint, Address]
      const allowance = askPermit2(token, { token: moved, owner: from, spender: actor })
      return [askToken(moved, from), askToken(moved, to), allowance]
    }
    case 'weth.deposit':
    case 'weth.withdraw':
      return [askToken(token, actor, true)]
    default:
      return []
  }
}

const valuesOf = ({ parameters }: DecodedCall): unknown[] => parameters.map(({ value }) => value)
