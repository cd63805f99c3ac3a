import type { ServerConfig } from '../config/types.ts'

/** Hosts that WalletConnect's client talks to: relay, wallet list, verification frame. */
const WALLETCONNECT_CONNECT = [
  'wss://relay.walletconnect.org',
  'wss://relay.walletconnect.com',
  'https://api.web3modal.org',
  'https://*.walletconnect.org',
]
const WALLETCONNECT_FRAMES = [
  'https://verify.walletconnect.org',
  'https://verify.walletconnect.com',
]

/**
 * No inline code or styles, and no host that the configuration does not need. `frames` may be shown
 * inside the page besides.
 */
export function contentSecurityPolicy(
  config: Pick<ServerConfig, 'walletConnect' | 'frameOrigins'>,
  frames: readonly string[] = [],
): string {
  const { walletConnect, frameOrigins } = config
  const relay = walletConnect ? [new URL(walletConnect.relayUrl)] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Remote pictures come through this server, so no foreign host is needed.
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': [
      "'self'",
      ...(walletConnect ? WALLETCONNECT_CONNECT : []),
      ...relay.map(({ protocol, host }) => `${protocol}//${host}`),
    ],
    'frame-src': ["'self'", ...(walletConnect ? WALLETCONNECT_FRAMES : []), ...frames],
    'frame-ancestors': ["'self'", ...frameOrigins],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}
