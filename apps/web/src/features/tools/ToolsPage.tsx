import { Link, lazyRouteComponent, useSearch } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { useInSafe } from '../../shared/host/useInSafe.ts'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ToolsPage.module.css'
import { TOOLS, type Tool } from './tools.ts'
import { toolsWords } from './words.ts'

/** Each is fetched when it is opened: nobody needs them all. */
const PARTS: Readonly<Record<Tool, ComponentType>> = {
  decode: lazyRouteComponent(() => import('./decode/DecodeTool.tsx'), 'DecodeTool'),
  hash: lazyRouteComponent(() => import('./hash/HashTool.tsx'), 'HashTool'),
  check: lazyRouteComponent(() => import('./signature/CheckTool.tsx'), 'CheckTool'),
  sign: lazyRouteComponent(() => import('./signature/SignTool.tsx'), 'SignTool'),
  batch: lazyRouteComponent(() => import('./batch/BatchTool.tsx'), 'BatchTool'),
  watch: lazyRouteComponent(() => import('./wallet/WatchTool.tsx'), 'WatchTool'),
  permissions: lazyRouteComponent(() => import('./wallet/PermissionsTool.tsx'), 'PermissionsTool'),
  chains: lazyRouteComponent(() => import('./chains/ChainsTool.tsx'), 'ChainsTool'),
  host: lazyRouteComponent(() => import('./host/HostTool.tsx'), 'HostTool'),
}

/** Small instruments for people who want to see for themselves. Each has its own address. */
export function ToolsPage() {
  const say = useWords(toolsWords)
  const { tool = 'decode' } = useSearch({ from: '/tools' })
  const isInSafe = useInSafe()
  const Part = PARTS[tool]
  return (
    <>
      <PageHeading title={say('title')} tabTitle={say(tool)} />
      <div className={styles.page}>
        <nav aria-label={say('title')} className={styles.tools}>
          {TOOLS.filter((each) => each !== 'host' || isInSafe).map((each) => (
            <Link
              key={each}
              to="/tools"
              search={{ tool: each }}
              aria-current={each === tool ? 'page' : undefined}
              resetScroll={false}
            >
              {say(each)}
            </Link>
          ))}
        </nav>
        <div className={styles.part}>
          <Suspense fallback={<Skeleton rows={4} />}>
            <Part />
          </Suspense>
        </div>
      </div>
    </>
  )
}
