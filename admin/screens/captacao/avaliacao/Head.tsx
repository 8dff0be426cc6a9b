import Print from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { AvaliacaoDoRh } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { avaliacaoTexts } from './texts.ts'

const PrintedEvaluation = later(() => import('./PrintedEvaluation.tsx'))

/** Candidate, request, deadline and state of the evaluation. */
export function Head({ avaliacao }: { avaliacao: AvaliacaoDoRh }) {
  const {
    titulo = '',
    cabecalho,
    candidato,
    solicitacao,
    situacao,
    expirada,
    respondidaEm,
    dataHoraExpiracao,
  } = avaliacao
  const [printing, setPrinting] = useState(false)
  const when =
    situacao !== 'P' && respondidaEm
      ? avaliacaoTexts.answeredAt(displayInstant(respondidaEm))
      : dataHoraExpiracao && captacaoTexts.answerUntil(displayInstant(dataHoraExpiracao))
  return (
    <>
      <PageHeader
        title={titulo}
        actions={
          <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => setPrinting(true)}>
            {captacaoTexts.printEvaluation}
          </Button>
        }
        note={
          <Chip
            size="small"
            color={situacao === 'C' ? 'success' : expirada ? 'error' : 'warning'}
            variant="outlined"
            label={expirada ? avaliacaoTexts.expired : captacaoTexts.evaluationStates[situacao ?? 'P']}
          />
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mb: 2 }}>
        <Typography>
          <Link component={AppLink} to={`/captacao/candidatos/${candidato.id}`}>
            {candidato.nome}
          </Link>
        </Typography>
        {solicitacao && (
          <Typography>
            <Link component={AppLink} to={`/captacao/avaliacoes/comparacao?solicitacao=${solicitacao.id}`}>
              {solicitacao.descricao}
            </Link>
          </Typography>
        )}
        {when && <Typography color="text.secondary">{when}</Typography>}
      </Box>
      {printing && (
        <Waiting fallback={null}>
          <PrintedEvaluation record={{ ...avaliacao }} onClose={() => setPrinting(false)} />
        </Waiting>
      )}
      {cabecalho && (
        <Typography color="text.secondary" sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {cabecalho}
        </Typography>
      )}
    </>
  )
}
