import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ViewKanban from '@mui/icons-material/ViewKanbanOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchWith } from '#admin/providers/address/view-address.ts'
import { useEntity, useRights } from '../entity-context.ts'
import { useView, type ViewName, viewsOf } from './address.ts'
import { viewsTexts } from './texts.ts'

const icons = {
  lista: <TableRows fontSize="small" />,
  quadro: <ViewKanban fontSize="small" />,
  calendario: <CalendarMonth fontSize="small" />,
}

/** 'Lista | Quadro | Calendário' of a register with such views; the URL holds the choice. */
export function ViewSwitch({ small }: { small: boolean }) {
  const { entity } = useEntity()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const rights = useRights()
  const shown = useView()
  const views = viewsOf(entity, rights)
  if (views.length === 1) return null
  const show = (view: ViewName) =>
    navigate({ pathname, search: searchWith(search, { visao: view === 'lista' ? undefined : view, page: undefined }) })
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shown}
      aria-label={viewsTexts.views}
      onChange={(_event, chosen: ViewName | null) => chosen && show(chosen)}
    >
      {views.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          aria-label={viewsTexts[one]}
          sx={{ gap: 0.75, px: 1.25, textTransform: 'none', color: 'text.primary' }}
        >
          {icons[one]}
          {!small && viewsTexts[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
