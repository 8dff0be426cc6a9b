import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { texts } from '#admin/i18n/texts.ts'

/** 'Pesquisar Menu'; Escape empties it. */
export function MenuSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Box sx={{ p: 1.5, pb: 1 }}>
      <TextField
        fullWidth
        type="search"
        placeholder={texts.shell.searchMenu}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        slotProps={{
          htmlInput: { 'aria-label': texts.shell.searchMenu },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}
