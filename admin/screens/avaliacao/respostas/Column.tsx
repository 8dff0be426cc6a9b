import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { Guardado } from '#admin/form/questionario/Andamento.tsx'
import { Competencia } from '#admin/form/questionario/Competencias.tsx'
import { Pergunta } from '#admin/form/questionario/Pergunta.tsx'
import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import { type Entrega, type Respondendo, useQuestionario } from '#admin/form/questionario/useQuestionario.ts'
import { type Avaliacao, copiaRespondivel } from '#admin/questionario/avaliacao.ts'
import { Escritos } from '#admin/questionario/Escritos.tsx'
import type { Step } from './steps.ts'
import { respostasTexts as t } from './texts.ts'

/** Hands in the answers of a column; `falta` is the reason why it was refused. */
export type HandIn = () => Promise<Entrega<Avaliacao> & { falta?: string }>

interface Props {
  quem: string
  avaliacao: Avaliacao
  step: Step
  /** answers are neither saved nor sendable now: leaving the page asks for confirmation */
  onHeld(id: number, holds: boolean): void
  onReady(handIn: HandIn): void
  /** the copy is closed for answers */
  onClosed(): void
}

/** What is answered about one person, of which one question is shown at a time. */
export function Column({ quem, avaliacao, step, onHeld, onReady, onClosed }: Props) {
  const [first] = useState(avaliacao)
  const { questionario, regras } = copiaRespondivel(first)
  const q = useQuestionario(questionario, regras)
  const { id, anonima, nominal } = avaliacao
  const holds = ['semConexao', 'semCopia', 'falhou'].includes(q.rascunho.tipo)
  useEffect(() => onHeld(id, holds), [id, holds, onHeld])
  useEffect(() => {
    onReady(async () => {
      const result = await q.entrega()
      return result.entregue === undefined
        ? { ...result, falta: q.faltam > 0 ? questionarioTexts.missing(q.faltam) : undefined }
        : result
    })
  })
  useEffect(() => {
    if (q.fechada !== undefined) onClosed()
  }, [q.fechada, onClosed])
  return (
    <Box
      component="section"
      aria-label={quem}
      sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0, '& > p': { m: 0 } }}
    >
      <Asked q={q} quem={quem} avaliacao={first} step={step} />
      {q.falha && <p className="q-erro">{q.falha}</p>}
      {(anonima || nominal) && (
        <div className="q-dica">{anonima ? questionarioTexts.isAnonymous : questionarioTexts.isNamed}</div>
      )}
      <div className="q-dica">{questionarioTexts.answered(q.respondidas, q.total)}</div>
      <Guardado rascunho={q.rascunho} />
    </Box>
  )
}

interface AskedProps {
  q: Respondendo<Avaliacao>
  quem: string
  avaliacao: Avaliacao
  step: Step
}

function Asked({ q, quem, avaliacao, step }: AskedProps) {
  if (step.kind === 'fim')
    return (
      <>
        <strong>{quem}</strong>
        <Escritos escrito={q.escrito} observacao notaManual={avaliacao.notaManual ?? false} onChange={q.escreve} />
      </>
    )
  if (step.kind === 'competencia') {
    const competencia = avaliacao.competencias?.find(({ id }) => id === step.competencia.id)
    if (!competencia) return <p className="q-dica">{t.notAsked(quem)}</p>
    return (
      <Competencia
        competencia={competencia}
        nivelId={q.escrito.niveis?.[competencia.id]}
        errada={q.semNivel.has(competencia.id)}
        quem={quem}
        onChange={(nivel) => q.escreve({ niveis: { [competencia.id]: nivel } })}
      />
    )
  }
  const item = q.itens.find(({ pergunta }) => pergunta.id === step.pergunta.id)
  if (!item) return <p className="q-dica">{t.notAsked(quem)}</p>
  return (
    <Pergunta
      {...item}
      quem={quem}
      erro={q.erros.get(item.pergunta.id)}
      onChange={(resposta) => q.muda(item.pergunta.id, resposta)}
    />
  )
}
