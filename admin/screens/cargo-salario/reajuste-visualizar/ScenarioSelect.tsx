import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { visualizarTexts as t } from './texts.ts'

interface Props {
  cenarios: Cenario[]
  cenario: Cenario | undefined
  onCenario: (id: number | undefined) => void
}

/** Whose proposals are shown: the plan's, or those of one of its scenarios. Without scenarios there is nothing to choose. */
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
