import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import type { PickPlace } from '#admin/charts/data.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Counted, Cut, SeriesInfo, Term } from './dashboard.ts'
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
  /** said where nothing is inside */
  nothingInside?: string
}

/** What can be seen of a figure or category: what is inside it, or the records of each of its terms. */
export function PickMenu({ name, series, counted, category, path, place, onClose, onInside, nothingInside }: Props) {
  const { pathname, search } = useLocation()
  const sizeOf = ({ medida }: Term) => {
    const found = counted.registros.find((one) => one.medida === medida)
    return category === undefined ? found?.total : found?.porCategoria[category]
  }
  // of so few that nothing is told nothing opens
  const terms = termsOf(series).filter((term) => term.rota !== undefined && sizeOf(term) !== null)
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
        {!onInside && <Typography variant="body2">{nothingInside}</Typography>}
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
      {terms.map((term) => (
        <MenuItem
          key={term.medida}
          component={AppLink}
          to={rowsAddress(term, counted, path, `${pathname}${search}`)}
          onClick={onClose}
        >
          {dashboardTexts.rows(term.titulo, sizeOf(term))}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Each once, however many series are made of it. */
function termsOf(series: readonly SeriesInfo[]): Term[] {
  const found = new Map(series.flatMap(({ termos }) => termos).map((term) => [term.medida, term]))
  return [...found.values()]
}
