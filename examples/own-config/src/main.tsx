import { CountersignProvider } from '@countersign/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import '@countersign/kit/styles.css'
import { App } from './App.tsx'
import { config } from './config.ts'
import { countersign } from './countersign.ts'

const queryClient = new QueryClient()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <CountersignProvider countersign={countersign}>
          <App queryClient={queryClient} />
        </CountersignProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
