import { maxIdentifier } from '#generator/ddl/identifier.ts'
import { LAST_DAY } from '#schemas/effective-sql.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import type { Field } from '#schemas/runtime/model.ts'
import { fieldAt, leafFields } from '#schemas/runtime/paths.ts'
import { storageOf } from '#schemas/storage.ts'
import type { LintRule, Path } from '../context.ts'

/** Naming and structure that other parts rely on. */
export const structureRules: LintRule = (subject, context) =>
  [
    fileName,
    authorities,
    feeds,
    keyFields,
    listColumns,
    treeAndRows,
    actionFields,
    openLabel,
    secretsOfRows,
    columns,
  ].flatMap((rule) => rule(subject, context))

const fileName: LintRule = ({ file }) =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*\/[a-z][a-z0-9]*(-[a-z0-9]+)*\.json$/.test(file)
    ? []
    : [{ file, path: [], message: 'o nome do arquivo deve estar em kebab-case, sem acentos' }]

const authorities: LintRule = ({ entity, file }) =>
  entity.routes.length > 0 && Object.values(entity.authority).some((authority) => authority === '')
    ? [{ file, path: ['x-entity'], message: 'falta "authority": toda rota diz quem pode usá-la' }]
    : []

/** `feeds` stands at the parent: child rows are written through its routes. */
const feeds: LintRule = ({ entity, file, schema }) =>
  schema['x-entity']?.feeds !== undefined && entity.parent !== undefined
    ? [
        {
          file,
          path: ['x-entity', 'feeds'],
          message: `diga "feeds" no cadastro de que é filho: "${entity.parent.entity}"`,
        },
      ]
    : []

/** Unique keys and indexes consist of columns. */
const keyFields: LintRule = ({ entity, file, schema }) => {
  const isColumn = (field: Field | undefined) =>
    !field || field.path === 'id' || ((field.kind === 'scalar' || field.kind === 'reference') && !field.computed)
  const check = (key: 'unique' | 'indexes', fields: string[], i: number): Problem[] => {
    const wrong = fields.find((path) => !isColumn(fieldAt(entity, path)))
    const path: Path = ['x-entity', key, i]
    return wrong === undefined
      ? []
      : [{ file, path, message: `"${wrong}" não é uma coluna: não pode fazer parte de um índice` }]
  }
  const x = schema['x-entity']
  return [
    ...(x?.unique ?? []).flatMap((key, i) => check('unique', Array.isArray(key) ? key : key.fields, i)),
    ...(x?.indexes ?? []).flatMap((fields, i) => check('indexes', fields, i)),
  ]
}

const listColumns: LintRule = ({ entity, file, schema }) =>
  (schema['x-entity']?.list?.columns ?? []).flatMap((name, i): Problem[] => {
    const field = fieldAt(entity, name)
    const path: Path = ['x-entity', 'list', 'columns', i]
    if (field?.writeOnly) return [{ file, path, message: `"${name}" é writeOnly: nunca sai do servidor` }]
    if (field?.kind === 'children')
      return [{ file, path, message: `"${name}" é uma lista de filhos: as linhas da lista não a trazem` }]
    if (field?.kind === 'object')
      return [
        {
          file,
          path,
          message: `"${name}" é um objeto: nomeie um campo dele`,
          hint: `por exemplo "${field.fields?.[0]?.path}"`,
        },
      ]
    return []
  })

const treeAndRows: LintRule = ({ entity, file }) => {
  const problems: Problem[] = []
  const tree = entity.tree === undefined ? undefined : fieldAt(entity, entity.tree)
  if (tree && (tree.kind !== 'reference' || tree.target !== entity.path))
    problems.push({
      file,
      path: ['x-entity', 'tree'],
      message: `"${tree.path}" deve ser uma referência à própria entidade`,
    })
  const area = entity.rows?.area === undefined ? undefined : fieldAt(entity, entity.rows.area)
  // in the register of areas, `rows.area` is its own id
  if (area && area.path !== 'id' && area.kind !== 'reference')
    problems.push({ file, path: ['x-entity', 'rows', 'area'], message: `"${area.path}" deve ser uma referência` })
  return problems
}

const actionFields: LintRule = ({ file, schema }) =>
  (schema['x-entity']?.actions ?? []).flatMap((action, i) =>
    (action.required ?? []).flatMap((name, j): Problem[] =>
      action.fields?.includes(name)
        ? []
        : [
            {
              file,
              path: ['x-entity', 'actions', i, 'required', j],
              message: `"${name}" não está em "fields" da ação`,
            },
          ],
    ),
  )

/** A label has no field with an authority: it is visible wherever the record is referred to. */
const openLabel: LintRule = ({ entity, file }) =>
  entity.label.flatMap((name): Problem[] => {
    const authority = fieldAt(entity, name)?.hint.authority
    return authority === undefined
      ? []
      : [
          {
            file,
            path: ['x-entity', 'label'],
            message: `"${name}" só se lê com ${authority}: o nome do registro o diria a todos`,
          },
        ]
  })

/** Child rows have no writeOnly fields: rows are read without them and saved as a whole, which would clear them. */
const secretsOfRows: LintRule = ({ entity, file }) =>
  leafFields(entity.fields).flatMap((field): Problem[] =>
    entity.parent && field.writeOnly
      ? [
          {
            file,
            path: field.path.split('.').flatMap((name) => ['properties', name]),
            message: `"${field.path}" é writeOnly numa linha: ela se perderia a cada gravação do registro`,
            hint: 'guarde-o no registro, ou tire writeOnly',
          },
        ]
      : [],
  )

/** Columns of the framework that any table may have. */
const own = ['id', 'versao', 'extras', 'busca', 'ordem_', LAST_DAY]

/** Column names are unique, and not the framework's; PostgreSQL truncates names of more than 63 characters. */
const columns: LintRule = ({ entity, file }, { model }) => {
  const storage = storageOf(entity, model)
  const parent = storage.parent ? [storage.parent.column] : []
  const taken = new Set([...own, ...(storage.company ? ['empresa_id'] : []), ...parent])
  const at = (field: Field): Path => field.path.split('.').flatMap((name) => ['properties', name])
  const problems: Problem[] = []
  for (const { name, field } of storage.columns) {
    if (taken.has(name))
      problems.push({ file, path: at(field), message: `"${field.path}" daria a coluna ${name}, que já existe` })
    if (name.length > maxIdentifier)
      problems.push({ file, path: at(field), message: `"${field.path}" é longo demais para uma coluna` })
    taken.add(name)
  }
  for (const { table, field } of storage.links)
    if (table.length > maxIdentifier)
      problems.push({ file, path: at(field), message: `a tabela ${table} teria mais de ${maxIdentifier} caracteres` })
  return problems
}
