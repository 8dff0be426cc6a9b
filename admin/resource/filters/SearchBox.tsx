import Clear from '@mui/icons-material/Clear'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useRef } from 'react'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { usePageSearch } from '#admin/shell/page-search.ts'
import { filtersTexts } from './texts.ts'
import { useDebounced } from './useDebounced.ts'
import { useFilterValues } from './useFilterValues.ts'

/** Search over the entity's search columns, debounced by 500 ms; '/' focuses it. */
export function SearchBox() {
  const { values, set } = useFilterValues()
  const current = typeof values.q === 'string' ? values.q : ''
  const input = useRef<HTMLInputElement>(null)
  usePageSearch(() => {
    input.current?.focus()
    input.current?.select()
  })
  const [text, type, flush] = useDebounced(current, (q) => set('q', q))
  const clear = (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={filtersTexts.clearSearch} onClick={() => set('q', '')}>
        <Clear fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <SearchField
      label={filtersTexts.search}
      value={text}
      onChange={type}
      inputRef={input}
      onKeyDown={(event) => event.key === 'Enter' && flush()}
      sx={{ flex: { xs: '1 1 160px', sm: '1 1 220px' }, maxWidth: { sm: 320 } }}
      // type text: the browser's own clear button of a search input would be a second one
      htmlInput={{ type: 'text', role: 'searchbox', 'aria-keyshortcuts': '/' }}
      end={current ? clear : undefined}
    />
  )
}
