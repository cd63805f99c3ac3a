export { createEvmStage, type EvmStageOptions } from './createEvmStage.ts'
export { merkleVerifier } from './merkleVerifier.ts'
