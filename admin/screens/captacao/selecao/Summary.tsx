import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import type { Quadro } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { type Busca, estaAtrasado } from './quadro.ts'
import { selecaoTexts } from './texts.ts'

interface Props {
  quadro: Quadro
  busca: Busca
  onBusca: (busca: Busca) => void
  links: ReactNode
}

/** Filled vacancies, candidates in selection and overdue ones, with the search among the candidates. */
export function Summary({ quadro, busca, onBusca, links }: Props) {
  const { quantidade, qtdVagasPreenchidas } = quadro.solicitacao
  const emSelecao = quadro.candidatos.filter(({ situacao }) => situacao === 'E').length
  const atrasados = quadro.candidatos.filter((cartao) => estaAtrasado(quadro, cartao)).length
  const filled = selecaoTexts.filled(qtdVagasPreenchidas, quantidade)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
      <Box sx={{ minWidth: 170 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {filled}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (qtdVagasPreenchidas / quantidade) * 100)}
          aria-label={filled}
          sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {selecaoTexts.inSelection(emSelecao)} · {atrasados > 0 ? selecaoTexts.late(atrasados) : selecaoTexts.noneLate}
      </Typography>
      <SearchField
        label={selecaoTexts.search}
        value={busca.texto}
        onChange={(texto) => onBusca({ ...busca, texto })}
        sx={{ width: { xs: '100%', sm: 180 } }}
      />
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={busca.soAtrasados}
            onChange={(_event, soAtrasados) => onBusca({ ...busca, soAtrasados })}
          />
        }
        label={selecaoTexts.onlyLate}
      />
      <Box sx={{ ml: { md: 'auto' } }}>{links}</Box>
    </Box>
  )
}
