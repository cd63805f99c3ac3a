import { readDescription } from '@countersign/safe'
import type { ServedDescription } from './types.ts'

/** Enough for a registry of one's own; each visitor of a review fetches those of a chain. */
export const DESCRIPTION_LIMITS = { files: 500, bytes: 256 * 1024, all: 4 * 1024 * 1024 }

/**
 * A description as browsers will read it; nothing of one that describes typed messages, which are
 * wallets' to show. Throws an `InvalidDescriptionError`.
 */
export function toServedDescription(content: unknown): ServedDescription | null {
  const read = readDescription(content)
  return read && { chainIds: read.deployments.map((at) => at.chainId), file: trim(content) }
}

/** What browsers read of it: the interface of a contract can be much, and nobody uses it. */
function trim(content: unknown): ServedDescription['file'] {
  // `readDescription` has found these to be objects.
  const {
    context,
    metadata = {},
    display,
  } = content as {
    context: { contract: { deployments: unknown } }
    metadata?: { owner?: unknown; enums?: unknown }
    display: { formats: unknown; definitions?: unknown }
  }
  return {
    context: { contract: { deployments: context.contract.deployments } },
    metadata: { owner: metadata.owner, enums: metadata.enums },
    display: { formats: display.formats, definitions: display.definitions },
  }
}
