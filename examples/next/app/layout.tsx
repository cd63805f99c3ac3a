import { cookieToInitialState } from '@countersign/core'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import '@countersign/kit/styles.css'
import { Providers } from './providers'

export const metadata: Metadata = { title: 'Countersign with Next', icons: { icon: 'data:,' } }

/** Reads from the request who was connected, so that the first HTML already shows the account. */
export default async function Layout({ children }: { children: ReactNode }) {
  const cookie = (await headers()).get('cookie')
  return (
    <html lang="en">
      <body>
        <Providers initialState={cookieToInitialState(cookie)}>{children}</Providers>
      </body>
    </html>
  )
}
