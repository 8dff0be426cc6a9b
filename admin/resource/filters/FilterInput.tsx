import Skeleton from '@mui/material/Skeleton'
import { later, Waiting } from '#admin/form/later.tsx'
import type { Entity, Filter } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { filterKind } from './filter-kind.ts'
import { TypedFilter } from './TypedFilter.tsx'

const DateFilter = later(() => import('./DateFilter.tsx'))
const ReferenceFilter = later(() => import('./ReferenceFilter.tsx'))
const TreeFilter = later(() => import('./TreeFilter.tsx'))

interface Props {
  filter: Filter
  value: unknown
  /** undefined removes the filter */
  onChange: (value: unknown) => void
}

/** One filter of the screen's entity. */
export function FilterInput(props: Props) {
  return <FilterControl {...props} entity={useEntity().entity} />
}

/** Input of one filter, by the kind of its field. */
export function FilterControl({ entity, filter, value, onChange }: Props & { entity: Entity }) {
  const kind = filterKind(entity, filter)
  const common = { title: filter.title, value, onChange }
  switch (kind.kind) {
    case 'choice':
      return <ChoiceFilter {...common} options={kind.options} many={kind.many} blank={kind.blank} />
    case 'reference':
      return (
        <Waiting fallback={<Skeleton variant="rounded" height={37} />}>
          {kind.tree ? (
            <TreeFilter {...common} target={kind.target} />
          ) : (
            <ReferenceFilter {...common} target={kind.target} many={filter.op === 'in'} />
          )}
        </Waiting>
      )
    case 'date':
      return (
        <Waiting fallback={<Skeleton variant="rounded" height={37} />}>
          <DateFilter filter={filter} value={value} onChange={onChange} />
        </Waiting>
      )
    default:
      return <TypedFilter {...common} type={kind.kind} />
  }
}
