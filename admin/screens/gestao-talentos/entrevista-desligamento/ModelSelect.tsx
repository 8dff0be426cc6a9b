import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { InterviewModel } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import { entrevistaTexts as t } from './texts.ts'

interface Props {
  models: InterviewModel[]
  value: number
  onChange(id: number): void
}

/** Select of the interview model; the one for the talent's reason is first. */
export function ModelSelect({ models, value, onChange }: Props) {
  return (
    <TextField
      select
      required
      size="small"
      label={t.model}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: { sm: 320 } }}
    >
      {models.map((model) => (
        <MenuItem key={model.id} value={String(model.id)}>
          {titleOf(model)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const titleOf = ({ titulo, doMotivo, padrao }: InterviewModel): string =>
  doMotivo ? t.forReason(titulo) : padrao ? t.usual(titulo) : titulo
