/**
 * What the official wallet asks of services that only the hosted gateway stands before, by the beginning of
 * its paths: each is answered with an error that names it.
 */
export const hostedServices: readonly { path: string; name: string }[] = [
  { path: '/v1/accounts', name: 'Accounts' },
  { path: '/v1/auth', name: 'Log-in' },
  { path: '/v1/billing', name: 'Billing' },
  { path: '/v1/community', name: 'Campaigns and locking' },
  { path: '/v1/email', name: 'E-mail' },
  { path: '/v1/entitlements', name: 'Entitlements' },
  { path: '/v1/export', name: 'Export of files' },
  { path: '/v1/portfolio', name: 'Portfolios' },
  { path: '/v1/register/notifications', name: 'Push notifications' },
  { path: '/v2/register/notifications', name: 'Push notifications' },
  { path: '/v1/spaces', name: 'Spaces' },
  { path: '/v1/surveys', name: 'Surveys' },
  { path: '/v1/targeted-messaging', name: 'Targeted messages' },
  { path: '/v1/users', name: 'Users' },
  { path: '/v1/chains/{chainId}/bridges', name: 'Bridges' },
  { path: '/v1/chains/{chainId}/gas-price', name: 'Gas prices' },
  { path: '/v1/chains/{chainId}/notifications', name: 'Push notifications' },
  { path: '/v2/chains/{chainId}/notifications', name: 'Push notifications' },
  { path: '/v1/chains/{chainId}/relay', name: 'Relaying' },
  { path: '/v1/chains/{chainId}/safes/{safeAddress}/recovery', name: 'Recovery' },
  {
    path: '/v1/chains/{chainId}/security/{safeAddress}/report-false-result',
    name: 'Threat analysis',
  },
  { path: '/v1/chains/{chainId}/security/{safeAddress}/threat-analysis', name: 'Threat analysis' },
  { path: '/v1/chains/{chainId}/staking', name: 'Staking' },
  { path: '/v1/chains/{chainId}/swaps', name: 'Swaps' },
]
