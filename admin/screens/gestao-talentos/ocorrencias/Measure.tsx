import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { OcorrenciaNoPeriodo } from '#schemas/runtime/answers/occurrences.ts'
import { ocorrenciasTexts as t } from './texts.ts'

export interface Providencia {
  id: number
  rotulo: string
}

export interface MeasureProps {
  item: OcorrenciaNoPeriodo
  /** what may be chosen; absent where the person may not change it */
  measures: Providencia[] | undefined
  busy: boolean
  onChange: (item: OcorrenciaNoPeriodo, providenciaId: number | null) => void
}

/** The measure of an occurrence, chosen in its row. */
export function Measure({ item, measures, busy, onChange }: MeasureProps) {
  const { providencia } = item
  if (!measures) return providencia?.descricao ?? '–'
  // one that is no longer offered stays where it was chosen
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
