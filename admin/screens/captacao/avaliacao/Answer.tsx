import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendJson } from '#admin/providers/http.ts'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { AnswerField } from './AnswerField.tsx'
import { type Avaliacao, foiRespondida, type Resposta } from './avaliacao.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { avaliacaoTexts } from './texts.ts'

interface Props {
  avaliacao: Avaliacao
  onChanged: (avaliacao: Avaliacao) => void
}

const dadaEm = ({ perguntaId, respostasIds, nota, resposta, comentario }: Resposta) => ({
  perguntaId,
  respostasIds,
  nota,
  resposta,
  comentario,
})

/** HR answers: kept as a draft or handed in, with the version that was read. */
export function Answer({ avaliacao, onChanged }: Props) {
  const [respostas, setRespostas] = useState(avaliacao.respostas)
  const [tried, setTried] = useState(false)
  const [dirty, setDirty] = useState(false)
  const report = useReport()
  const success = useSuccess()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (segment: 'rascunho' | 'respostas') =>
      sendJson<Avaliacao>('PUT', `/api/captacao/avaliacoes/${avaliacao.id}/${segment}`, {
        versao: avaliacao.versao,
        respostas: respostas.map(dadaEm),
      }),
  })
  const missing = respostas.filter((each) => each.obrigatoria && !foiRespondida(each))
  const send = async (segment: 'rascunho' | 'respostas') => {
    setTried(segment === 'respostas')
    const [first] = missing
    if (segment === 'respostas' && first) {
      document.querySelector<HTMLElement>(`[data-pergunta="${first.ordem}"] :is(input, textarea, button)`)?.focus()
      return
    }
    try {
      const next = await mutateAsync(segment)
      setDirty(false)
      success(segment === 'respostas' ? avaliacaoTexts.finished : avaliacaoTexts.drafted)
      onChanged(next)
    } catch (error) {
      report(error)
    }
  }
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      {respostas.map((pergunta) => (
        <QuestionCard key={pergunta.perguntaId} pergunta={pergunta} wrong={tried && missing.includes(pergunta)}>
          <AnswerField
            pergunta={pergunta}
            onChange={(changes) => {
              setDirty(true)
              setRespostas((now) =>
                now.map((each) => (each.perguntaId === pergunta.perguntaId ? { ...each, ...changes } : each)),
              )
            }}
          />
        </QuestionCard>
      ))}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isPending} onClick={() => void send('respostas')}>
          {avaliacaoTexts.finish}
        </Button>
        <Button color="inherit" disabled={isPending || !dirty} onClick={() => void send('rascunho')}>
          {avaliacaoTexts.draft}
        </Button>
        <Typography role="status" variant="body2" color={tried && missing.length > 0 ? 'error' : 'text.secondary'}>
          {missing.length > 0 && avaliacaoTexts.missing(missing.length)}
        </Typography>
      </Box>
    </>
  )
}
