import type { getFiatCodes as endpoint } from '@countersign/gateway'
import type { CallHandler } from './call.ts'

export const getFiatCodes: CallHandler<typeof endpoint> = ({ context }) => context.prices.codes()
