export { createQueryClient } from './createQueryClient.ts'
export { persistCache } from './persistCache.ts'
