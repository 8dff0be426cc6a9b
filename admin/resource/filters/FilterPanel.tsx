import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEntity } from '../entity-context.ts'
import { FilterInput } from './FilterInput.tsx'
import { useFilterValues } from './useFilterValues.ts'

/** The entity's filters, in the order of its schema. */
export function FilterPanel() {
  const { entity } = useEntity()
  const { values, set } = useFilterValues()
  return (
    <Paper variant="outlined" sx={{ mt: 1.25, p: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))' }}>
        {entity.list.filters.map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            value={values[filter.name]}
            onChange={(value) => set(filter.name, value)}
          />
        ))}
      </Box>
    </Paper>
  )
}
