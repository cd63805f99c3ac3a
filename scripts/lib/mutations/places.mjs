export const kit = (file) => `packages/kit/src/${file}`
export const core = (file) => `packages/core/src/${file}`
export const spec = (name) => `e2e/specs/kit/${name}.spec.ts`
export const web = (file) => `apps/web/src/${file}`
export const server = (file) => `apps/server/src/${file}`
export const safe = (file) => `packages/safe/src/${file}`
export const rehearsal = (file) => `packages/rehearsal/src/${file}`
export const attack = (name) => `e2e/integration/attacks/${name}.integration.test.ts`
