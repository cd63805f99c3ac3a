'use client'

import { ConnectButton, useConnectionStatus } from '@countersign/kit'

export function Account() {
  const status = useConnectionStatus()
  return (
    <>
      <ConnectButton />
      <p data-testid="status">{status}</p>
    </>
  )
}
