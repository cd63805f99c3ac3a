import type { TransactionDetails } from '@countersign/gateway'
import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { runsOnlyKnownCode } from '../chain/runsOnlyKnownCode.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { fallBack } from '../errors/fallBack.ts'
import { neutralPicture } from '../mapping/neutralPicture.ts'
import { toAddressInfo } from '../mapping/toAddressInfo.ts'
import { toDataDecoded } from '../mapping/toDataDecoded.ts'
import type { SafeCall } from '../store/record.ts'
import type { Tokens } from '../store/token.ts'

/** What a transaction carries, in full. */
export async function toTransactionData(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  call: SafeCall | null,
  tokens: Tokens,
): Promise<TransactionDetails['txData']> {
  if (!call) return null
  const { to, value, data, operation } = call
  const info = toAddressInfo(to, tokens.get(to)?.name ?? null)
  return {
    hexData: data === '0x' ? null : data,
    dataDecoded: toDataDecoded(data, to, context.functionsOf(chain)),
    to: info,
    value,
    operation,
    trustedDelegateCallTarget: operation === 1 ? await mayRun(chain, safe, call) : null,
    addressInfoIndex: info.name === null ? null : { [to]: info },
    tokenInfoIndex: toTokenIndex(tokens),
  }
}

function toTokenIndex(tokens: Tokens) {
  if (tokens.size === 0) return null
  return Object.fromEntries(
    [...tokens.values()].map(({ address, kind, decimals, symbol, name }) => [
      address,
      {
        type: kind === 'erc721' ? ('ERC721' as const) : ('ERC20' as const),
        address,
        decimals,
        symbol,
        name,
        logoUri: neutralPicture,
      },
    ]),
  )
}

/** Whether all code that would run in the Safe's name is known; not while nobody says whose it is. */
const mayRun = (chain: GatewayChain, safe: Address, call: SafeCall): Promise<boolean> =>
  runsOnlyKnownCode((address) => fallBack(chain.identify(address), ['chain'], null), safe, {
    ...call,
    value: BigInt(call.value),
  })
