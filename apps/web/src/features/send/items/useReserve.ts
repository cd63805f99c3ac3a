import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import type { Token } from '../../../shared/assets/tokens.ts'
import { chainQuery } from '../../../shared/chain/chainQuery.ts'
import { askGas } from '../plan/askGas.ts'
import { GAS, TRANSACTION_GAS } from '../plan/gas.ts'
import { useGasPrice } from '../plan/useGasPrice.ts'

/**
 * What has to stay for gas when all of it is sent: of the coin, where the wallet itself pays. Twice
 * today's price, and a quarter more gas: wallets set that much aside before they send. Null until all of
 * it is known: what is offered as the most that can be sent must not turn out to be more.
 */
export function useReserve(token: Token | null, to: Address | null, others: bigint): bigint | null {
  const account = useAccount()
  const { chain, address } = account
  const { kind } = useAccountState(account)
  const price = useGasPrice(chain.id)
  const isCoin = token?.address === zeroAddress
  const isOwed = kind === 'wallet' && isCoin
  const { data: own = TRANSACTION_GAS + GAS.coin, isLoading } = useQuery({
    ...chainQuery(useConfig(), chain.id, ['gas of coin', address, to], (client) =>
      askGas(client, address, { to: to ?? address, value: 1n, data: '0x' }),
    ),
    enabled: isOwed && to !== null,
  })
  if (isCoin && kind === undefined) return null
  if (!isOwed) return 0n
  if (price === undefined || isLoading) return null
  return (((own + others) * 5n) / 4n) * price * 2n
}
