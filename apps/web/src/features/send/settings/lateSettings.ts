import { findLimitModule } from '../../../shared/limits/findLimitModule.ts'
import { findUpdate } from '../../../shared/settings/findUpdate.ts'
import { readNewcomer } from '../../../shared/settings/readNewcomer.ts'
import { readSettings } from './readSettings.ts'

/** All that changes of settings are read and asked with, fetched at once with the first of them. */
export const lateSettings = { readSettings, readNewcomer, findUpdate, findLimitModule }
