import type { ItemOf } from '../draft/draft.ts'
import type { SettingsRead } from './settingsRead.ts'

export type SettingsFieldsProps = {
  item: ItemOf<'settings'>
  read: SettingsRead
  onChange: (change: Partial<ItemOf<'settings'>>) => void
}
