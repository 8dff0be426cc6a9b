import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import type { LintContext } from '../context.ts'

/** Schemas and hand-written code match: actions, reports and screens have code, and code has a definition. */
export function codeProblems({ model, code }: LintContext): Problem[] {
  const problems: Problem[] = []
  // workflow steps are run by the interpreter and need no code
  for (const { path, actions } of model.entities.values())
    for (const [i, action] of actions.entries())
      if (action.workflow === undefined && !code.domain.get(path)?.includes(action.name))
        problems.push({
          file: `${path}.json`,
          path: ['x-entity', 'actions', i],
          message: `a ação "${action.name}" não tem código`,
          hint: `crie server/domain/${path}/${action.name}.ts`,
        })
  for (const report of model.reports.values())
    if (!report.source && !code.reports.has(report.path))
      problems.push({
        file: `${report.path}.json`,
        path: [],
        message: 'o relatório não tem código',
        hint: `crie server/domain/${report.path}.ts`,
      })
  return [
    ...problems,
    ...withoutSource(model, code),
    ...missingComponents(model, code),
    ...strayFolders(model, code),
    ...strayOverrides(model, code),
    ...strayScreens(model, code),
  ]
}

/** Computed fields without a source: no hook of the entity or its parent, and no row in force. */
function withoutSource(model: LintContext['model'], code: LintContext['code']): Problem[] {
  return [...model.entities.values()].flatMap((entity) => {
    if (code.computing.has(entity.path) || code.computing.has(entity.parent?.entity ?? '')) return []
    return leafFields(entity.fields)
      .filter(({ computed, computes, hint }) => computed && !computes && hint.inForce === undefined)
      .map(({ path }) => ({
        file: `${entity.path}.json`,
        path: [...path.split('.').flatMap((name) => ['properties', name]), 'x-field', 'computed'],
        message: `"${path}" é calculado, e nada o calcula`,
        hint: `escreva "compute" em server/domain/${entity.path}/hooks.ts`,
      }))
  })
}

function missingComponents(model: LintContext['model'], code: LintContext['code']): Problem[] {
  return [...model.screens.values()].flatMap(({ path, group, name, routes }) => {
    const there = code.screens.get(`${group}/${name}`) ?? []
    return [...new Set(routes.map(({ component }) => component))]
      .filter((component) => !there.includes(component))
      .map((component) => ({
        file: `${path}.json`,
        path: [],
        message: component === 'Screen' ? 'a tela não tem componente' : `a tela não tem o componente "${component}"`,
        hint: `crie admin/screens/${group}/${name}/${component}.tsx`,
      }))
  })
}

function strayScreens(model: LintContext['model'], code: LintContext['code']): Problem[] {
  const defined = [...model.screens.values()].map(({ group, name }) => `${group}/${name}`)
  return [...code.screens]
    .filter(([path, files]) => files.includes('Screen') && !defined.includes(path))
    .map(([path]) => ({
      file: `../admin/screens/${path}/Screen.tsx`,
      path: [],
      message: 'a tela não tem definição',
      hint: suggestName(path, defined) ?? `crie schemas/${path.replace('/', '/telas/')}.json`,
    }))
}

function strayFolders(model: LintContext['model'], code: LintContext['code']): Problem[] {
  const stray = [...code.domain].filter(
    ([path, files]) => !model.entities.has(path) && (files.includes('hooks') || files.includes('routes')),
  )
  return stray.map(([path]) => ({
    file: `../server/domain/${path}`,
    path: [],
    message: 'a pasta não tem entidade de mesmo nome',
    hint: suggestName(path, model.entities.keys()),
  }))
}

function strayOverrides(model: LintContext['model'], code: LintContext['code']): Problem[] {
  return [...code.overrides]
    .filter((path) => !model.entities.has(path))
    .map((path) => ({
      file: `../admin/overrides/${path}.tsx`,
      path: [],
      message: 'o arquivo não tem entidade de mesmo nome',
      hint: suggestName(path, model.entities.keys()),
    }))
}
