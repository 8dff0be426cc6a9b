import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { PersonRecord } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { lgpdTexts } from './texts.ts'
import { type Quem, usePeople } from './useLgpd.ts'

/** Debounce of the search, in ms. */
const pauseMs = 350

interface Props {
  q: string
  onSearch(q: string): void
  onChoose(quem: Quem): void
}

/** Finds people by name, CPF or e-mail. */
export function People({ q, onSearch, onChoose }: Props) {
  const [typed, setTyped] = useState(q)
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => {
    if (typed === q) return undefined
    const timer = setTimeout(() => search.current(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, q])
  const asked = q.trim().length >= 3
  const { data, error, isFetching, refetch } = usePeople(q)
  return (
    <>
      <TextField
        type="search"
        label={lgpdTexts.search}
        helperText={lgpdTexts.searchHelp}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        fullWidth
        autoFocus
        sx={{ maxWidth: 680, mb: 2 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
      {!error && asked && !data && isFetching && <Skeleton variant="rectangular" height={180} />}
      {!error && asked && data?.length === 0 && (
        <Typography color="text.secondary" role="status">
          {lgpdTexts.none}
        </Typography>
      )}
      {!error && asked && data && data.length > 0 && (
        <Paper
          variant="outlined"
          component="ul"
          aria-label={lgpdTexts.found}
          sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 860 }}
        >
          {data.map((person) => (
            <Box
              component="li"
              key={`${person.entidade} ${person.id}`}
              sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <Line person={person} onChoose={onChoose} />
            </Box>
          ))}
        </Paper>
      )}
    </>
  )
}

function Line({ person, onChoose }: { person: PersonRecord; onChoose: Props['onChoose'] }) {
  const { nome, titulo, empresa, cpf, email } = person
  return (
    <ButtonBase
      onClick={() => onChoose(person)}
      aria-label={lgpdTexts.whole(nome)}
      sx={{
        width: '100%',
        display: 'flex',
        gap: 2,
        px: 2,
        py: 1.25,
        textAlign: 'left',
        flexWrap: 'wrap',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[cpf, email, empresa].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Chip size="small" variant="outlined" label={titulo} sx={{ alignSelf: 'center' }} />
    </ButtonBase>
  )
}
