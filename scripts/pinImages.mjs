import { join } from 'node:path'
import { pinImages } from './lib/pinImages.mjs'
import { fail } from './lib/steps.mjs'
import { root } from './lib/toolchain.mjs'

/** Where images without the name of a registry come from; another one mirrors it. */
const registry = process.env.IMAGE_REGISTRY ?? 'https://registry-1.docker.io'

/** `npm run images:pin`: base images by digest, so that a tag cannot become something else. */
async function main() {
  const files = ['Dockerfile', 'compose.yaml'].map((name) => join(root, name))
  for (const image of await pinImages({ files, registry })) process.stdout.write(`${image}\n`)
}

main().catch(fail)
