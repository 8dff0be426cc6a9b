import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import type { Column, Marked } from './campos.ts'
import { camposTexts } from './texts.ts'

interface Props {
  label: string
  search: string
  onSearch(text: string): void
  columns: Column[]
  marked: Marked
  total: number
}

/** Search, and how many fields are shown and demanded. */
export function CamposToolbar({ label, search, onSearch, columns, marked, total }: Props) {
  const counts = columns.map((column) => camposTexts.count[column](marked[column].size, total))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 0.75, pb: 0.75 }}>
      <Search fontSize="small" sx={{ color: 'text.secondary' }} />
      <InputBase
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && search !== '') {
            event.stopPropagation()
            onSearch('')
          }
        }}
        placeholder={camposTexts.search}
        size="small"
        sx={{ flex: 1, minWidth: 140 }}
        inputProps={{ type: 'search', 'aria-label': camposTexts.searchIn(label) }}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {counts.join(' · ')}
      </Typography>
    </Box>
  )
}
