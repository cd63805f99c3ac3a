export { type Compared, compareRehearsals, type RehearseBy } from './compareRehearsals.ts'
export { RehearsalError } from './errors.ts'
export { isOtherwise } from './isOtherwise.ts'
export type { AccountScript } from './plan/planAccount.ts'
export type { SafeScript } from './plan/planSafe.ts'
export type { Script } from './plan/readScript.ts'
export { readSetting, type Setting } from './plan/readSetting.ts'
export { type RehearseParameters, rehearse } from './rehearse.ts'
export type { Circumstances, Played, PretendedBlock, Scene, Stage } from './stage.ts'
export { createProbeStage } from './stages/createProbeStage.ts'
export { createSimulateStage } from './stages/createSimulateStage.ts'
export { offersSimulation } from './stages/offersSimulation.ts'
export { subjectKey } from './subjectKey.ts'
export type {
  Attempt,
  BlockId,
  Change,
  ChangeKind,
  Failure,
  Header,
  HeardLog,
  NotRehearsed,
  Outcome,
  Rehearsal,
  Request,
  RevertReason,
  Rung,
  StandardError,
  Subject,
  Varied,
} from './types.ts'
