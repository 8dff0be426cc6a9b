import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { OcorrenciaNoPeriodo } from '#schemas/runtime/answers/positions/occurrences.ts'
import { ocorrenciasTexts as t } from './texts.ts'

export interface Providencia {
  id: number
  rotulo: string
}

export interface MeasureProps {
  item: OcorrenciaNoPeriodo
  /** the options; absent without the right to change the measure */
  measures: Providencia[] | undefined
  busy: boolean
  onChange: (item: OcorrenciaNoPeriodo, providenciaId: number | null) => void
}

/** Inline select of the measure of an occurrence. */
export function Measure({ item, measures, busy, onChange }: MeasureProps) {
  const { providencia } = item
  if (!measures) return providencia?.descricao ?? '–'
  // a measure no longer offered stays as an option where it is the value
  const kept = providencia && !measures.some(({ id }) => id === providencia.id) ? [providencia] : []
  const options = [
    ...measures.map(({ id, rotulo }) => [id, rotulo] as const),
    ...kept.map((p) => [p.id, p.descricao] as const),
  ]
  return (
    <TextField
      select
      fullWidth
      size="small"
      hiddenLabel
      disabled={busy}
      value={providencia?.id ?? ''}
      onChange={(event) => onChange(item, event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-label': t.measureOf(item.ocorrencia.descricao, item.colaborador.nome) },
        },
      }}
    >
      <MenuItem value="">{t.noMeasure}</MenuItem>
      {options.map(([id, title]) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  )
}
