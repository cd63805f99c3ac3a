import { createCountersign } from '@countersign/core'
import { memoryStorage } from '@countersign/core/testing'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import { getEnsNameQueryKey } from 'wagmi/query'
import { CountersignProvider } from '../CountersignProvider.tsx'
import { useIdentity } from './useIdentity.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function Identity() {
  return <b>{useIdentity(address).name}</b>
}

it('R-UI-9 a name and its picture are fresh for one day', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(getEnsNameQueryKey({ address, chainId: 1 }), 'ada.eth')
  const countersign = createCountersign({
    chains: [mainnet],
    transports: {
      1: custom({ request: () => Promise.reject(new Error('No node in this test.')) }),
    },
    storage: memoryStorage(),
    window: undefined,
  })
  const html = renderToString(
    <CountersignProvider countersign={countersign} queryClient={queryClient} locale="en">
      <Identity />
    </CountersignProvider>,
  )
  expect(html).toContain('<b>ada.eth</b>')
  const looked = queryClient.getQueryCache().getAll()
  expect(
    looked.map(({ queryKey, options }) => [
      queryKey[0],
      // How long it counts as new is the asking component's to say, not the cache's.
      'staleTime' in options ? options.staleTime : undefined,
    ]),
  ).toEqual([
    ['ensName', 86_400_000],
    ['ensAvatar', 86_400_000],
  ])
})
