import Add from '@mui/icons-material/Add'
import Remove from '@mui/icons-material/Remove'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useSession } from '#admin/providers/session.ts'
import { DateFilter } from '#admin/shell/fields/DateFilter.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { organogramaTexts as t } from './texts.ts'
import type { View } from './useOrganograma.ts'

interface Search {
  text: string
  /** index of the highlighted match */
  at: number
}

interface Props {
  view: View
  em: string
  list: boolean
  zoom: number
  search: Search
  hits: number
  onView(view: View): void
  onDay(em: string): void
  onList(list: boolean): void
  onZoom(zoom: number): void
  onSearch(search: Search): void
}

/** View, day and search of the chart; Enter goes to the next match. */
export function Toolbar(props: Props) {
  const { view, em, list, zoom, search, hits, onView, onDay, onList, onZoom, onSearch } = props
  const seesPeople = useSession().info.authorities.includes('ROLE_CAD_TALENTO_VER')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
      {seesPeople && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={t.view}
          sx={{ '& .MuiToggleButton-root': { color: 'text.primary' } }}
          onChange={(_, next: View | null) => next && onView(next)}
        >
          <ToggleButton value="areas">{t.views.areas}</ToggleButton>
          <ToggleButton value="pessoas">{t.views.pessoas}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Box sx={{ width: { xs: '100%', sm: 180 } }}>
        <DateFilter name="em" label={t.day} value={em} onChange={onDay} />
      </Box>
      <SearchField
        label={t.search}
        value={search.text}
        onChange={(text) => onSearch({ text, at: 0 })}
        onKeyDown={({ key }) => key === 'Enter' && onSearch({ ...search, at: search.at + 1 })}
        sx={{ width: { xs: '100%', sm: 260 } }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {search.text.trim() !== '' && t.found((search.at % Math.max(1, hits)) + 1, hits)}
      </Typography>
      <FormControlLabel
        control={<Switch size="small" checked={list} onChange={(_, checked) => onList(checked)} />}
        label={t.list}
      />
      {!list && (
        <Box>
          <IconButton aria-label={t.zoomOut} disabled={zoom <= 0.3} onClick={() => onZoom(lesser(zoom))}>
            <Remove />
          </IconButton>
          <IconButton aria-label={t.zoomIn} disabled={zoom >= 2} onClick={() => onZoom(greater(zoom))}>
            <Add />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}

const lesser = (zoom: number): number => Math.max(0.3, Math.round((zoom - 0.1) * 10) / 10)
const greater = (zoom: number): number => Math.min(2, Math.round((zoom + 0.1) * 10) / 10)
