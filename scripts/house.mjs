import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawHouse } from './lib/house/drawHouse.mjs'
import { root } from './lib/toolchain.mjs'

/** `npm run house`: draws the rooms and their arrows into ARCHITECTURE.md, from the imports. */
const path = join(root, 'ARCHITECTURE.md')
writeFileSync(path, drawHouse(root, readFileSync(path, 'utf8')))
