import { createContext, useContext, useMemo } from 'react'
import type { DocumentTemplate } from '#admin/documents/templates.ts'
import { useSession } from '#admin/providers/session.ts'
import { ruleContext, type SchemaSummary } from '#admin/providers/userinfo.ts'
import type { Entity, RuleContext } from '#schemas/runtime/model.ts'
import type { Definition } from './definition.ts'
import { rightsOf } from './views/shown.ts'

/** The resource of a screen. */
export interface EntityScope extends Definition {
  entity: Entity
  schema: SchemaSummary
  /** route in the schema's notation, parents' ids in braces */
  route: string
  /** its path below /api and of its screens, parents' ids filled in */
  resource: string
  /** document templates that can be printed for its records */
  templates: DocumentTemplate[]
}

export const EntityContext = createContext<EntityScope | undefined>(undefined)

/** The resource of the screen; throws outside an EntityResource. */
export function useEntity(): EntityScope {
  const scope = useContext(EntityContext)
  if (!scope) throw new Error('useEntity outside an EntityResource')
  return scope
}

/** Returns what conditions may read besides the record: company settings, parameters, user, today. */
export function useRuleContext(): RuleContext {
  const { info } = useSession()
  const address = useContext(EntityContext)?.resource
  return useMemo(() => ruleContext(info, address), [info, address])
}

/** Returns the session's authorities on this screen, without those whose fields the company has closed (`fechadas`). */
export function useRights(): readonly string[] {
  const { usuario } = useRuleContext()
  return useMemo(() => rightsOf(usuario), [usuario])
}
