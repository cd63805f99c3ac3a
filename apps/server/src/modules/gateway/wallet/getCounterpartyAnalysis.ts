import type { getCounterpartyAnalysis as endpoint } from '@countersign/gateway/wallet'
import { getAddress } from 'viem'
import type { CallHandler } from '../calls/call.ts'
import { runsOnlyKnownCode } from '../chain/runsOnlyKnownCode.ts'
import { judgeRecipient } from '../lists/judgeRecipient.ts'

/** What the server itself refuses is told beforehand; what else there is to be said, the app says. */
export const getCounterpartyAnalysis: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, body } = call
  const { chainId: chain, safeAddress: safe } = path
  const to = getAddress(body.to)
  const data = body.data ?? '0x'
  const asked = { to, value: BigInt(body.value), data, operation: body.operation }
  const isHarmless = await runsOnlyKnownCode(chain.identify, safe, asked)
  const interaction = await judgeRecipient(context, chain, safe, to)
  return {
    recipient: body.operation === 0 ? { [to]: { RECIPIENT_INTERACTION: [interaction] } } : {},
    contract: isHarmless
      ? {}
      : {
          [to]: {
            DELEGATECALL: [
              {
                severity: 'CRITICAL',
                type: 'UNEXPECTED_DELEGATECALL',
                title: 'Unknown code would act as the Safe',
                description: 'It could take everything. This server takes no such proposal.',
              },
            ],
          },
        },
  }
}
