import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import type { EntityScope } from '../entity-context.ts'
import { rightsTo } from '../rights.ts'
import { boardTexts } from './board-texts.ts'

/** Returns why a session may not change a record; undefined when it may. */
export function whyUnchangeable(scope: EntityScope, context: RuleContext, record: RecordData): string | undefined {
  const { update, lockedIn } = rightsTo(scope, record, context)
  if (update) return undefined
  return lockedIn === undefined ? boardTexts.notMine : boardTexts.locked(lockedIn)
}
