import { createMemoryStore, type SignInStore } from '@countersign/siwe/server'

/**
 * In memory, for this example: of one process, and forgotten with it. An app with more than one keeps
 * the same four operations in its database. Global, because Next loads modules more than once.
 */
const kept = globalThis as { signIns?: SignInStore }
kept.signIns ??= createMemoryStore()
export const store = kept.signIns
