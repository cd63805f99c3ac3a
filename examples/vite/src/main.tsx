import { CountersignProvider } from '@countersign/kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@countersign/kit/styles.css'
import { App } from './App.tsx'
import { countersign } from './countersign.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

createRoot(root).render(
  <StrictMode>
    <CountersignProvider countersign={countersign}>
      <App />
    </CountersignProvider>
  </StrictMode>,
)
