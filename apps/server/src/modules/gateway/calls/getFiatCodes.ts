import type { getFiatCodes as endpoint } from '@countersign/gateway'
import type { CallHandler } from '../http/serveCall.ts'

export const getFiatCodes: CallHandler<typeof endpoint> = ({ ground }) => ground.prices.codes()
