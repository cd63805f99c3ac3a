import { expect, it, vi } from 'vitest'
import { saveFile } from './saveFile.ts'

it('gives a file a name, says that it is UTF-8, and keeps it while the browser reads it', async () => {
  const link = { click: vi.fn(), href: '', download: '' }
  const made: Blob[] = []
  const gone: string[] = []
  const waiting: { work: () => void; milliseconds: number }[] = []
  saveFile('contacts.csv', 'ä', 'text/csv', {
    // A link is all that is asked for.
    document: { createElement: () => link } as unknown as Document,
    urls: {
      createObjectURL: (blob) => {
        made.push(blob as Blob) // never a stream here
        return 'blob:1'
      },
      revokeObjectURL: (address) => gone.push(address),
    },
    wait: (work, milliseconds) => waiting.push({ work, milliseconds }),
  })
  expect(link).toMatchObject({ href: 'blob:1', download: 'contacts.csv' })
  expect(link.click).toHaveBeenCalledOnce()
  expect(made[0]?.type).toBe('text/csv;charset=utf-8')
  expect(await made[0]?.text()).toBe('ä')
  expect(gone).toEqual([])
  expect(waiting[0]?.milliseconds).toBeGreaterThanOrEqual(60_000)
  waiting[0]?.work()
  expect(gone).toEqual(['blob:1'])
})
