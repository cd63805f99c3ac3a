import { confirmMessage, proposeMessage, type TypedData } from '@countersign/gateway'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Hex } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useIsItself } from '../../../shared/account/useIsItself.ts'
import type { ActFault } from '../../../shared/acts/act.ts'
import { gatewayFault, otherFault, walletFault } from '../../../shared/acts/actFaults.ts'
import { readAccount } from '../../../shared/chain/readAccount.ts'

type Signing = {
  message: string | TypedData
  /** Of a message that the gateway has: one more signature for it. */
  known?: Hex
}

/** Signs a message as an owner and hands it to the gateway; nothing throws, a fault is the answer. */
export function useSignMessage() {
  const { gateway, countersign } = useApp()
  const { chain, address: safeAddress, path } = useAccount()
  const isItself = useIsItself(useAccount())
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ message, known }: Signing): Promise<ActFault | null> => {
      const client = countersign.config.getClient({ chainId: chain.id })
      const read = await readAccount(client, safeAddress).catch(otherFault)
      if (!('safe' in read)) return read.kind === 'node' ? read : { kind: 'notSafe' }
      const { askHost, createActWallet, signMessage } = await import('./wallet.ts')
      const safe = { ...read.safe, chainId: chain.id, address: safeAddress }
      if (isItself) {
        const asked = await askHost(countersign, safe, message).catch(walletFault)
        if ('kind' in asked) return asked
        await queries.invalidateQueries({ queryKey: ['gateway'] })
        const params = { account: path }
        await ('hash' in asked
          ? navigate({ to: '/$account/msg/$hash', params: { ...params, hash: asked.hash } })
          : navigate({ to: '/$account/tx/$id', params: { ...params, id: asked.safeTxHash } }))
        return null
      }
      const signed = await signMessage(createActWallet(countersign), client, safe, message).catch(
        walletFault,
      )
      if (!('hash' in signed)) return signed
      const { hash, signature } = signed
      // Somebody who changed the text has changed what it is called.
      if (known && known.toLowerCase() !== hash.toLowerCase()) return { kind: 'otherData' }
      const chainId = String(chain.id)
      try {
        if (known) {
          const body = { signature }
          await gateway.call(confirmMessage, { chainId, messageHash: known, body })
        } else {
          const body = { message, signature, safeAppId: null, origin: null }
          await gateway.call(proposeMessage, { chainId, safeAddress, body })
        }
      } catch (thrown) {
        return gatewayFault(thrown)
      }
      await queries.invalidateQueries({ queryKey: ['gateway'] })
      if (!known) await navigate({ to: '/$account/msg/$hash', params: { account: path, hash } })
      return null
    },
  })
}
