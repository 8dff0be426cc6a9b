import Link from '@mui/material/Link'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { Cell, type CellProps } from '../../cells/Cell.tsx'
import { useEntity } from '../../entity-context.ts'
import { listTexts } from '../texts.ts'
import { recordLinkMark } from '../useListKeys.ts'

/** A list cell, or the override's own. The first column is a link to the record, for keyboard access. */
export function ColumnCell({ link, ...props }: CellProps & { link: boolean }) {
  const { entity, resource, override } = useEntity()
  const { field, value, record } = props
  const Own = override.cells?.[field.path]
  const content = Own ? <Own {...props} /> : <Cell {...props} />
  if (!link) return content
  const empty = value === undefined || value === null || value === ''
  return (
    <Link
      component={AppLink}
      to={recordAddress(entity, resource, record.id)}
      color="inherit"
      aria-label={empty ? listTexts.openRow(labelOf(entity, record)) : undefined}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
      {...recordLinkMark}
    >
      {content}
    </Link>
  )
}
