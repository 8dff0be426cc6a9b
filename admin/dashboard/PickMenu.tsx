import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PickPlace } from '#admin/charts/data.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { type Asked, type Counted, type Cut, paramsOf, type SeriesInfo, type Term } from './dashboard.ts'
import { RecordsDialog } from './RecordsDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { rowsAddress } from './rows-address.ts'
import { dashboardTexts } from './texts.ts'

interface Props {
  /** name of the chosen category */
  name: string
  series: SeriesInfo[]
  /** filters of the counted data; used for the way back, even if the URL has changed since */
  asked: Asked
  counted: Counted
  /** index of the chosen category; absent: all categories */
  category?: number
  /** the categories opened so far, the chosen one last */
  path: readonly Cut[]
  place: PickPlace
  onClose(): void
  /** opens the next level of the chosen category */
  onInside?(): void
  /** report with more details */
  report?: { path: string; titulo: string }
  /** text about it, or that there is no next level */
  about?: string
}

/** Menu of a figure or category: its next level, or the records of each of its terms. */
export function PickMenu({
  name,
  series,
  asked,
  counted,
  category,
  path,
  place,
  onClose,
  onInside,
  report,
  about,
}: Props) {
  const { pathname } = useLocation()
  const sizeOf = ({ medida }: Term) => {
    const found = counted.registros.find((one) => one.medida === medida)
    return category === undefined ? found?.total : found?.porCategoria[category]
  }
  // withheld values (too few people) have no records to open
  const terms = termsOf(series).filter((term) => sizeOf(term) !== null && (term.rota ?? term.colunas) !== undefined)
  const [listed, setListed] = useState<Term>()
  const [reporting, setReporting] = useState(false)
  if (report && reporting) return <ReportDialog path={report.path} filters={counted.filtros} onClose={onClose} />
  if (listed) return <RecordsDialog term={listed} counted={counted} path={path} onClose={onClose} />
  return (
    <Popover open onClose={onClose} anchorReference="anchorPosition" anchorPosition={place}>
      <Box sx={{ px: 2, pt: 1.25, maxWidth: 360, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
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
      </Box>
      {/* the explanation is outside the list, which may only contain options */}
      <MenuList
        dense
        autoFocusItem
        aria-label={dashboardTexts.choose(name)}
        onKeyDown={(event) => event.key === 'Tab' && onClose()}
      >
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
              to={rowsAddress(term, counted, path, `${pathname}?${paramsOf(asked, [])}`)}
              onClick={onClose}
            >
              {dashboardTexts.rows(term.titulo, sizeOf(term))}
            </MenuItem>
          ),
        )}
      </MenuList>
    </Popover>
  )
}

/** Returns the distinct terms of all series. */
function termsOf(series: readonly SeriesInfo[]): Term[] {
  const found = new Map(series.flatMap(({ termos }) => termos).map((term) => [term.medida, term]))
  return [...found.values()]
}
