import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { captacaoTexts } from '#admin/i18n/captacao.ts'
import { sendJson } from '#admin/providers/http.ts'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { Answered } from './Answered.tsx'
import { type Avaliacao, decimal, type Resposta } from './avaliacao.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { avaliacaoTexts } from './texts.ts'

interface Props {
  avaliacao: Avaliacao
  canCorrect: boolean
  onChanged: (avaliacao: Avaliacao) => void
}

/** What was answered and what came of it; texts are given a mark here. */
export function Result({ avaliacao, canCorrect, onChanged }: Props) {
  const { id, versao, situacao, respostas, expirada, respondente } = avaliacao
  const [marks, setMarks] = useState<Record<number, string>>({})
  const report = useReport()
  const success = useSuccess()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (correcoes: { perguntaId: number; correcao: number }[]) =>
      sendJson<Avaliacao>('PUT', `/api/captacao/avaliacoes/${id}/correcao`, { versao, correcoes }),
  })
  const pending = ({ tipo, resposta }: Resposta) => situacao === 'A' && tipo === 'SUBJETIVA' && resposta !== undefined
  const given = Object.entries(marks).filter(([, mark]) => mark !== '')
  const wrong = given.some(([, mark]) => !/^(100|\d{1,2})$/.test(mark))
  const save = async () => {
    try {
      onChanged(
        await mutateAsync(
          given.map(([perguntaId, mark]) => ({ perguntaId: Number(perguntaId), correcao: Number(mark) })),
        ),
      )
      setMarks({})
      success(avaliacaoTexts.corrected)
    } catch (error) {
      report(error)
    }
  }
  const correctable =
    canCorrect && situacao !== 'P' && respostas.some(({ tipo, resposta }) => tipo === 'SUBJETIVA' && resposta)
  return (
    <>
      {situacao === 'P' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {expirada ? avaliacaoTexts.expiredHint : respondente === 'C' && avaliacaoTexts.waitsForCandidate}
        </Alert>
      )}
      <Total avaliacao={avaliacao} />
      {respostas.map((pergunta) => (
        <QuestionCard
          key={pergunta.perguntaId}
          pergunta={pergunta}
          note={
            situacao === 'P' ? undefined : (
              <Chip
                size="small"
                variant="outlined"
                label={
                  pergunta.alcancado === undefined
                    ? pending(pergunta)
                      ? avaliacaoTexts.toCorrect
                      : avaliacaoTexts.notCounted
                    : avaliacaoTexts.reached(decimal(pergunta.alcancado))
                }
              />
            )
          }
        >
          <Answered pergunta={pergunta} />
          {correctable && pergunta.tipo === 'SUBJETIVA' && pergunta.resposta && pergunta.perguntaId !== undefined && (
            <TextField
              size="small"
              label={avaliacaoTexts.correction}
              value={marks[pergunta.perguntaId] ?? pergunta.correcao ?? ''}
              onChange={({ target }) =>
                setMarks((now) => ({
                  ...now,
                  [pergunta.perguntaId as number]: target.value.replace(/\D/g, '').slice(0, 3),
                }))
              }
              slotProps={{
                htmlInput: { inputMode: 'numeric', 'aria-label': avaliacaoTexts.correctionOf(pergunta.ordem) },
              }}
              sx={{ mt: 1.5, width: 140 }}
            />
          )}
        </QuestionCard>
      ))}
      {correctable && (
        <Button
          variant="contained"
          loading={isPending}
          disabled={given.length === 0 || wrong}
          onClick={() => void save()}
        >
          {avaliacaoTexts.saveCorrection}
        </Button>
      )}
    </>
  )
}

function Total({ avaliacao: { performance, percentualAprovacao, aprovado, aspectos } }: { avaliacao: Avaliacao }) {
  if (performance === undefined && aspectos.length === 0) return null
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {performance !== undefined && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {avaliacaoTexts.total}
          </Typography>
          <Typography sx={{ fontSize: 32, fontWeight: 700, lineHeight: 1.2 }}>{decimal(performance)}%</Typography>
          {percentualAprovacao !== undefined && (
            <Typography variant="body2" color={aprovado ? 'success.main' : 'error.main'}>
              {aprovado ? avaliacaoTexts.passed : captacaoTexts.belowMinimum} (
              {avaliacaoTexts.minimum(decimal(percentualAprovacao))})
            </Typography>
          )}
        </Box>
      )}
      <Box sx={{ flex: '1 1 260px', maxWidth: 520 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          {captacaoTexts.byAspect}
        </Typography>
        {aspectos.map(({ aspecto, percentual }) => (
          <Box
            key={aspecto}
            sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr 64px', gap: 1.5, alignItems: 'center' }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {aspecto}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={percentual}
              aria-label={aspecto}
              sx={{ height: 6, borderRadius: 3 }}
            />
            <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
              {decimal(percentual)}%
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
