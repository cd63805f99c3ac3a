import { expect, it } from 'vitest'
import { buttonEnglish } from './english.ts'
import { en } from './locales/en.ts'

it('the words that come with the button are those of the dictionary', () => {
  expect(en).toMatchObject(buttonEnglish)
  const buttons = Object.keys(en).filter((key) => key.startsWith('button.'))
  const others = [
    'account.verify',
    'verify.cosigned',
    'connect.connectedAs',
    'connect.connectedElsewhere',
  ]
  expect(Object.keys(buttonEnglish)).toEqual([...buttons, ...others])
})
