import { renderToReadableStream } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createWords, type Words } from './createWords.ts'
import { LocaleContext } from './LocaleContext.ts'
import { useWords } from './useWords.ts'

const later = async <value,>(turns: number, value: value): Promise<value> => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
  return value
}

const plural = { one: '{count} file', other: '{count} files' } as const
const english = { title: 'English', files: plural } as const
const arabic = (title: string) => ({ title, files: { ...plural, other: '{count} ملف' } })

type BothProps = { parts: readonly [Words<typeof english>, Words<typeof english>] }

function Both({ parts: [one, two] }: BothProps) {
  const [sayOne, sayTwo] = [useWords(one), useWords(two)]
  return `${sayOne('title')} ${sayTwo('title')} ${sayTwo('files', { count: 100 })}`
}

it.each([
  [1, 3],
  [3, 1],
  [2, 2],
])(
  'R-UI-14 what uses the words of two parts has those of each, whichever comes first: %i, %i',
  async (one, two) => {
    const parts = [
      createWords(english, { ar: () => later(one, arabic('أول')) }),
      createWords(english, { ar: () => later(two, arabic('ثان')) }),
    ] as const
    const stream = await renderToReadableStream(
      <LocaleContext value="ar">
        <Both parts={parts} />
      </LocaleContext>,
    )
    await stream.allReady
    expect(await new Response(stream).text()).toBe('أول ثان 100 ملف')
  },
)
