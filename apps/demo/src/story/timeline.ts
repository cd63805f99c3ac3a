import { approvals } from './chapters/approvals.ts'
import { fieldOffice } from './chapters/fieldOffice.ts'
import { grantsCircle } from './chapters/grants.ts'
import { reserves } from './chapters/reserves.ts'
import { printStudio } from './chapters/studio.ts'
import { attacks } from './chapters/treasury/attacks.ts'
import { bills } from './chapters/treasury/bills.ts'
import { collectibles } from './chapters/treasury/collectibles.ts'
import { donations, endowment } from './chapters/treasury/donations.ts'
import { founding } from './chapters/treasury/founding.ts'
import { governance } from './chapters/treasury/governance.ts'
import { payroll } from './chapters/treasury/payroll.ts'
import type { ChainId, Deed } from './types.ts'

const chapters: Record<ChainId, readonly (() => Deed[])[]> = {
  31337: [
    endowment,
    founding,
    governance,
    payroll,
    bills,
    donations,
    collectibles,
    attacks,
    grantsCircle,
    printStudio,
    reserves,
    approvals,
  ],
  31338: [fieldOffice],
}

/** Everything that happens on a chain, in its order. */
export function timeline(chainId: ChainId): Deed[] {
  return chapters[chainId].flatMap((chapter) => chapter()).sort((a, b) => a.at - b.at)
}
