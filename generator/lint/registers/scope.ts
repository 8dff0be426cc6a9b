import type { Problem } from '#schemas/loader/problem.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { mayBeOfInstallation } from '#schemas/runtime/scope.ts'
import type { LintRule, Path } from '../context.ts'

/** Every register declares its scope; one whose rows belong to company or installation has an owner field. */
export const scopeOfRows: LintRule = (subject, context) =>
  [stated, ownerField, withoutRows, companyNamed].flatMap((rule) => rule(subject, context))

const stated: LintRule = ({ entity, file, schema }) =>
  entity.parent || schema['x-entity']?.scope
    ? []
    : [
        {
          file,
          path: ['x-entity'],
          message: 'falta "scope": todo cadastro diz de quem são os registros',
          hint: '"empresa"',
        },
      ]

const at = (field: Field): Path => field.path.split('.').flatMap((name) => ['properties', name])

const ownerField: LintRule = ({ entity, file }) => {
  const said = leafFields(entity.fields).filter(({ hint }) => hint.owner)
  if (!mayBeOfInstallation(entity))
    return said.map((field) => ({
      file,
      path: at(field),
      message: '"owner" só serve com "scope": "empresa-ou-instalacao"',
    }))
  const [field, ...others] = said
  if (!field || others.length > 0)
    return [
      {
        file,
        path: ['x-entity', 'scope'],
        message: 'um campo, e só um, diz se o registro é da instalação: "x-field": { "owner": true }',
      },
    ]
  const fits = field.type === 'boolean' && field.schema.default === false && !field.path.includes('.')
  return fits ? [] : [{ file, path: at(field), message: '"owner" pede um campo boolean com "default": false' }]
}

const withoutRows: LintRule = ({ entity, file }) =>
  mayBeOfInstallation(entity)
    ? leafFields(entity.fields)
        .filter(({ kind }) => kind === 'children')
        .map(
          (field): Problem => ({
            file,
            path: at(field),
            message: 'um registro da empresa ou da instalação não tem listas de linhas',
          }),
        )
    : []

const companyNamed: LintRule = ({ entity, file }, { model }) =>
  leafFields(entity.fields).flatMap((field): Problem[] => {
    const { companyFrom } = field.hint
    if (companyFrom === undefined) return []
    const named = leafFields(entity.fields).find(({ path }) => path === companyFrom)
    const target = field.target ? model.entities.get(field.target) : undefined
    if (named?.kind === 'reference' && target && mayBeOfInstallation(target)) return []
    return [
      {
        file,
        path: at(field),
        message: `"companyFrom" pede uma referência ("${companyFrom}") e um cadastro da empresa ou da instalação`,
      },
    ]
  })
