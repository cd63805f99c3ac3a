export {
  type Artifact,
  type ContractVersion,
  contractVersions,
  readArtifact,
} from './readArtifact.ts'
export { chainOver, startChain, type TestChain } from './startChain.ts'
export { type Engine, MNEMONIC, startEngine } from './startEngine.ts'
export { withBlockOverrides } from './withBlockOverrides.ts'
