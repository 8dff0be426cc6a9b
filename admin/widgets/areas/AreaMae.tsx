import { useMemo } from 'react'
import type { LookupItem } from '#admin/form/lookup.ts'
import { type FormScope, ScopeContext, useOptionalScope } from '#admin/form/state/scope.ts'
import TreeField from '#admin/form/widgets/tree/TreeField.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

/** Picker of an area's parent: the tree without the area itself, its descendants, and inactive areas. */
export default function AreaMae(props: WidgetProps) {
  const scope = useOptionalScope()
  return scope ? <InForm {...props} scope={scope} /> : <TreeField {...props} />
}

function InForm({ scope, ...props }: WidgetProps & { scope: FormScope }) {
  const { id } = scope.store.record
  const inner = useMemo<FormScope>(() => {
    const { areaMae } = scope.store.record as { areaMae?: RecordData }
    const options = async () => {
      const items = await fetchMaes(id, areaMae?.id)
      return { items, total: items.length }
    }
    return { ...scope, services: { ...scope.services, lookup: { ...scope.services.lookup, options } } }
  }, [scope, id])
  return (
    <ScopeContext value={inner}>
      <TreeField {...props} />
    </ScopeContext>
  )
}

/** GET /areas-maes — spec 2 §7 */
function fetchMaes(areaId: unknown, areaMaeId: unknown): Promise<LookupItem[]> {
  const asked = new URLSearchParams({ resumido: 'true' })
  if (areaId !== undefined) asked.set('areaId', String(areaId))
  if (areaMaeId !== undefined) asked.set('areaMaeId', String(areaMaeId))
  return getJson<LookupItem[]>(`/api/cargo-salario/areas-organizacionais/areas-maes?${asked}`, { quiet: true })
}
