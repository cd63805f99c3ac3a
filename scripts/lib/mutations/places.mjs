export const kit = (file) => `packages/kit/src/${file}`
export const core = (file) => `packages/core/src/${file}`
export const spec = (name) => `e2e/specs/kit/${name}.spec.ts`
export const web = (file) => `apps/web/src/${file}`
