import { useEffect } from 'react'
import type { Address } from 'viem'
import { useIdentity } from './avatar/useIdentity.ts'
import { formatBalance } from './formatBalance.ts'
import { useConnectedBalance } from './hooks/useConnectedBalance.ts'
import { useMessages } from './i18n/useMessages.ts'

export type Details = {
  address: Address
  chainId: number | undefined
  name: string | null
  avatar: string | null
  balance: string | undefined
}

type AccountDetailsProps = {
  address: Address
  /** The chain that the balance is of; absent: none is shown. */
  chainId: number | undefined
  onChange: (details: Details) => void
}

/**
 * Reads what the chain knows of an account, and draws nothing: the button stands as soon as somebody
 * is connected, without the code that reads names and balances.
 */
export default function AccountDetails({ address, chainId, onChange }: AccountDetailsProps) {
  const { locale } = useMessages()
  const { name, avatar } = useIdentity(address)
  const { data } = useConnectedBalance()
  const balance = data && formatBalance(data, locale)
  useEffect(() => {
    onChange({ address, chainId, name, avatar, balance })
  }, [address, chainId, name, avatar, balance, onChange])
  return null
}
