import type { Problem } from '#schemas/loader/problem.ts'
import type { LintRule } from '../context.ts'

/** `x-entity.joins`: a register with a route refers exactly once each to the new record and to the one it joins. */
export const joinedRecords: LintRule = ({ entity, file }, { model }) =>
  (entity.joins ?? []).flatMap(({ to, by, parameter }, i): Problem[] => {
    const problem = (name: string, message: string): Problem[] => [
      { file, path: ['x-entity', 'joins', i, name], message },
    ]
    const joining = model.entities.get(by)
    const names = (path: string) =>
      joining?.fields.filter(({ kind, target }) => kind === 'reference' && target === path).length === 1
    if (joining?.route === undefined || !names(entity.path))
      return problem('by', `"${by}" não é um cadastro com uma só referência a este`)
    if (to === entity.path || !names(to)) return problem('to', `"${by}" não tem uma só referência a "${to}"`)
    const first = entity.joins?.findIndex((one) => one.parameter === parameter)
    return first === i ? [] : problem('parameter', `"${parameter}" já existe`)
  })
