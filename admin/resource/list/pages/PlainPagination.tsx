import TablePagination from '@mui/material/TablePagination'
import { countLimit, totalText } from '#admin/form/lookup.ts'
import { listTexts } from '../texts.ts'

interface Props {
  total: number
  /** from 0 */
  page: number
  size: number
  onPage: (page: number) => void
}

/** '1–15 de 230' with previous and next page, for lists without a schema. Not rendered for an empty list. */
export function PlainPagination({ total, page, size, onPage }: Props) {
  if (total === 0) return null
  const count = Math.min(total, countLimit)
  return (
    <TablePagination
      component="div"
      sx={{ borderTop: 1, borderColor: 'divider' }}
      count={count}
      page={Math.min(page, Math.ceil(count / size) - 1)}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      labelDisplayedRows={({ from, to }) => listTexts.range(from, to, totalText(total))}
      onPageChange={(_event, next) => onPage(next)}
    />
  )
}
