import { useMemo } from 'react'
import { FieldInput } from '#admin/form/FieldInput.tsx'
import type { Field } from '#schemas/runtime/model.ts'
import { useFormServices } from '../services/form-services.ts'

interface Props {
  title: string
  /** path of the entity whose records are a tree */
  target: string
  /** id or ids */
  value: unknown
  onChange: (value: unknown) => void
}

/** Filter by nodes of a tree; the server includes their descendants. The value is a list of ids. */
export default function TreeFilter({ title, target, value, onChange }: Props) {
  const { lookup } = useFormServices()
  const field = useMemo(() => fieldOf(title, target), [title, target])
  const ids = [value].flat().filter((id) => typeof id === 'number')
  return <FieldInput field={field} value={ids} onChange={onChange} lookup={lookup} />
}

const fieldOf = (title: string, target: string): Field => ({
  ...{ name: target, path: target, kind: 'ids', target, title, schema: {} },
  ...{ required: false, requiredWhen: [], readOnly: false, writeOnly: false, computed: false },
  hint: { widget: 'area-tree', default: 'all' },
})
