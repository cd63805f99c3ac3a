import type { ProbeAnswer } from '../probe/playProbe.ts'

/** Whether a Safe said that its content was not done, where it goes on nonetheless. */
export const isSaidToFail = ({ data }: ProbeAnswer): boolean => /^0x0{64}$/.test(data)
