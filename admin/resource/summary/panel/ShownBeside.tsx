import { useListContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { useEntity } from '../../entity-context.ts'
import type { ViewName } from '../../views/address.ts'
import { shownIn } from './panel-address.ts'

const RecordPanel = later(() => import('./RecordPanel.tsx'))

interface Props {
  view: ViewName
  /** refetches the list */
  onChanged: () => void
}

/** The record named in the URL (`?registro=7`), in a panel beside its list; its code is loaded lazily. */
export function ShownBeside({ view, onChanged }: Props) {
  const { resource } = useEntity()
  const { data = [] } = useListContext()
  const id = shownIn(useLocation().search)
  if (id === undefined) return null
  const ids = view === 'lista' ? data.map((record) => Number(record.id)) : undefined
  return (
    <Waiting fallback={null}>
      <RecordPanel key={resource} id={id} ids={ids} onChanged={onChanged} />
    </Waiting>
  )
}
