import { zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import type { Token } from '../../../shared/assets/buildAssets.ts'
import { GAS, TRANSACTION_GAS } from '../plan/gas.ts'
import { useGasPrice } from '../plan/useGasPrice.ts'

/** What has to stay for gas when all of it is sent: of the coin, where the wallet itself pays. */
export function useReserve(token: Token | null): bigint {
  const account = useAccount()
  const { kind } = useAccountState(account)
  const price = useGasPrice(account.chain.id)
  if (kind !== 'wallet' || token?.address !== zeroAddress || price === undefined) return 0n
  return (TRANSACTION_GAS + GAS.coin) * price
}
