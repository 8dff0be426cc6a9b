import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import type { Filter } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { FilterInput } from './FilterInput.tsx'
import { offeredFilters, restrictsList } from './filter-kind.ts'
import { filtersTexts } from './texts.ts'
import { useFilterValues } from './useFilterValues.ts'

/** Filters shown initially: two rows on a wide screen. A single further one is shown, too. */
const atOnce = 8

/** The entity's filters in schema order: the first ones and active ones, until all are requested. */
export function FilterPanel() {
  const { entity } = useEntity()
  const { values, set } = useFilterValues()
  const [whole, setWhole] = useState(false)
  const all = offeredFilters(entity)
  const isFirst = (filter: Filter, place: number) => place < atOnce || restrictsList(filter, values[filter.name])
  const first = all.length > atOnce + 1 ? all.filter(isFirst) : all
  const rest = all.length - first.length
  return (
    <Paper variant="outlined" sx={{ mt: 1.25, p: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))' }}>
        {(whole ? all : first).map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            value={values[filter.name]}
            onChange={(value) => set(filter.name, value)}
          />
        ))}
      </Box>
      {rest > 0 && (
        <Button color="inherit" aria-expanded={whole} onClick={() => setWhole(!whole)} sx={{ mt: 1.25 }}>
          {whole ? filtersTexts.fewerFilters : filtersTexts.moreFilters(rest)}
        </Button>
      )}
    </Paper>
  )
}
