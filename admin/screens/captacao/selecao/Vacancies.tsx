import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFresh } from '#admin/providers/useFresh.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { VagaEmSelecao } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { selecaoTexts as t } from './texts.ts'

/** The vacancies in selection, the user's own first, each with its progress. */
export function Vacancies({ resource }: { resource: string }) {
  const { data, error, refetch } = useFresh<VagaEmSelecao[]>(['selecao', 'vagas'], `/api/${resource}/vagas`, 60_000)
  const [chosen, setChosen] = useState<'minhas' | 'todas'>()
  if (error && !data) return <RetryAlert onRetry={refetch}>{t.vacanciesFailed}</RetryAlert>
  if (!data) return <Skeleton variant="rounded" height={320} />
  const minhas = data.filter(({ minha }) => minha)
  const which = chosen ?? (minhas.length > 0 ? 'minhas' : 'todas')
  const shown = which === 'minhas' ? minhas : data
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={which}
        aria-label={t.which}
        onChange={(_event, next: typeof chosen | null) => next && setChosen(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="minhas" sx={toggle}>
          {t.mine(minhas.length)}
        </ToggleButton>
        <ToggleButton value="todas" sx={toggle}>
          {t.all(data.length)}
        </ToggleButton>
      </ToggleButtonGroup>
      {shown.length === 0 && (
        <Typography color="text.secondary">{which === 'minhas' ? t.noneMine : t.noVacancies}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        }}
      >
        {shown.map((vaga) => (
          <One key={vaga.id} vaga={vaga} />
        ))}
      </Box>
    </>
  )
}

const toggle = { px: 1.5, textTransform: 'none', color: 'text.primary' }

function One({ vaga }: { vaga: VagaEmSelecao }) {
  const { id, descricao, area, previsao, quantidade, preenchidas, emSelecao, atrasados, semEtapa, entrevistas } = vaga
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.75, alignContent: 'start' }}>
      <Link
        component={AppLink}
        to={`/captacao/selecao?solicitacao=${id}`}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {descricao}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {[area, previsao && t.expected(displayDay(previsao))].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2">
        {t.inSelection(emSelecao)} · {t.filled(preenchidas, quantidade)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {atrasados > 0 && <Chip size="small" color="warning" variant="outlined" label={t.late(atrasados)} />}
        {entrevistas > 0 && <Chip size="small" variant="outlined" label={t.interviews(entrevistas)} />}
        {semEtapa > 0 && <Chip size="small" variant="outlined" label={t.withoutStep(semEtapa)} />}
      </Box>
    </Paper>
  )
}
