import type { Problem } from '#schemas/loader/problem.ts'
import { columnGroup, sameColumns } from '#schemas/runtime/definition/list-columns.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { LintRule } from '../context.ts'

/** Columns with equal titles are in different groups, so that the column picker can distinguish them. */
export const columnsApart: LintRule = ({ entity, file }) =>
  entity.route === undefined
    ? []
    : sameColumns(entity).map(
        ({ path, like }): Problem => ({
          file,
          path: ['properties', ...path.split('.').flatMap((name, i) => (i === 0 ? [name] : ['properties', name]))],
          message: `a lista teria duas colunas "${fieldAt(entity, path)?.title}" em "${columnGroup(entity, path)}": "${like}" e "${path}"`,
          hint: 'dê outro título a uma delas, ou ponha-as em seções diferentes do formulário',
        }),
      )
