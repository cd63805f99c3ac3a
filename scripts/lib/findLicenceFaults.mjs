import { satisfies } from 'semver'
import { EXCEPTIONS, PERMITTED, REFUSED } from './licencePolicy.mjs'
import { permits } from './permits.mjs'

/**
 * Which installed packages may not be used, a line for each.
 * @param installed as `listInstalled` gives it
 * @param isDevelopment whether the lock file brings a path for development only
 */
export function findLicenceFaults(installed, isDevelopment) {
  return installed.flatMap(({ name, version, licence, path }) => {
    const refused = REFUSED.find(
      ({ packages, range }) =>
        packages.test(name) && satisfies(version, range, { includePrerelease: true }),
    )
    if (refused) return [`${name}@${version}: ${refused.why}`]
    if (permits(licence, PERMITTED)) return []
    const exception = EXCEPTIONS[name]
    if (!exception || !permits(licence, exception.licences)) {
      return [`${name}@${version}: ${JSON.stringify(licence) ?? 'no licence'} is not permitted.`]
    }
    return isDevelopment(path)
      ? []
      : [`${name}@${version}: ${licence} is permitted for development only.`]
  })
}
