import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../scripts/lib/findProgram.mjs'
import { chromiumArgs } from './chromiumArgs.ts'
import { test as base } from './tamperingTest.ts'

type FrameOptions = {
  /** What the browser lets pages keep that stand inside another site. */
  thirdPartyCookies: 'blocked' | 'allowed'
}

/** Only a profile of its own can be told to allow them: no flag of the browser does. */
const ALLOWING = { profile: { cookie_controls_mode: 0 } }

/** All of the browser: its engine alone keeps no rules about cookies. */
const blocking = {
  executablePath: findProgram('chromium'),
  args: [...chromiumArgs, '--test-third-party-cookie-phaseout'],
}

/** For the app inside a host, in either kind of browser. */
export const test = base.extend<FrameOptions>({
  thirdPartyCookies: ['blocked', { option: true }],
  async context(
    { context, playwright, launchOptions, baseURL, colorScheme, viewport, thirdPartyCookies },
    use,
  ) {
    if (thirdPartyCookies === 'blocked') return use(context)
    const profile = await mkdtemp(join(tmpdir(), 'countersign-e2e-'))
    await mkdir(join(profile, 'Default'))
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(ALLOWING))
    const allowing = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL,
      colorScheme,
      viewport,
    })
    await use(allowing)
    await allowing.close()
    await rm(profile, { recursive: true, force: true })
  },
})

const KINDS = ['blocked', 'allowed'] as const

/** What is promised inside a Safe holds where a frame may keep next to nothing, and elsewhere. */
export function whateverAFrameMayKeep(specs: () => void): void {
  inBrowsers(KINDS, specs)
}

/** The unkinder browser alone, for what is about the host; both in `npm run test:deep`. */
export function whereLittleCanBeKept(specs: () => void): void {
  inBrowsers(process.env.DEEP ? KINDS : ['blocked'], specs)
}

function inBrowsers(kinds: readonly FrameOptions['thirdPartyCookies'][], specs: () => void): void {
  test.use({ launchOptions: blocking })
  for (const thirdPartyCookies of kinds) {
    test.describe(`third-party cookies ${thirdPartyCookies}`, () => {
      test.use({ thirdPartyCookies })
      specs()
    })
  }
}
