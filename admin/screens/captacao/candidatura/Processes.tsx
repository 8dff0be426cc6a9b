import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Block } from '#admin/resource/summary/Block.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Processo } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { Fit } from './Fit.tsx'
import { candidaturaTexts as t } from './texts.ts'
import { useProcessos } from './useProcessos.ts'

const tones = { E: 'info', C: 'success', R: 'error', D: 'default' } as const

/** The candidate's selections: step, days in it, and fit with its criteria. */
export default function Processes({ candidatoId, only }: { candidatoId: number; only?: number }) {
  const { data, error, refetch } = useProcessos(candidatoId)
  const processos = data?.filter(({ id }) => only === undefined || id === only)
  return (
    <Block title={t.processes}>
      {error && !data && <RetryAlert onRetry={refetch}>{t.processesFailed}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {processos?.length === 0 && <Typography color="text.secondary">{t.noProcess}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {processos?.map((processo) => (
          <One key={processo.id} processo={processo} />
        ))}
      </Box>
    </Block>
  )
}

function One({ processo }: { processo: Processo }) {
  const { id, solicitacao, situacao, aptidao, etapa, dias, prazoDias, motivo } = processo
  const late = situacao === 'E' && solicitacao.aberta && prazoDias !== null && dias > prazoDias
  const since = [t.days(dias), ...(late ? [t.deadline(prazoDias)] : [])].join(' · ')
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 1.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Link
          component={AppLink}
          to={`/captacao/selecao?solicitacao=${solicitacao.id}&registro=${id}`}
          sx={{ fontWeight: 600, fontSize: 14 }}
        >
          {solicitacao.descricao}
        </Link>
        <Chip size="small" variant="outlined" color={tones[situacao]} label={t.situacoes[situacao]} />
        {(aptidao === 'S' || aptidao === 'N') && (
          <Chip
            size="small"
            variant="outlined"
            color={aptidao === 'S' ? 'success' : 'error'}
            label={t.aptidao[aptidao]}
          />
        )}
      </Box>
      <Typography variant="body2" color={late ? 'warning.main' : 'text.secondary'}>
        {situacao === 'E' ? `${etapa ?? t.noStep} · ${since}` : (etapa ?? '')}
      </Typography>
      {motivo && (situacao === 'R' || situacao === 'D') && <Typography variant="body2">{motivo}</Typography>}
      <Fit processo={processo} />
    </Box>
  )
}
