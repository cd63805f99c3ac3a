import type { ComponentType } from 'react'

/** A component whose code is fetched when somebody is about to need it. */
export type DeferredCode<props> = {
  /** The component, once its code is here. */
  get(): ComponentType<props> | undefined
  /** Fetches the code, once; a failed fetch is tried again the next time. */
  load(): Promise<void>
}

export function deferredCode<props>(
  load: () => Promise<{ default: ComponentType<props> }>,
): DeferredCode<props> {
  let component: ComponentType<props> | undefined
  let loading: Promise<void> | undefined
  return {
    get: () => component,
    load() {
      loading ??= load().then(
        (module) => {
          component = module.default
        },
        (error) => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}

/** Fetches ahead; that it failed will be seen, and tried again, when the code is needed. */
export const preload = (code: { load(): Promise<void> }): void => void code.load().catch(() => {})
