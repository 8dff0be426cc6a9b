import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { visualizarTexts as t } from './texts.ts'

interface Props {
  cenarios: Cenario[]
  cenario: Cenario | undefined
  onCenario: (id: number | undefined) => void
}

/** Select between the plan's own proposals and those of a scenario; null without scenarios. */
export function ScenarioSelect({ cenarios, cenario, onCenario }: Props) {
  if (cenarios.length === 0) return null
  return (
    <TextField
      select
      size="small"
      label={t.of}
      value={cenario?.id ?? 0}
      onChange={({ target }) => onCenario(Number(target.value) || undefined)}
      sx={{ minWidth: 140 }}
    >
      <MenuItem value={0}>{t.thePlan}</MenuItem>
      {cenarios.map(({ id, nome }) => (
        <MenuItem key={id} value={id}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  )
}
