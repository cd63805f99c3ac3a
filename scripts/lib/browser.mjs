import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { must, PlainError, run, step } from './steps.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
]

/** Debian's packages, and the families they bring: the same letters on every machine's pictures. */
const FONTS = {
  'fonts-noto-core': ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew'],
  'fonts-noto-cjk': ['Noto Sans CJK JP'],
  'fonts-noto-color-emoji': ['Noto Color Emoji'],
}

/** The path of a Chromium, installed from the system's packages when there is none. */
export async function ensureBrowser() {
  const wanted = findBrowser() ? [] : ['chromium']
  if (process.platform === 'linux') wanted.push(...(await missingFonts()))
  if (wanted.length > 0) await installPackages(wanted)
  const found = findBrowser()
  if (!found) {
    throw new PlainError(
      'No Chromium was found. Install Chromium or Chrome, or set CHROMIUM_PATH, and try again.',
    )
  }
  return found
}

function findBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [CHROMIUM_PATH, ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path))
}

/** Pictures are true only when every script on screen has its font. */
async function missingFonts() {
  const { output } = await run('fc-list', [':', 'family']).catch(() => ({ output: '' }))
  const families = new Set(output.split('\n').flatMap((line) => line.split(',')))
  return Object.keys(FONTS).filter((name) => FONTS[name].some((family) => !families.has(family)))
}

async function installPackages(names) {
  const { code } = await run('apt-get', ['--version']).catch(() => ({ code: 1 }))
  // Fonts only make pictures true; a browser is what the tests cannot do without.
  if (code !== 0 || process.getuid?.() !== 0) {
    process.stdout.write(
      `• Not installed, because that needs apt-get and root: ${names.join(', ')}\n`,
    )
    return
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step(`Installing ${names.join(', ')}`, async () => {
    await must('`apt-get update` failed.', 'apt-get', ['update', '-qq'], { env })
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fontconfig', ...names]
    await must('`apt-get install` failed.', 'apt-get', install, { env })
  })
}
