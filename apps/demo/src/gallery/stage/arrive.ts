import type { Messages } from '@countersign/kit'
import type { VisitorStep } from '../states/types.ts'

/** Does what a visitor would do to get into a state. */
export async function arrive(steps: readonly VisitorStep[], messages: Messages): Promise<void> {
  for (const step of steps) {
    if ('press' in step) {
      const text = translate(step.press, messages).replace('{wallet}', step.wallet ?? '')
      const control = await until(() => findControl(text), `something that says “${text}”`)
      control.click()
    } else {
      const label = translate(step.into, messages)
      const field = await until(() => findField(label), `a field called “${label}”`)
      type(field, step.type)
    }
    // What it led to is on screen before the next one looks around.
    await frame()
  }
}

/** Waits until something is there, frame by frame. */
export function until<found>(find: () => found | null | undefined | false, what: string) {
  return new Promise<found>((resolve, reject) => {
    let frames = 0
    const look = () => {
      const found = find()
      frames += 1
      if (found) resolve(found)
      else if (frames > 1_200) reject(new Error(`The gallery waited in vain for ${what}.`))
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Icons fetched, pictures decoded, letters there, movements over, two frames painted. */
export async function settle(): Promise<void> {
  await document.fonts.ready
  await until(() => !document.querySelector('.cs-mark:empty'), 'the icons')
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  await frame()
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  await frame()
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function translate(text: string, messages: Messages): string {
  const found = Object.entries(messages).find(([key]) => key === text)?.[1]
  return typeof found === 'string' ? found : text
}

function findControl(text: string): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>(
    '.cs-dialog :is(button, a, summary), .stage :is(button, a)',
  )
  return [...controls].find((control) =>
    [control, ...control.querySelectorAll('*')].some((node) => node.textContent?.trim() === text),
  )
}

function findField(label: string): HTMLInputElement | undefined {
  const fields = document.querySelectorAll<HTMLInputElement>('.cs-dialog input')
  return [...fields].find((field) => field.getAttribute('aria-label') === label)
}

/** As the browser does it, past React's own watch on `value`. */
function type(field: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
