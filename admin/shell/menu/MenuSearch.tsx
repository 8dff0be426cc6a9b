import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStored } from '#admin/providers/store.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { SearchField } from '../fields/SearchField.tsx'
import { pageSearch } from '../page-search.ts'
import { searchWanted } from './search-wanted.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  /** number of matches; absent while not searching */
  found?: number
  /** opens the first match */
  onEnter: () => void
}

/** 'Pesquisar Menu': Enter opens the first match, arrows move through them, Esc clears the search. */
export function MenuSearch({ value, onChange, found, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const wanted = useStored(searchWanted)
  const elsewhere = useStored(pageSearch) !== undefined
  useEffect(() => {
    if (!wanted) return
    input.current?.focus()
    input.current?.select()
    searchWanted.set(false)
  }, [wanted])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'Escape' && value) {
      // the first Esc clears the search, the next one closes the drawer
      event.stopPropagation()
      onChange('')
    }
  }
  return (
    <Box sx={{ p: 1.5, pb: 1 }}>
      <SearchField
        fullWidth
        label={shellTexts.searchMenu}
        value={value}
        inputRef={input}
        onChange={onChange}
        onKeyDown={press}
        htmlInput={{ 'aria-keyshortcuts': elsewhere ? undefined : '/', autoComplete: 'off' }}
      />
      <Box role="status" sx={visuallyHidden}>
        {found === undefined ? '' : shellTexts.found(found)}
      </Box>
    </Box>
  )
}
