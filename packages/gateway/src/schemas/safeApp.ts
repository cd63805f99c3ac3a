import * as v from 'valibot'
import { openWords } from './open.ts'
import { maybe } from './primitives.ts'

export const safeApp = v.object({
  id: v.number(),
  url: v.string(),
  name: v.string(),
  iconUrl: maybe(v.string()),
  description: v.nullish(v.string(), ''),
  chainIds: v.array(v.string()),
  provider: maybe(v.object({ url: v.string(), name: v.string() })),
  accessControl: v.object({
    type: openWords(['NO_RESTRICTIONS', 'DOMAIN_ALLOWLIST', 'UNKNOWN'], 'UNKNOWN'),
    value: maybe(v.array(v.string())),
  }),
  tags: v.nullish(v.array(v.string()), () => []),
  features: v.nullish(v.array(v.string()), () => []),
  socialProfiles: v.nullish(
    v.array(
      v.object({
        platform: openWords(['DISCORD', 'GITHUB', 'TWITTER', 'TELEGRAM', 'UNKNOWN'], 'UNKNOWN'),
        url: v.string(),
      }),
    ),
    () => [],
  ),
  developerWebsite: maybe(v.string()),
  featured: v.nullish(v.boolean(), false),
})
export type SafeApp = v.InferOutput<typeof safeApp>
