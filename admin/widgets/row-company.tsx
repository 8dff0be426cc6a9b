import { type ComponentType, useMemo } from 'react'
import type { Lookup, LookupItem } from '#admin/form/lookup.ts'
import { type FormScope, ScopeContext, useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { Text } from '#admin/form/widgets/text/Text.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useSession } from '#admin/providers/session.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { INSTALLATION } from '#schemas/runtime/scope.ts'

/** A record available in a company; 0: in all of them. */
export interface CompanyItem extends LookupItem {
  empresaId: number
}

/** Text while no company is chosen. */
const FIRST = 'Escolha primeiro a empresa.'

export interface Kind {
  /** fetches the options of all companies */
  fetchAll(): Promise<CompanyItem[]>
  /** widget that shows the options */
  Field: ComponentType<WidgetProps>
  /** overrides of the field passed to the inner widget */
  as?: Partial<WidgetProps['field']>
}

/** Widget whose options depend on the company chosen in the same row, not on the session's company. */
export function InRowCompany({ kind, ...props }: WidgetProps & { kind: Kind }) {
  const scope = useOptionalScope()
  return scope ? <InForm {...props} scope={scope} kind={kind} /> : <Text {...props} />
}

/** Company of the row; in a form without that field, the session's. */
function InForm({ scope, kind, ...props }: WidgetProps & { scope: FormScope; kind: Kind }) {
  const { empresa } = useSession().info
  const row = useStore(scope.store, ({ record }) => record.empresa as RecordData | undefined)
  const asked = scope.runtime.entity.fields.some(({ name }) => name === 'empresa')
  const chosen = asked ? row?.id : empresa?.id
  const empresaId = typeof chosen === 'number' ? chosen : undefined
  const inner = useMemo<FormScope>(
    () => ({ ...scope, services: { ...scope.services, lookup: lookupOf(kind, empresaId) } }),
    [scope, kind, empresaId],
  )
  const field = useMemo(() => ({ ...props.field, ...kind.as }), [props.field, kind])
  const waits = empresaId === undefined
  return (
    <ScopeContext value={inner}>
      <kind.Field
        key={empresaId}
        {...props}
        field={field}
        disabled={props.disabled || waits}
        help={waits ? FIRST : props.help}
      />
    </ScopeContext>
  )
}

function lookupOf({ fetchAll }: Kind, empresaId: number | undefined): Lookup {
  const all = async (): Promise<LookupItem[]> =>
    (await fetchAll())
      .filter((item) => item.empresaId === empresaId || item.empresaId === INSTALLATION)
      .map(({ empresaId: _, ...item }) => item)
  return {
    options: async () => all().then((items) => ({ items, total: items.length })),
    byIds: async (_entity, ids) => (await all()).filter(({ id }) => ids.includes(id)),
  }
}
