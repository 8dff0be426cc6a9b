import TablePagination from '@mui/material/TablePagination'
import { useListContext } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'

/** The server counts no further than this; one more stands for 'mais de 10.000' (DESIGN.md §6b). */
export const countLimit = 10_000

export const totalText = (total: number): string =>
  total > countLimit ? texts.list.manyRecords : total.toLocaleString('pt-BR')

/** '1–15 de 230', pages and their size. */
export function ListPagination({ mobile }: { mobile: boolean }) {
  const { page, perPage, total, setPage, setPerPage, error } = useListContext()
  if (error || !total) return null
  return (
    <TablePagination
      component="div"
      sx={{ borderTop: mobile ? 0 : 1, borderColor: 'divider' }}
      count={Math.min(total, countLimit)}
      page={Math.max(0, Math.min(page - 1, Math.ceil(Math.min(total, countLimit) / perPage) - 1))}
      rowsPerPage={perPage}
      rowsPerPageOptions={mobile ? [] : [15, 30, 50, 100]}
      labelRowsPerPage={texts.list.rowsPerPage}
      labelDisplayedRows={({ from, to }) => texts.list.range(from, to, totalText(total))}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
    />
  )
}
