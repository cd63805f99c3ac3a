import type { Message } from '@countersign/gateway'
import type { Hex } from 'viem'
import type { Proposal } from '../domain/takeProposal.ts'

/** Somebody's signature, as another server has it. Nothing of it is believed. */
export type FoundSignature = { owner: string; signature: Hex | null }

export type FoundProposal = Omit<Proposal, 'sender' | 'signature' | 'renewal'> & {
  proposer: string | null
  signatures: readonly FoundSignature[]
}

export type FoundMessage = {
  messageHash: string
  message: Message['message']
  safeAppId: number | null
  origin: string | null
  signatures: readonly FoundSignature[]
}

/** What waits for the owners of a Safe on another server, as it says. */
export type FoundQueue = {
  proposals: readonly FoundProposal[]
  messages: readonly FoundMessage[]
  /** Their signatures are told to nobody, so they are only counted. */
  delegates: number
}
