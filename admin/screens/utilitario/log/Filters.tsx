import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import {
  ChoiceFilter,
  CompanyFilter,
  type FiltersProps,
  TrailFilters,
  UserFilter,
} from '#admin/shell/trail/TrailFilters.tsx'
import { logTexts } from './texts.ts'
import { useOpcoes } from './useLog.ts'

/** Filters of the log. */
export function Filters(props: FiltersProps) {
  const { values, onChange } = props
  const { data } = useOpcoes()
  const telas = data?.modulos.filter(({ titulo }) => !values.modulo || titulo === values.modulo).flatMap((m) => m.telas)
  const t = logTexts.filters
  const typed = (name: string, label: string, type: string, help?: string) => (
    <Typed
      {...{ name, label, type, help }}
      value={values[name] ?? ''}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <TrailFilters {...props}>
      <UserFilter {...{ values, onChange }} whose={data} />
      <ChoiceFilter
        {...{ values, onChange }}
        name="modulo"
        label={t.module}
        options={data?.modulos.map(({ titulo }) => [titulo, titulo]) ?? []}
        more={{ entidade: '' }}
      />
      <ChoiceFilter
        {...{ values, onChange }}
        name="entidade"
        label={t.screen}
        options={telas?.map(({ entidade, titulo }) => [entidade, titulo]) ?? []}
      />
      <ChoiceFilter
        {...{ values, onChange }}
        name="operacao"
        label={t.operation}
        options={Object.entries(t.operations)}
      />
      {typed('registroId', t.record, 'number')}
      {values.lote && typed('lote', t.batch, 'number')}
      <CompanyFilter {...{ values, onChange }} whose={data} />
      {typed('q', t.text, 'search', data && t.textHelp(data.pesquisadas))}
    </TrailFilters>
  )
}

interface TypedProps {
  label: string
  type: string
  help?: string
  value: string
  onChange(value: string): void
}

/** A text filter debounced by 500 ms. */
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
