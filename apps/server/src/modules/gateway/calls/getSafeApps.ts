import type { getSafeApps as endpoint, SafeApp } from '@countersign/gateway'
import type { CallHandler } from './call.ts'

export const getSafeApps: CallHandler<typeof endpoint> = async ({ context, path, query }) => {
  const chainId = String(path.chainId.id)
  const wanted = query.url?.replace(/\/+$/, '')
  return context.safeApps.filter(
    (app) =>
      app.chainIds.includes(chainId) &&
      (wanted === undefined || app.url.replace(/\/+$/, '') === wanted) &&
      isFor(app, query.clientUrl),
  )
}

/** Some apps are for some hosts only; without a host everything is shown. */
function isFor({ accessControl }: SafeApp, clientUrl: string | null | undefined): boolean {
  if (!clientUrl || accessControl.type !== 'DOMAIN_ALLOWLIST') return true
  return accessControl.value?.includes(clientUrl.replace(/\/+$/, '')) ?? false
}
