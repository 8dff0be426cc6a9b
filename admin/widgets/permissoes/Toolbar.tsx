import SearchIcon from '@mui/icons-material/Search'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { TreeWords } from './catalogue.ts'
import { permissionsTexts } from './texts.ts'
import type { Comparison } from './useComparison.ts'

interface Props {
  label: string
  search: string
  setSearch(text: string): void
  count: number
  total: number
  allOpen: boolean
  onOpenAll(on: boolean): void
  comparison?: Comparison
  words: TreeWords
}

/** Search, number of granted permissions, and comparison. */
export function Toolbar({ label, search, setSearch, count, total, allOpen, onOpenAll, comparison, words }: Props) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 0.5 }}>
      <TextField
        size="small"
        type="search"
        value={search}
        placeholder={words.search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ flex: '1 1 220px', maxWidth: 360 }}
        slotProps={{
          htmlInput: { 'aria-label': `Pesquisar em ${label}` },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {comparison && <Compare {...comparison} />}
      <Typography variant="body2" color="text.secondary" aria-live="polite" sx={{ ml: 'auto' }}>
        {words.count(count, total)}
      </Typography>
      <Button size="small" onClick={() => onOpenAll(!allOpen)}>
        {allOpen ? words.closeAll : words.openAll}
      </Button>
    </Box>
  )
}

/** Picker of the profile to compare with. */
function Compare({ profiles, chosen, choose, onlyDifferences, setOnlyDifferences }: Comparison) {
  return (
    <>
      <Autocomplete
        size="small"
        options={profiles}
        value={chosen ?? null}
        onChange={(_event, perfil) => choose(perfil ?? undefined)}
        getOptionLabel={({ nome }) => nome}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        sx={{ flex: '1 1 220px', maxWidth: 300 }}
        renderInput={(params) => <TextField {...params} label={permissionsTexts.compare} />}
      />
      {chosen && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />
          }
          label={permissionsTexts.onlyDifferences}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
    </>
  )
}
