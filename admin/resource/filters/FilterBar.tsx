import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useId } from 'react'
import { useStore } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { useEntity } from '../entity-context.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { restricts } from './filter-kind.ts'
import { SearchBox } from './SearchBox.tsx'
import { useFilterValues } from './useFilterValues.ts'

/** Search, 'Exibir Filtro' / 'Ocultar Filtro' (spec 1 §2.5), the active filters as chips, and the panel. */
export function FilterBar() {
  const { entity, schema } = useEntity()
  const { values } = useFilterValues()
  const [open, setOpen] = useStore(`${schema.path}.filterOpen`, false)
  const panel = useId()
  const searchable = leafFields(entity.fields).some((field) => field.hint.search)
  const active = entity.list.filters.filter((filter) => restricts(filter, values[filter.name])).length
  if (!searchable && entity.list.filters.length === 0) return null
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {searchable && <SearchBox />}
        {entity.list.filters.length > 0 && (
          <Badge badgeContent={open ? 0 : active} color="primary">
            <Button
              color="inherit"
              variant="outlined"
              startIcon={<FilterList />}
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => setOpen(!open)}
            >
              {open ? texts.list.hideFilter : texts.list.showFilter}
            </Button>
          </Badge>
        )}
      </Box>
      <Collapse in={open} timeout={150} unmountOnExit id={panel}>
        <FilterPanel />
      </Collapse>
      <ActiveFilters />
    </Box>
  )
}
