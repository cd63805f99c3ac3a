import { CountersignProvider, directionOf, type Locale } from '@countersign/kit'
import { Fragment, lazy, Suspense, useEffect, useState } from 'react'
import type { Place } from '../place.ts'
import type { GalleryState } from '../states/types.ts'
import { bringUp, type Instance } from './bringUp.ts'
import { Journey } from './Journey.tsx'
import { pretend } from './pretend.ts'
import { Scene } from './Scene.tsx'

const HostModal = lazy(() => import('./HostModal.tsx'))

type StageProps = { state: GalleryState; place: Place }

/** One state, alone, in an app of its own. */
export function Stage({ state, place }: StageProps) {
  const [instance, setInstance] = useState<Instance>()
  useEffect(() => {
    const stop = pretend(state)
    let left = false
    void bringUp(state, place).then((made) => !left && setInstance(made))
    return () => {
      left = true
      stop()
    }
  }, [state, place])
  if (!instance) return null
  const Host = place.host ? HostModal : Fragment
  const { countersign, queryClient, messages } = instance
  return (
    <CountersignProvider
      countersign={countersign}
      queryClient={queryClient}
      initialChain={state.initialChain}
      theme={place.theme}
      locale={localeFor(place)}
      messages={messages}
    >
      <Suspense>
        <Host>
          <Scene state={state} />
        </Host>
      </Suspense>
      <Journey state={state} instance={instance} />
    </CountersignProvider>
  )
}

/** A direction against the language's own: that language's words, laid out as another's. */
function localeFor({ locale, direction }: Place): Locale {
  if (direction === 'auto' || direction === directionOf(locale)) return locale
  return direction === 'rtl' ? 'ar' : 'en'
}
