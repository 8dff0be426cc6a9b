import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { downloadAsked } from '#admin/providers/download.ts'
import { cellText } from '#admin/report/cell-text.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PagedRows, usePage } from '#admin/shell/lines/PagedRows.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import type { Counted, Cut, Term } from './dashboard.ts'
import { askedRows, rowsTitle } from './rows-address.ts'
import { dashboardTexts } from './texts.ts'

/** Row property with the row's own id. */
const ROW = 'linhaId'

/** Prefix of the row property with the id of the record it opens. */
const OPENS = 'registro_'

type Row = Record<string, unknown>

interface Props {
  term: Term
  counted: Pick<Counted, 'filtros'>
  path: readonly Cut[]
  onClose(): void
}

/** Records behind a figure whose register has no list of its own, in a dialog over the dashboard. */
export function RecordsDialog({ term, counted, path, onClose }: Props) {
  const id = useId()
  const phone = useMediaQuery('(max-width: 768px)')
  const [page, setPage] = useState(0)
  const sayFailure = useReport()
  const url = `/api/medidas/${term.medida}`
  const asked = { medida: JSON.stringify(askedRows(term, counted, path)) }
  const found = usePage<Row>('registros', url, asked, page)
  const save = () =>
    downloadAsked(url, new URLSearchParams({ ...asked, formato: 'xlsx' }), `${term.titulo}.xlsx`).catch(sayFailure)
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={phone} aria-labelledby={id}>
      <DialogTitle id={id}>{rowsTitle(term, path)}</DialogTitle>
      <DialogContent>
        <PagedRows
          found={found}
          page={page}
          onPage={setPage}
          failed={dashboardTexts.records.failed}
          nothing={dashboardTexts.records.nothing}
          filtered={false}
        >
          {(rows) => <RecordRows term={term} rows={rows} />}
        </PagedRows>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void save()}>{dashboardTexts.export}</Button>
        <Button onClick={onClose} autoFocus>
          {dashboardTexts.records.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function RecordRows({ term: { colunas = [], abre, titulo }, rows }: { term: Term; rows: Row[] }) {
  return (
    <TableContainer tabIndex={0}>
      <Table size="small" aria-label={titulo}>
        <TableHead>
          <TableRow>
            {colunas.map((column) => (
              <TableCell key={column.nome} align={alignOf(column)}>
                {column.titulo}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={String(row[ROW])} hover>
              {colunas.map((column, at) => {
                const text = cellText(row[column.nome], column.formato)
                const opens = at === 0 && abre !== undefined && typeof row[OPENS] === 'number'
                return (
                  <TableCell key={column.nome} align={alignOf(column)}>
                    {opens ? (
                      <Link component={AppLink} to={`/${abre}/${row[OPENS]}`}>
                        {text}
                      </Link>
                    ) : (
                      text
                    )}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const TEXTS: readonly (string | undefined)[] = [undefined, 'text', 'date']

const alignOf = ({ formato }: { formato?: string }) => (TEXTS.includes(formato) ? 'left' : 'right')
