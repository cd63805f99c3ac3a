import { readFileSync } from 'node:fs'
import { basename, dirname, relative, sep } from 'node:path'
import { listFiles } from '../files.mjs'
import { BROUGHT_ALONG } from '../publishedFiles.mjs'

/** Our packages: name, folder, what each is used through, and the libraries that it says it stands on. */
export function listPackages(root) {
  return listFiles(root, { names: ['package.json'] })
    .map((path) => ({
      folder: relative(root, dirname(path)).split(sep).join('/'),
      ...JSON.parse(readFileSync(path, 'utf8')),
    }))
    .filter(({ name, folder }) => name && folder)
    .map(({ name, folder, private: isPrivate, devDependencies, ...others }) => ({
      name,
      folder,
      entries: others.exports,
      // What nobody installs is built from all that it names.
      libraries: Object.keys({
        ...others.dependencies,
        ...others.peerDependencies,
        ...(isPrivate && devDependencies),
      }).concat(BROUGHT_ALONG[basename(folder)] ?? []),
    }))
}
