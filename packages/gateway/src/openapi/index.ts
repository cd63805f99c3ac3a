export { describeFace, type FaceDescription, type OpenApi } from './describeFace.ts'
export type { JsonSchema } from './toJsonSchema.ts'
