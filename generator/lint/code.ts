import { reportFile } from '#generator/emit/reports.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { suggest } from '#schemas/loader/suggest.ts'
import type { LintContext } from './context.ts'

/** Schemas and hand-written files fit together: actions and reports have their code, code has its entity. */
export function codeProblems({ model, code }: LintContext): Problem[] {
  const problems: Problem[] = []
  for (const { path, actions } of model.entities.values())
    for (const [i, action] of actions.entries())
      if (!code.domain.get(path)?.includes(action.name))
        problems.push({
          file: `${path}.json`,
          path: ['x-entity', 'actions', i],
          message: `a ação "${action.name}" não tem código`,
          hint: `crie server/domain/${path}/${action.name}.ts`,
        })
  for (const report of model.reports.values())
    if (!code.reports.has(reportFile(report)))
      problems.push({
        file: `${report.path}.json`,
        path: [],
        message: 'o relatório não tem código',
        hint: `crie server/reports/${reportFile(report)}.ts`,
      })
  return [...problems, ...strayFolders(model, code), ...strayOverrides(model, code)]
}

function strayFolders(model: LintContext['model'], code: LintContext['code']): Problem[] {
  const stray = [...code.domain].filter(
    ([path, files]) => !model.entities.has(path) && (files.includes('hooks') || files.includes('routes')),
  )
  return stray.map(([path]) => ({
    file: `../server/domain/${path}`,
    path: [],
    message: 'a pasta não tem entidade de mesmo nome',
    hint: suggest(path, model.entities.keys()),
  }))
}

function strayOverrides(model: LintContext['model'], code: LintContext['code']): Problem[] {
  return [...code.overrides]
    .filter((path) => !model.entities.has(path))
    .map((path) => ({
      file: `../admin/overrides/${path}.tsx`,
      path: [],
      message: 'o arquivo não tem entidade de mesmo nome',
      hint: suggest(path, model.entities.keys()),
    }))
}
