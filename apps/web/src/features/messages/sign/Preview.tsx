import type { TypedData } from '@countersign/gateway'
import { Content } from '../Content.tsx'
import { KeptOnChain } from './KeptOnChain.tsx'

/** A message as the owners will read it, before anybody signs. */
export function Preview({ message }: { message: string | TypedData }) {
  return (
    <>
      <Content message={{ message, origin: null }} />
      <KeptOnChain message={message} />
    </>
  )
}
