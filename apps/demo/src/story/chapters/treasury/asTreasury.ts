import type { Call } from '@countersign/safe'
import { owners } from '../../cast.ts'
import { moment } from '../../moment.ts'
import { storySafes } from '../../storySafes.ts'
import type { Deed } from '../../types.ts'

const { ada, ben, chioma, dario, elodie, farid } = owners

/** When the treasury's owners and threshold changed. */
export const treasuryChanges = {
  elodieJoins: moment('2026-01-20T10:12:41'),
  threeSign: moment('2026-02-24T15:31:09'),
  darioForFarid: moment('2026-05-19T13:04:53'),
}

/**
 * The treasury executes something: signed by as many owners as it then took, not always the same, and
 * never sent by Ada, who so begins the demo without a past of her own.
 */
export function asTreasury(at: number, call: Call, options: { fails?: boolean } = {}): Deed {
  const { elodieJoins, threeSign, darioForFarid } = treasuryChanges
  // One of the change's own owners sends it, hence "after" and not "from".
  const everyone = [
    ada,
    ben,
    chioma,
    at > darioForFarid ? dario : farid,
    ...(at > elodieJoins ? [elodie] : []),
  ]
  const first = Math.floor(at / 60) % everyone.length
  const turn = [...everyone.slice(first), ...everyone.slice(0, first)]
  const signers = turn.slice(0, at > threeSign ? 3 : 2)
  const by = signers.find(({ address }) => address !== ada.address) ?? ben
  return { kind: 'execute', at, by, safe: storySafes.treasury, call, signers, ...options }
}
