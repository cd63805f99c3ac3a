import { Link, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { PageHeading } from '../../shared/ui/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ChainsTool } from './chains/ChainsTool.tsx'
import { DecodeTool } from './decode/DecodeTool.tsx'
import { HashTool } from './hash/HashTool.tsx'
import { CheckTool } from './signature/CheckTool.tsx'
import { SignTool } from './signature/SignTool.tsx'
import styles from './ToolsPage.module.css'
import { TOOLS, type Tool } from './tools.ts'
import { PermissionsTool } from './wallet/PermissionsTool.tsx'
import { WatchTool } from './wallet/WatchTool.tsx'
import { toolsWords } from './words.ts'

const PARTS: Readonly<Record<Tool, ComponentType>> = {
  decode: DecodeTool,
  hash: HashTool,
  check: CheckTool,
  sign: SignTool,
  watch: WatchTool,
  permissions: PermissionsTool,
  chains: ChainsTool,
}

/** Small instruments for people who want to see for themselves. Each has its own address. */
export function ToolsPage() {
  const say = useWords(toolsWords)
  const { tool = 'decode' } = useSearch({ from: '/tools' })
  const Part = PARTS[tool]
  return (
    <>
      <PageHeading title={say('title')} tabTitle={say(tool)} />
      <div className={styles.page}>
        <nav aria-label={say('title')} className={styles.tools}>
          {TOOLS.map((each) => (
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
          <Part />
        </div>
      </div>
    </>
  )
}
