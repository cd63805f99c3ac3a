// @vitest-environment jsdom
import { connect } from '@countersign/core'
import { scriptedWallet } from '@countersign/core/testing'
import { act, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from '../avatar/Avatar.tsx'
import { ChainIcon } from '../icons/ChainIcon.tsx'
import { CHAIN_PICTURES, TOKEN_PICTURES } from '../icons/pictures.ts'
import { TokenIcon } from '../icons/TokenIcon.tsx'
import { openDialog as open } from '../openDialog.ts'
import { openDialog, render, renderKit, until } from '../testing-only/renderKit.tsx'
import { Picture } from './Picture.tsx'
import { WalletIcon } from './WalletIcon.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const SOURCE = 'https://pictures.test/one.png'

const wallet = {
  id: 'fox',
  name: 'Fox',
  shortName: 'Fox',
  channels: ['injected'],
  installed: true,
  group: 'Installed',
} as const

/** The picture in a place, which does not load. Says where it was to come from. */
async function fail(place: Element): Promise<string | null> {
  await until(() => place.querySelector('img'))
  const picture = place.querySelector('img')
  const source = picture?.getAttribute('src') ?? null
  await act(async () => picture?.dispatchEvent(new Event('error')))
  // The same element would not ask again.
  expect(place.contains(picture)).toBe(false)
  return source
}

async function show(element: ReactNode) {
  const page = await render(element)
  leave = page.leave
  return page
}

const rest = [undefined, SOURCE]

it.each<[string, ReactNode, (string | undefined)[], string]>([
  [
    'an avatar',
    <Avatar key="" address="0x00" image={SOURCE} size={24} />,
    [SOURCE],
    'span.cs-avatar',
  ],
  [
    'a wallet',
    <WalletIcon key="" wallet={{ ...wallet, icon: SOURCE }} size={24} />,
    [SOURCE],
    'span.cs-icon',
  ],
  [
    'a wallet whose icon is fetched',
    <WalletIcon key="" wallet={{ ...wallet, icon: fetched }} size={24} />,
    [SOURCE],
    'span.cs-icon',
  ],
  ['a chain', <ChainIcon key="" chain={{ id: 9_999 }} icon={SOURCE} size={24} />, [SOURCE], 'svg'],
  [
    'a chain of which we have one, too',
    <ChainIcon key="" chain={{ id: 1 }} icon={SOURCE} size={24} />,
    [SOURCE, CHAIN_PICTURES[1]],
    'svg',
  ],
  [
    'a token',
    <TokenIcon key="" symbol="USDC" seed="0x00" icon={SOURCE} size={24} />,
    [SOURCE, TOKEN_PICTURES.USDC],
    'svg',
  ],
  ['anything else', <Picture key="" sources={rest} fallback={<b>Else</b>} />, [SOURCE], 'b'],
])(
  'R-UI-9 the picture of %s is tried once more, then its fallback stands in',
  async (_, element, sources, fallback) => {
    const { place } = await show(element)
    const asked = []
    for (const _each of [...sources, ...sources]) {
      expect(place.querySelector(fallback)).toBeNull()
      asked.push(await fail(place))
    }
    expect(asked).toEqual(sources.flatMap((source) => [source, source]))
    expect(place.querySelector('img')).toBeNull()
    expect(place.querySelector(fallback)).not.toBeNull()
  },
)

async function fetched() {
  return SOURCE
}

it('R-UI-9 an icon that cannot be fetched is fetched once more, then the monogram stays', async () => {
  let asked = 0
  const icon = async (): Promise<string> => {
    asked += 1
    throw new Error('Offline.')
  }
  const { place } = await show(<WalletIcon wallet={{ ...wallet, icon }} size={24} />)
  await until(() => asked >= 2)
  await act(async () => {})
  // StrictMode mounts twice.
  expect(asked).toBe(4)
  expect(place.textContent).toBe('F')
})

it('R-UI-9 the connected wallet’s picture is tried once more, then a sign stands in', async () => {
  const icon = 'data:image/png;base64,AAAA'
  const page = await renderKit({ wallet: scriptedWallet({ icon }) })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId: 'test.scripted' }))
  await act(async () => open(page.countersign, 'account'))
  const fact = () => openDialog()?.querySelector('dl')
  await until(() => fact()?.querySelector(`img[src="${icon}"]`))
  for (const _ of [1, 2]) {
    const place = fact()?.querySelector(`img[src="${icon}"]`)
    await act(async () => place?.dispatchEvent(new Event('error')))
    expect(fact()?.contains(place ?? null)).toBe(false)
  }
  expect(fact()?.querySelector(`img[src="${icon}"]`)).toBeNull()
})

it('R-UI-9 another picture has tries of its own', async () => {
  const draw = (source: string) => <Picture sources={[source]} fallback={<b>Else</b>} />
  const page = await show(draw(SOURCE))
  await fail(page.place)
  await fail(page.place)
  expect(page.place.textContent).toBe('Else')
  await page.redraw(draw('https://pictures.test/two.png'))
  expect(page.place.querySelector('img')?.src).toBe('https://pictures.test/two.png')
  await fail(page.place)
  expect(page.place.querySelector('img')).not.toBeNull()
})
