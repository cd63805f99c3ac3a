import type { ServerConfig } from '../../config/types.ts'

/** What a Safe's host reads before it lists this app. */
export function safeAppManifest({ appName }: Pick<ServerConfig, 'appName'>) {
  return {
    name: appName,
    short_name: appName,
    description: 'Shows what will change before you sign, and proves it.',
    iconPath: 'icon.svg',
    icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
    start_url: '/',
    display: 'standalone',
    // Nothing that the browser has to allow: no camera, no place, no sound.
    safe_apps_permissions: [],
  }
}
