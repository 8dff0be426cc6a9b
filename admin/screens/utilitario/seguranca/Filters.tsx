import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { DateFilter } from '#admin/shell/DateFilter.tsx'
import { registroTexts } from './texts.ts'
import { useOpcoes } from './useSeguranca.ts'

type Values = Record<string, string>

interface Props {
  values: Values
  onChange(changes: Values): void
  onClear(): void
}

/** Everything the security log can be narrowed to. */
export function Filters({ values, onChange, onClear }: Props) {
  const { data } = useOpcoes()
  const t = registroTexts.filters
  const choice = (name: string, label: string, options: [string, string][]) => (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(([value]) => value === values[name]) ? values[name] : ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
    >
      <MenuItem value="">{t.all}</MenuItem>
      {options.map(([value, title]) => (
        <MenuItem key={value} value={value}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
  const dated = (name: string, label: string) => (
    <DateFilter {...{ name, label }} value={values[name] ?? ''} onChange={(value) => onChange({ [name]: value })} />
  )
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {dated('dataIni', t.from)}
        {dated('dataFim', t.to)}
        {choice('evento', t.event, data?.eventos.map(({ evento, titulo }) => [evento, titulo]) ?? [])}
        {choice('usuarioId', t.user, data?.usuarios.map(({ id, nome }) => [String(id), nome]) ?? [])}
        {data?.todasEmpresas &&
          choice('empresa', t.company, [
            ['todas', t.everyCompany],
            ...data.empresas.map(({ id, nome }): [string, string] => [String(id), nome]),
          ])}
      </Box>
      <Button size="small" sx={{ mt: 1 }} onClick={onClear} disabled={Object.keys(values).length === 0}>
        {t.clear}
      </Button>
    </Paper>
  )
}
