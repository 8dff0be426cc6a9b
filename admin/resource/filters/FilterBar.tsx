import FilterList from '@mui/icons-material/FilterList'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { useId, useRef } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { usePageSearch } from '#admin/shell/page-search.ts'
import { leafFields } from '#schemas/runtime/paths.ts'
import { useEntity } from '../entity-context.ts'
import { useListSettings } from '../list/useListSettings.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { activeFilters } from './filter-kind.ts'
import { QuickFilters } from './QuickFilters.tsx'
import { SavedFiltersButton } from './SavedFiltersButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useFilterValues } from './useFilterValues.ts'

/** Search, quick filters, 'Exibir Filtro' / 'Ocultar Filtro' (spec 1 §2.5), active filters as chips, and the panel. */
export function FilterBar({ mobile }: { mobile: boolean }) {
  const { entity } = useEntity()
  const { values } = useFilterValues()
  const { filterOpen: open, change } = useListSettings()
  const panel = useId()
  const searchable = leafFields(entity.fields).some((field) => field.hint.search)
  const active = activeFilters(entity, values).length
  const toggle = useRef<HTMLButtonElement>(null)
  // without a search box, '/' focuses the filter toggle
  usePageSearch(!searchable && entity.list.filters.length > 0 ? () => toggle.current?.focus() : undefined)
  if (!searchable && entity.list.filters.length === 0) return null
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {searchable && <SearchBox />}
        {!mobile && <QuickFilters />}
        {entity.list.filters.length > 0 && (
          <Badge badgeContent={active} color="primary">
            <Button
              ref={toggle}
              color="inherit"
              variant="outlined"
              startIcon={<FilterList />}
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => change({ filtroAberto: !open })}
            >
              {open ? commonTexts.hideFilter : commonTexts.showFilter}
            </Button>
          </Badge>
        )}
        <SavedFiltersButton small={mobile} />
      </Box>
      <Collapse in={open} timeout={150} unmountOnExit id={panel}>
        <FilterPanel />
      </Collapse>
      <ActiveFilters />
    </Box>
  )
}
