import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { DateFilter } from '#admin/shell/DateFilter.tsx'
import { logTexts } from './texts.ts'
import { useOpcoes } from './useLog.ts'

type Values = Record<string, string>

interface Props {
  values: Values
  onChange(changes: Values): void
  onClear(): void
}

/** Everything the log can be narrowed to. */
export function Filters({ values, onChange, onClear }: Props) {
  const { data } = useOpcoes()
  const telas = data?.modulos.filter(({ titulo }) => !values.modulo || titulo === values.modulo).flatMap((m) => m.telas)
  const t = logTexts.filters
  const choice = (name: string, label: string, options: [string, string][], more: Values = {}) => (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(([value]) => value === values[name]) ? values[name] : ''}
      onChange={(event) => onChange({ [name]: event.target.value, ...more })}
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
  const typed = (name: string, label: string, type: string, help?: string) => (
    <Typed
      {...{ name, label, type, help }}
      value={values[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {dated('dataIni', t.from)}
        {dated('dataFim', t.to)}
        {choice('usuarioId', t.user, data?.usuarios.map(({ id, nome }) => [String(id), nome]) ?? [])}
        {choice('modulo', t.module, data?.modulos.map(({ titulo }) => [titulo, titulo]) ?? [], { entidade: '' })}
        {choice('entidade', t.screen, telas?.map(({ entidade, titulo }) => [entidade, titulo]) ?? [])}
        {choice('operacao', t.operation, Object.entries(t.operations))}
        {typed('registroId', t.record, 'number')}
        {values.lote && typed('lote', t.batch, 'number')}
        {data?.todasEmpresas &&
          choice('empresa', t.company, [
            ['todas', t.everyCompany],
            ...data.empresas.map(({ id, nome }): [string, string] => [String(id), nome]),
          ])}
        {typed('q', t.text, 'search', data && t.textHelp(data.pesquisadas))}
      </Box>
      <Button size="small" sx={{ mt: 1 }} onClick={onClear} disabled={Object.keys(values).length === 0}>
        {t.clear}
      </Button>
    </Paper>
  )
}

interface TypedProps {
  label: string
  type: string
  help?: string
  value: string
  onChange(value: string): void
}

/** Typed text counts when the person pauses. */
function Typed({ label, type, help, value, onChange }: TypedProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), 500)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      size="small"
      label={label}
      type={type}
      value={text}
      helperText={help}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
