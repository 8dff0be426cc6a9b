import TreeField from '#admin/form/widgets/tree/TreeField.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { InRowCompany, type Kind } from '../row-company.tsx'
import { fetchAreas } from './areas.ts'

const AREAS: Kind = {
  fetchAll: fetchAreas,
  Field: TreeField,
  // numbers of areas, as if the definition named the register
  as: { kind: 'ids', target: 'cargo-salario/area-organizacional' },
}

/** Areas a user may see in the company of the same row: the tree of that company. */
export default function AreasPermitidas(props: WidgetProps) {
  return <InRowCompany {...props} kind={AREAS} />
}
