import { useMemo } from 'react'
import type { Lookup } from '#admin/form/lookup.ts'
import { type FormScope, ScopeContext, useOptionalScope, useStore } from '#admin/form/state/scope.ts'
import { Text } from '#admin/form/widgets/Text.tsx'
import TreeField from '#admin/form/widgets/tree/TreeField.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { useSession } from '#admin/providers/session.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { fetchAreas } from './areas.ts'
import { areasPermitidasTexts } from './texts.ts'

/** Areas a user may see in the company of the same row: the tree of that company, whichever one works in now. */
export default function AreasPermitidas(props: WidgetProps) {
  const scope = useOptionalScope()
  return scope ? <InForm {...props} scope={scope} /> : <Text {...props} />
}

/** The company chosen beside it; in a form without one, that of the session. */
function InForm({ scope, ...props }: WidgetProps & { scope: FormScope }) {
  const { empresa } = useSession().info
  const row = useStore(scope.store, ({ record }) => record.empresa as RecordData | undefined)
  const asked = scope.runtime.entity.fields.some(({ name }) => name === 'empresa')
  const chosen = asked ? row?.id : empresa?.id
  const empresaId = typeof chosen === 'number' ? chosen : undefined
  const inner = useMemo<FormScope>(
    () => ({ ...scope, services: { ...scope.services, lookup: lookupOf(empresaId) } }),
    [scope, empresaId],
  )
  // numbers of areas, as if the definition named the register
  const field = useMemo(
    () => ({ ...props.field, kind: 'ids' as const, target: 'cargo-salario/area-organizacional' }),
    [props.field],
  )
  const waits = empresaId === undefined
  return (
    <ScopeContext value={inner}>
      <TreeField
        key={empresaId}
        {...props}
        field={field}
        disabled={props.disabled || waits}
        help={waits ? areasPermitidasTexts.first : props.help}
      />
    </ScopeContext>
  )
}

function lookupOf(empresaId: number | undefined): Lookup {
  const all = async () => (await fetchAreas()).filter((area) => area.empresaId === empresaId)
  return {
    options: async () => all().then((items) => ({ items, total: items.length })),
    byIds: async (_entity, ids) => (await all()).filter(({ id }) => ids.includes(id)),
  }
}
