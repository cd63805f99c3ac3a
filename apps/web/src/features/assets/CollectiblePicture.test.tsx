// @vitest-environment jsdom
import { buildCollectible } from '@countersign/gateway/testing'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { CollectiblePicture } from './CollectiblePicture.tsx'

/** Draws a collectible, and says what it tried to load and what was left. */
async function draw(imageUri: string | null) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<CollectiblePicture piece={buildCollectible({ imageUri })} />))
  const tried = []
  for (let picture = place.querySelector('img'); picture; picture = place.querySelector('img')) {
    tried.push(picture.getAttribute('src'))
    const failed = picture
    await act(async () => failed.dispatchEvent(new Event('error')))
  }
  const left = place.textContent
  await act(async () => root.unmount())
  return { tried, left }
}

it('R-UI-9 a collectible’s picture is tried once more, then its number stands in', async () => {
  expect(await draw('/v1/picture')).toEqual({ tried: ['/v1/picture', '/v1/picture'], left: '#42' })
})

it('R-GW-9 a picture from elsewhere is not asked for', async () => {
  expect(await draw('https://elsewhere.test/cat.png')).toEqual({ tried: [], left: '#42' })
})
