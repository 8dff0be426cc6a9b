import type { Problem } from '#schemas/loader/problem.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { commonSchemas } from '#server/platform/openapi/common.ts'
import type { LintContext, Path } from '../context.ts'

/** A name requested by a definition, and the message if it is taken. */
interface Claim extends Pick<Problem, 'path' | 'message' | 'hint'> {
  entity: Entity
  /** the field it derives from; absent: the whole definition */
  field?: string
}

/** Names of one kind with the definition each belongs to. */
class Names {
  private readonly owners: Map<string, string>

  constructor(reserved: Iterable<string> = []) {
    this.owners = new Map([...reserved].map((name) => [name, 'do próprio sistema']))
  }

  /** Reserves a name for a definition, or returns a problem with its owner. */
  take(name: string, { entity, field, path, message, hint }: Claim): Problem[] {
    const owner = this.owners.get(name)
    const file = `${entity.path}.json`
    if (owner === undefined) {
      this.owners.set(name, `de schemas/${file}${field === undefined ? '' : ` (campo "${field}")`}`)
      return []
    }
    return [{ file, path, message: `${message} ${owner}`, hint }]
  }
}

/** Names that must be unique across groups: types and components, tables and indexes, routes, children (schemas/README.md). */
export function acrossEntities(context: LintContext): Problem[] {
  const entities = [...context.model.entities.values()]
  return [
    ...types(entities),
    ...relations(context),
    ...routes(entities),
    ...children(entities),
    ...earlierPaths(context),
  ]
}

/** TypeScript's types and OpenAPI's components: `Curso` and `CursoInput` of `curso.json`. */
function types(entities: Entity[]): Problem[] {
  const names = new Names(Object.keys(commonSchemas))
  return entities.flatMap((entity) => {
    const hint = `o nome do arquivo é único em todos os grupos: acrescente o que distingue este cadastro, como em "${entity.name}-…"`
    return [entity.typeName, `${entity.typeName}Input`]
      .flatMap((name) =>
        names.take(name, { entity, path: [], message: `o nome "${entity.name}" dá o tipo ${name}, que já é`, hint }),
      )
      .slice(0, 1)
  })
}

/** Tables and indexes share one namespace in PostgreSQL. Registers whose name as a whole is taken are reported by types(). */
function relations({ model, tables, fixedTables }: LintContext): Problem[] {
  const names = new Names(fixedTables)
  const first = new Map([...model.entities.values()].reverse().map((entity) => [entity.table, entity.path]))
  return tables.flatMap(({ name, entity: path, field, indexes }) => {
    const entity = model.entities.get(path)
    if (!entity || first.get(entity.table) !== path) return []
    const at: Path = field?.split('.').flatMap((part) => ['properties', part]) ?? []
    const hint = field === undefined ? 'dê outro nome ao arquivo' : 'dê outro nome ao campo'
    const taken = names.take(name, { entity, field, path: at, message: `a tabela ${name} já é`, hint })
    if (taken.length > 0) return taken
    return indexes.flatMap((index) =>
      names.take(index.name, {
        entity,
        path: at,
        message: `o índice ${index.name} já é`,
        hint: 'o nome vem da tabela e do campo: dê outro nome ao campo',
      }),
    )
  })
}

function routes(entities: Entity[]): Problem[] {
  const names = new Names()
  return entities.flatMap((entity) =>
    entity.routes.flatMap((route, i) => {
      const path = ['x-entity', ...(i === 0 ? ['route'] : ['routes', i - 1])]
      // routes that differ in parameter names only are equal
      return names.take(route.replace(/\{[^}]*\}/g, '{}'), { entity, path, message: `a rota "${route}" já é` })
    }),
  )
}

/** A child entity has one parent. */
function children(entities: Entity[]): Problem[] {
  const names = new Names()
  return entities.flatMap((entity) =>
    leafFields(entity.fields).flatMap((field) =>
      field.kind === 'children' && field.target
        ? names.take(field.target, { entity, path: [], message: `os filhos ${field.target} já são` })
        : [],
    ),
  )
}

/** An earlier path belongs to one current register, and to no existing one. */
function earlierPaths({ model: { entities } }: LintContext): Problem[] {
  const names = new Names()
  return [...entities.values()].flatMap((entity) =>
    entity.was.flatMap((former, i): Problem[] => {
      const path: Path = ['x-entity', 'was', i]
      const message = `o nome antigo "${former}" já é`
      if (entities.has(former))
        return [
          {
            file: `${entity.path}.json`,
            path,
            message: `"${former}" ainda é um cadastro: um nome antigo não pode estar em uso`,
          },
        ]
      return names.take(former, { entity, path, message, hint: 'os registros só vão para um cadastro' })
    }),
  )
}
