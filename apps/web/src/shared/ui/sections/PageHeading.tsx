import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { useApp } from '../../AppContext.ts'
import styles from './PageHeading.module.css'
import { WaitingContext } from './WaitingContext.ts'

type PageHeadingProps = {
  title: string
  /** In the browser's tab, where the page's own words would say too little. */
  tabTitle?: string
  children?: ReactNode
}

/** A page's title: on the page, in the browser's tab, and where the focus goes on navigation. */
export function PageHeading({ title, tabTitle = title, children }: PageHeadingProps) {
  const { appName } = useApp().appConfig
  const waiting = useContext(WaitingContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const router = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${tabTitle} · ${appName}`
  }, [tabTitle, appName, waiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page, whatever its words
  useEffect(() => {
    // On the first page the browser begins where it always does.
    if (router.history.location.state.__TSR_index) heading.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className={styles.row}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  )
}
