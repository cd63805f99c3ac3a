import { isOurs } from './isOurs.mjs'

/**
 * What one lock file has otherwise than another, by name: other versions, other bytes, more or less.
 * Our own packages are not compared, nor what npm adds for a platform that the first one does not name.
 * @returns {string[]}
 */
export function compareLocks(before, after) {
  const paths = [...new Set([...Object.keys(before.packages), ...Object.keys(after.packages)])]
  return paths
    .filter((path) => path && !isOurs(path))
    .flatMap((path) => {
      const [one, other] = [before.packages[path], after.packages[path]]
      const name = other?.name ?? one?.name ?? path.split('node_modules/').at(-1)
      if (!one) return other.optional && other.os ? [] : [`${name}: none → ${other.version}`]
      if (!other) return [`${name}: ${one.version} → none`]
      if (one.version !== other.version) return [`${name}: ${one.version} → ${other.version}`]
      return one.integrity === other.integrity ? [] : [`${name} ${one.version}: other bytes`]
    })
}
