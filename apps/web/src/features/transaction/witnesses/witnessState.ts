import type { Witnessed } from '../../../shared/witnesses/askWitnesses.ts'

/** Null for what nobody will sign any more, so that nobody is asked. */
export type WitnessState = Witnessed | 'running' | 'failed' | null
