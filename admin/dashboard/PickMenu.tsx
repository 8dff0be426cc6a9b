import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PickPlace } from '#admin/charts/data.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Counted, Cut, SeriesInfo, Term } from './dashboard.ts'
import { RecordsDialog } from './RecordsDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { rowsAddress } from './rows-address.ts'
import { dashboardTexts } from './texts.ts'

interface Props {
  /** what was chosen */
  name: string
  series: SeriesInfo[]
  counted: Counted
  /** the chosen category; absent: all of them */
  category?: number
  /** the categories opened so far, the chosen one last */
  path: readonly Cut[]
  place: PickPlace
  onClose(): void
  /** opens what is inside the chosen one */
  onInside?(): void
  /** the report that tells more */
  report?: { path: string; titulo: string }
  /** what is told of it, or that nothing is inside */
  about?: string
}

/** What can be seen of a figure or category: what is inside it, or the records of each of its terms. */
export function PickMenu({ name, series, counted, category, path, place, onClose, onInside, report, about }: Props) {
  const { pathname, search } = useLocation()
  const sizeOf = ({ medida }: Term) => {
    const found = counted.registros.find((one) => one.medida === medida)
    return category === undefined ? found?.total : found?.porCategoria[category]
  }
  // of so few that nothing is told nothing opens
  const terms = termsOf(series).filter((term) => sizeOf(term) !== null && (term.rota ?? term.colunas) !== undefined)
  const [listed, setListed] = useState<Term>()
  const [reporting, setReporting] = useState(false)
  if (report && reporting) return <ReportDialog path={report.path} filters={counted.filtros} onClose={onClose} />
  if (listed) return <RecordsDialog term={listed} counted={counted} path={path} onClose={onClose} />
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={place}
      slotProps={{ list: { 'aria-label': dashboardTexts.choose(name), dense: true } }}
    >
      <ListSubheader sx={{ lineHeight: 1.5, py: 0.75, maxWidth: 360, overflowWrap: 'anywhere' }}>
        {name}
        {series.map(({ medida, resumo }) => (
          <Typography key={medida} variant="body2" color="text.secondary">
            {resumo}
          </Typography>
        ))}
        {about !== undefined && (
          <Typography
            variant="body2"
            color="text.primary"
            sx={{ whiteSpace: 'pre-line', maxHeight: 240, overflow: 'auto', mt: 0.5 }}
          >
            {about}
          </Typography>
        )}
      </ListSubheader>
      {onInside && (
        <MenuItem
          onClick={() => {
            onClose()
            onInside()
          }}
        >
          {dashboardTexts.inside}
        </MenuItem>
      )}
      {report && <MenuItem onClick={() => setReporting(true)}>{report.titulo}</MenuItem>}
      {terms.map((term) =>
        term.colunas ? (
          <MenuItem key={term.medida} onClick={() => setListed(term)}>
            {dashboardTexts.rows(term.titulo, sizeOf(term))}
          </MenuItem>
        ) : (
          <MenuItem
            key={term.medida}
            component={AppLink}
            to={rowsAddress(term, counted, path, `${pathname}${search}`)}
            onClick={onClose}
          >
            {dashboardTexts.rows(term.titulo, sizeOf(term))}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}

/** Each once, however many series are made of it. */
function termsOf(series: readonly SeriesInfo[]): Term[] {
  const found = new Map(series.flatMap(({ termos }) => termos).map((term) => [term.medida, term]))
  return [...found.values()]
}
