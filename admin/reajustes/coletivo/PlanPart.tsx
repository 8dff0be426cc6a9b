import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Plano } from '../plano.ts'
import { useCenarios } from '../useCenarios.ts'
import { Part } from './Part.tsx'
import type { PartProps } from './part-props.ts'
import { coletivoTexts as t } from './texts.ts'

/** Part of the form: the plan, or one of its scenarios, that gets the proposals. */
export function PlanPart({ pedido, change, errorOf, planos }: PartProps & { planos: Plano[] }) {
  const { tabela, cenario } = pedido
  const cenarios = useCenarios(tabela ?? 0).data ?? []
  const known = cenarios.some(({ id }) => id === cenario)
  return (
    <Part title={t.plan}>
      <Box data-campo="tabela" sx={{ gridColumn: { xs: 'span 12', sm: 'span 6' } }}>
        <TextField
          select
          required
          fullWidth
          size="small"
          label={t.plan}
          value={tabela ?? ''}
          error={errorOf('tabela') !== undefined}
          helperText={errorOf('tabela')}
          onChange={({ target }) => change({ tabela: Number(target.value), cenario: undefined })}
        >
          {planos.map(({ id, nome, data }) => (
            <MenuItem key={id} value={id}>
              {`${nome} (${displayDay(data)})`}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {cenarios.length > 0 && (
        <Box data-campo="cenario" sx={{ gridColumn: { xs: 'span 12', sm: 'span 6' } }}>
          <TextField
            select
            fullWidth
            size="small"
            label={t.scenario}
            value={known ? cenario : 0}
            error={errorOf('cenario') !== undefined}
            helperText={errorOf('cenario')}
            onChange={({ target }) => change({ cenario: Number(target.value) || undefined })}
          >
            <MenuItem value={0}>{t.ownProposals}</MenuItem>
            {cenarios.map(({ id, nome }) => (
              <MenuItem key={id} value={id}>
                {nome}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      )}
    </Part>
  )
}
