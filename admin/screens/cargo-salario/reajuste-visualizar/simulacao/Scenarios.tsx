import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { CENARIOS, type Plano } from '#admin/reajustes/plano.ts'
import type { Cenario } from '#admin/reajustes/useCenarios.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { visualizarTexts } from '../texts.ts'
import type { Asked } from './asked.ts'
import { CloneDialog } from './CloneDialog.tsx'
import { Comparison } from './Comparison.tsx'
import { ScenarioQuestion } from './ScenarioQuestion.tsx'
import { useSimulacoes } from './simulacao.ts'
import { simulacaoTexts as t } from './texts.ts'

/** Scenarios compared with the plan at most. */
const MOST = 3

interface Props {
  plano: Plano
  cenarios: Cenario[]
  onOpen: (id: number | undefined) => void
}

/** Alternative sets of proposals compared with the plan; one can be adopted. */
export default function Scenarios({ plano, cenarios, onOpen }: Props) {
  const [left, setLeft] = useState<number[]>([])
  const [asked, setAsked] = useState<Asked>()
  const shown = cenarios.filter(({ id }) => !left.includes(id)).slice(0, MOST)
  const found = useSimulacoes(plano.id, [undefined, ...shown.map(({ id }) => id)])
  const can = useSession().schemas.find(({ route }) => route === CENARIOS)?.can
  const making = plano.situacao === 'E'
  const toggle = (id: number) => {
    const isShown = shown.some((one) => one.id === id)
    const keep = isShown
      ? shown.filter((one) => one.id !== id).map((one) => one.id)
      : [...shown.map((one) => one.id).slice(-(MOST - 1)), id]
    setLeft(cenarios.map((one) => one.id).filter((one) => !keep.includes(one)))
  }
  const broken = found.find(({ error }) => error)
  const rights = {
    create: making && can?.create === true,
    update: making && can?.update === true,
    delete: making && can?.delete === true,
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        {cenarios.length > 0 && (
          <Box
            role="group"
            aria-label={t.compare}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
          >
            <Typography variant="body2" color="text.secondary">
              {t.compare}:
            </Typography>
            {cenarios.map(({ id, nome }) => {
              const pressed = shown.some((one) => one.id === id)
              return (
                <Chip
                  key={id}
                  component="button"
                  clickable
                  aria-pressed={pressed}
                  color={pressed ? 'primary' : 'default'}
                  variant={pressed ? 'filled' : 'outlined'}
                  label={nome}
                  onClick={() => toggle(id)}
                />
              )
            })}
            {cenarios.length > MOST && (
              <Typography variant="caption" color="text.secondary">
                {t.most}
              </Typography>
            )}
          </Box>
        )}
        {rights.create && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Add />}
            sx={{ ml: { md: 'auto' } }}
            onClick={() => setAsked({ what: 'clona' })}
          >
            {t.clonePlan}
          </Button>
        )}
      </Box>
      {cenarios.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.noScenarios}
        </Alert>
      )}
      {broken ? (
        <RetryAlert onRetry={() => found.map(({ refetch }) => refetch())}>{t.failed}</RetryAlert>
      ) : found.every(({ data }) => data) ? (
        <Comparison
          columns={[{ nome: visualizarTexts.thePlan }, ...shown.map((cenario) => ({ nome: cenario.nome, cenario }))]}
          simulacoes={found.flatMap(({ data }) => data ?? [])}
          rights={rights}
          onAsk={setAsked}
          onOpen={onOpen}
        />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
      {asked?.what === 'clona' && <CloneDialog plano={plano} de={asked.cenario} onClose={() => setAsked(undefined)} />}
      {asked?.cenario && asked.what !== 'clona' && (
        <ScenarioQuestion plano={plano} what={asked.what} cenario={asked.cenario} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
