import { createCountersign } from '@countersign/core'
import { config } from './config.ts'

/** Over what is there: nothing of it is replaced. */
export const countersign = createCountersign({ appName: 'Countersign over a wagmi config', config })
