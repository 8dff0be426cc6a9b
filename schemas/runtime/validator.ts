import type { AjvErrorLike } from './messages.ts'
import type { Entity } from './model.ts'

/** A compiled schema: returns true when the data are valid, else sets `errors` (overwritten by the next call). */
export interface ValidateFn {
  (data: unknown): boolean
  errors?: (AjvErrorLike & { schemaPath?: string })[] | null
}

/** An entity with its compiled rules; on the server compiled lazily by Ajv, in the browser read from the definition module. */
export interface EntityRuntime {
  entity: Entity
  /** validates a record with `$context` among its fields; the contents of child rows are not checked */
  validate: ValidateFn
  /** indexed by the condition numbers of the entity */
  conditions: ValidateFn[]
  /** the runtime of a child entity; throws when there is none of that path */
  child(path: string): EntityRuntime
}

/** What a definition module exports: the entity and all its descendants. */
export interface DefinitionModule {
  root: string
  runtimes: Record<string, { entity: Entity; validate: ValidateFn; conditions: ValidateFn[] }>
}

/** Joins the parts of a definition module into the runtime of its root. */
export function linkRuntimes({ root, runtimes }: DefinitionModule): EntityRuntime {
  const link = (path: string): EntityRuntime => {
    const own = runtimes[path]
    if (!own) throw new Error(`No runtime for ${path}`)
    return { ...own, child: link }
  }
  return link(root)
}
