import type { ServerConfig } from '../config/types.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'

export type SecurityHeadersConfig = Pick<
  ServerConfig,
  'publicUrl' | 'walletConnect' | 'frameOrigins' | 'hsts'
>

/**
 * Headers of every response. Two are missing on purpose: X-Frame-Options cannot name the hosts
 * that may frame us (frame-ancestors can), and COEP would block the wallets' own pages.
 */
export function securityHeaders(config: SecurityHeadersConfig): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    // `same-origin` would cut the connection to a wallet's popup.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(config.publicUrl.startsWith('https:') && config.hsts !== 'off'
      ? {
          // Of names below this one only whoever runs them knows whether they are encrypted.
          'Strict-Transport-Security': `max-age=31536000${config.hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
        }
      : {}),
  }
}
