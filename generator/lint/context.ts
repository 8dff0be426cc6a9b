import type { Table } from '#generator/ddl/shape.ts'
import type { CodeFiles } from '#generator/emit/code-files.ts'
import type { Model } from '#schemas/load.ts'
import type { Sources } from '#schemas/loader/files/read.ts'
import type { Problem } from '#schemas/loader/problem.ts'
import { suggestName } from '#schemas/loader/suggest.ts'
import type { Entity, Field, JsonSchema } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'

/** Input of lint rules. */
export interface LintContext {
  model: Model
  sources: Sources
  code: CodeFiles
  /** tables derived from the model, sorted by name */
  tables: Table[]
  /** names of tables that no entity may take */
  fixedTables: Set<string>
}

/** One entity with the file it came from. */
export interface LintSubject {
  entity: Entity
  /** 'captacao/etapa-seletiva.json' */
  file: string
  /** as written */
  schema: JsonSchema
}

export type Path = (string | number)[]

/** A lint rule over one entity; returns problems with their paths. */
export type LintRule = (subject: LintSubject, context: LintContext) => Problem[]

/** Every path of an entity's fields, objects included. */
export function fieldPaths(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => [field.path, ...(field.fields ? fieldPaths(field.fields) : [])])
}

/** The problem of a name that is none of the entity's fields, or nothing. */
export function unknownField(file: string, at: Path, entity: Entity, name: string): Problem[] {
  if (fieldAt(entity, name)) return []
  return [{ file, path: at, message: `"${name}" não é um campo`, hint: suggestName(name, fieldPaths(entity.fields)) }]
}
