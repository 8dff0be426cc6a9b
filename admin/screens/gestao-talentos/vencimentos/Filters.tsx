import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { fetchDueKinds } from '#admin/providers/records/due.ts'
import { useSession } from '#admin/providers/session.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { AreasFilter } from '#admin/shell/fields/AreasFilter.tsx'
import { RecordsFilter } from '#admin/shell/fields/RecordsFilter.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { vencimentosTexts as t } from './texts.ts'

/** The list's filters by query parameter; '' means not filtered. */
export type Filtro = Record<'q' | 'situacao' | 'dias' | 'tipos' | 'areasIds' | 'estabelecimentosIds', string>

interface Props {
  filtro: Filtro
  onChange: (changes: Partial<Filtro>) => void
  onClear?: () => void
}

/** Filters of the list. */
export function Filters({ filtro, onChange, onClear }: Props) {
  const { schemas } = useSession()
  const [text, type, flush] = useDebounced(filtro.q, (q) => onChange({ q }))
  // a register filters the list only if the session has its schema
  const sees = (path: string) => schemas.some((one) => one.path === path)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
      }}
    >
      <SearchField
        label={t.search}
        value={text}
        onChange={type}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
        htmlInput={{ maxLength: 200 }}
      />
      <Choice
        label={t.situation}
        titles={t.situations}
        value={filtro.situacao}
        onChange={(situacao) => onChange({ situacao })}
      />
      <Choice label={t.within} titles={t.periods} value={filtro.dias} onChange={(dias) => onChange({ dias })} />
      <Kinds value={filtro.tipos} onChange={(tipos) => onChange({ tipos })} />
      {sees('cargo-salario/area-organizacional') && (
        <AreasFilter label={t.areas} value={filtro.areasIds} onChange={(areasIds) => onChange({ areasIds })} />
      )}
      {sees('utilitario/estabelecimento') && (
        <RecordsFilter
          route="utilitario/estabelecimentos"
          label={t.establishments}
          value={filtro.estabelecimentosIds}
          onChange={(estabelecimentosIds) => onChange({ estabelecimentosIds })}
        />
      )}
      {onClear && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </Box>
  )
}

interface ChoiceProps {
  label: string
  titles: Record<string, string>
  value: string
  onChange: (value: string) => void
}

const Choice = ({ label, titles, value, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {Object.entries(titles).map(([each, title]) => (
      <MenuItem key={each} value={each}>
        {title}
      </MenuItem>
    ))}
  </TextField>
)

/** Multi-select of the due kinds that the session may see. */
function Kinds({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) {
  const { data = [] } = useQuery({ queryKey: ['vencimentos', 'tipos'], queryFn: fetchDueKinds, staleTime: 60_000 })
  const chosen = value.split(',').filter(Boolean)
  return (
    <Autocomplete
      multiple
      size="small"
      limitTags={1}
      disableCloseOnSelect
      options={data}
      value={data.filter(({ tipo }) => chosen.includes(tipo))}
      getOptionLabel={({ titulo }) => titulo}
      getOptionKey={({ tipo }) => tipo}
      noOptionsText={t.noneOffered}
      onChange={(_event, now) => onChange(now.map(({ tipo }) => tipo).join(','))}
      renderInput={(params) => <TextField {...params} label={t.kinds} />}
    />
  )
}
