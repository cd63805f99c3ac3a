import { expectTypeOf, it } from 'vitest'
import type { getSafe } from '../calls/getSafe.ts'
import type { getTransactionQueue } from '../calls/getTransactionQueue.ts'
import type { proposeMessage } from '../calls/proposeMessage.ts'
import type { SafeState } from '../schemas/safe.ts'
import type { Answer, CallParameters } from './endpoint.ts'

it('R-GW-1 infers what a call takes and answers', () => {
  expectTypeOf<Answer<typeof getSafe>>().toEqualTypeOf<SafeState>()
  expectTypeOf<Answer<typeof proposeMessage>>().toEqualTypeOf<undefined>()
  expectTypeOf<{ chainId: string; safeAddress: string }>().toExtend<
    CallParameters<typeof getSafe>
  >()
  expectTypeOf<{ chainId: string }>().not.toExtend<CallParameters<typeof getSafe>>()
  expectTypeOf<{ chainId: string; safeAddress: string; trusted: boolean }>().toExtend<
    CallParameters<typeof getTransactionQueue>
  >()
  expectTypeOf<{ chainId: string; safeAddress: string }>().not.toExtend<
    CallParameters<typeof proposeMessage>
  >()
})
