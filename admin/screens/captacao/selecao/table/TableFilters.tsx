import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Cartao, Etapa } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { selecaoTexts } from '../texts.ts'
import type { Recorte } from './linhas.ts'

interface Props {
  etapas: Etapa[]
  recorte: Recorte
  onChange: (recorte: Recorte) => void
}

const situacoes = Object.keys(selecaoTexts.situacoes) as Cartao['situacao'][]

/** Filters of the table by step and situation. */
export function TableFilters({ etapas, recorte, onChange }: Props) {
  const t = selecaoTexts
  return (
    <>
      <TextField
        select
        size="small"
        label={t.columns.etapa}
        value={recorte.etapaId}
        onChange={({ target }) => onChange({ ...recorte, etapaId: target.value === '' ? '' : Number(target.value) })}
        sx={{ width: { xs: 'calc(50% - 6px)', sm: 240 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.allSteps}</MenuItem>
        {etapas.map(({ id, nome }) => (
          <MenuItem key={id} value={id}>
            {nome}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t.columns.situacao}
        value={recorte.situacao}
        onChange={({ target }) => onChange({ ...recorte, situacao: target.value as Recorte['situacao'] })}
        sx={{ width: { xs: 'calc(50% - 6px)', sm: 180 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t.allSituations}</MenuItem>
        {situacoes.map((situacao) => (
          <MenuItem key={situacao} value={situacao}>
            {t.situacoes[situacao]}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}
