import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { aside } from './aside.mjs'
import { withFolder } from './withFolder.mjs'

it('a folder is there while it is used, and gone afterwards', async () => {
  const used = await withFolder('test', async (folder) => {
    writeFileSync(join(folder, 'file'), '')
    return folder
  })
  expect(existsSync(used)).toBe(false)
})

it('a clean-up that fails is said beside the first error, and does not replace it', async () => {
  let said = ''
  const say = (text) => {
    said += text
  }
  const remove = () =>
    aside(
      'The folder could not be removed',
      () => {
        throw new Error('ENOTEMPTY')
      },
      say,
    )
  const work = async () => {
    throw new Error('The build failed.')
  }
  await expect(withFolder('test', work, { remove })).rejects.toThrow('The build failed.')
  expect(said).toBe('The folder could not be removed: ENOTEMPTY\n')
})
