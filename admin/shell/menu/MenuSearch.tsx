import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { useStored } from '#admin/providers/store.ts'
import { searchWanted } from './search-wanted.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  /** what was found; absent while nothing is searched */
  found?: number
  /** opens the first one */
  onEnter: () => void
}

/** 'Pesquisar Menu': Enter opens the first entry found, the arrows go through them, Escape empties it. */
export function MenuSearch({ value, onChange, found, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useStored(searchWanted)
  useEffect(() => {
    if (!wanted) return
    input.current?.focus()
    input.current?.select()
    searchWanted.set(false)
  }, [wanted])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'Escape' && value) {
      // what is searched goes first, then the drawer
      event.stopPropagation()
      onChange('')
    }
  }
  return (
    <Box sx={{ p: 1.5, pb: 1 }}>
      <TextField
        fullWidth
        type="search"
        placeholder={texts.shell.searchMenu}
        value={value}
        inputRef={input}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
        slotProps={{
          htmlInput: { 'aria-label': texts.shell.searchMenu, 'aria-keyshortcuts': 'Control+K', autoComplete: 'off' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {found === undefined ? '' : texts.layout.found(found)}
      </Box>
    </Box>
  )
}
