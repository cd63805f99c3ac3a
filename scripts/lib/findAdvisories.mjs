import { satisfies } from 'semver'

/**
 * Which installed packages an advisory of the list is about.
 * @param installed as `listInstalled` gives it
 * @param advisories as `advisories.json` has them
 * @returns {{ line: string, accepted: string | undefined }[]}
 */
export function findAdvisories(installed, advisories) {
  return advisories.flatMap(({ package: name, vulnerable, id, sentence, accepted }) => {
    const hit = installed.filter(
      (one) => one.name === name && satisfies(one.version, vulnerable, { includePrerelease: true }),
    )
    const versions = [...new Set(hit.map(({ version }) => version))]
    return versions.map((version) => ({
      line: `${name}@${version}: ${sentence} (${id})`,
      accepted,
    }))
  })
}
