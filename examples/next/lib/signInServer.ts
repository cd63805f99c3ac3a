import { createSignInServer, type SignInServer } from '@countersign/siwe/server'
import { createClient, http } from 'viem'
import { verifyMessage } from 'viem/actions'
import { mainnet, sepolia } from 'viem/chains'
import { store } from './store'

const chains = [mainnet, sepolia]
let server: SignInServer | undefined

/** Begun by the first request: a build has neither secrets nor an address. */
export function signInServer(): SignInServer {
  const { ORIGIN = 'http://localhost:3000', AUTH_SECRET, NODE_ENV } = process.env
  if (!AUTH_SECRET && NODE_ENV === 'production') throw new Error('AUTH_SECRET is not set.')
  server ??= createSignInServer({
    origin: ORIGIN,
    chainIds: chains.map(({ id }) => id),
    secret: AUTH_SECRET ?? 'only for development, known to everybody',
    store,
    // Accounts that are contracts, such as a Safe, are asked on their chain.
    async verifyContract({ chainId, ...proof }) {
      const chain = chains.find(({ id }) => id === chainId)
      if (!chain) return false
      const transport = http(process.env.NEXT_PUBLIC_RPC_URL)
      return verifyMessage(createClient({ chain, transport }), proof)
    },
  })
  return server
}
