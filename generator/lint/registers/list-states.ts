import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { LintRule } from '../context.ts'

/** `list.states` names a filter with cases that every reader of the list may use. */
export const listStates: LintRule = ({ entity, file }) => {
  const { states, filters } = entity.list
  if (states === undefined) return []
  const path = ['x-entity', 'list', 'states']
  const filter = filters.find(({ name }) => name === states)
  if (!filter) {
    const hint = suggestName(
      states,
      filters.map(({ name }) => name),
    )
    return [{ file, path, message: `"${states}" não é um filtro da lista`, hint }] satisfies Problem[]
  }
  const field = fieldAt(entity, filter.field ?? '')
  if (filter.cases || (field?.options && field.hint.authority === undefined)) return []
  return [
    { file, path, message: `"${states}" não tem casos: só um filtro com "cases", ou de uma lista fechada, conta` },
  ]
}
