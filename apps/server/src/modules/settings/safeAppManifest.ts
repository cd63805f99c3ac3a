import type { ServerConfig } from '../../config/types.ts'

/** What a Safe's host asks of an app before it lists or frames it. */
export type SafeAppManifest = { name: string; description: string; iconPath: string }

/** How this app introduces itself to the hosts of Safes. */
export function safeAppManifest({ appName }: Pick<ServerConfig, 'appName'>): SafeAppManifest {
  return {
    name: appName,
    description: 'Shows what will change before you sign, and proves it.',
    iconPath: 'icon.svg',
  }
}
