import type { Action } from '#schemas/runtime/model.ts'
import { actionIconOf } from './action-icons.ts'

/** Icon of a domain action. */
export function ActionIcon({ action }: { action: Pick<Action, 'name' | 'icon'> }) {
  const Icon = actionIconOf(action)
  return <Icon fontSize="small" />
}
