import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Andamento } from '#admin/form/questionario/Andamento.tsx'
import { Competencias, focaCompetencia } from '#admin/form/questionario/Competencias.tsx'
import { focaPergunta, Perguntas } from '#admin/form/questionario/Perguntas.tsx'
import { questionarioTexts as t } from '#admin/form/questionario/textos.ts'
import { type Questionario, type Regras, useQuestionario } from '#admin/form/questionario/useQuestionario.ts'
import { UnsavedGuard } from '#admin/shell/unsaved/UnsavedGuard.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Respondida } from '#schemas/runtime/questionario/pergunta.ts'
import { Escritos } from './Escritos.tsx'
import { Folha } from './Folha.tsx'
import { responderTexts } from './texts.ts'

interface Props<Entregue> {
  questionario: Questionario
  regras: Regras<Entregue>
  /** label of the hand-in button, and success message */
  texts: { finish: string; finished: string }
  /** inputs shown beside the questions */
  escritos?: { observacao: boolean; notaManual: boolean }
  botoes?: boolean
  /** above the first question */
  antes?: ReactNode
  semSecoes?: boolean
  nota?(item: Respondida): ReactNode
  extra?(item: Respondida): ReactNode
  depois?(aspecto: string | undefined): ReactNode
  onEntregue(entregue: Entregue): void
  /** answering was closed, or handed in elsewhere */
  onFechada(): void
}

/** Questions being answered in the admin: saved as a draft while typing, handed in by a button. */
export function Responder<Entregue>(props: Props<Entregue>) {
  const { questionario, regras, texts, escritos, antes, onEntregue, onFechada, ...how } = props
  const { competencias = [] } = questionario
  const q = useQuestionario(questionario, regras)
  const success = useSuccess()
  const hand = async () => {
    const { entregue, errada, semNivel } = await q.entrega()
    if (errada) return focaPergunta(errada.id)
    if (semNivel) return focaCompetencia(semNivel.id)
    if (entregue === undefined) return
    success(texts.finished)
    onEntregue(entregue)
  }
  const draft = async () => {
    if (await q.salva()) success(responderTexts.drafted)
  }
  const keepsDrafts = regras.guarda !== undefined
  // drafts are sent on leaving: only unsendable ones block navigation; without drafts any unsaved input does
  const held = keepsDrafts ? ['semConexao', 'semCopia', 'falhou'].includes(q.rascunho.tipo) : q.sujo
  if (q.fechada !== undefined)
    return (
      <Alert severity="warning" action={<Button onClick={onFechada}>{responderTexts.reload}</Button>}>
        {q.fechada}
      </Alert>
    )
  return (
    <Folha>
      <UnsavedGuard dirty={held} />
      <Andamento respondidas={q.respondidas} total={q.total} rascunho={q.rascunho} />
      {antes && <Box sx={{ mt: 2 }}>{antes}</Box>}
      {q.trazidas && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t.merged}
        </Alert>
      )}
      <Box sx={{ mt: 2.5 }}>
        <Perguntas itens={q.itens} erros={q.erros} onChange={q.muda} {...how} />
      </Box>
      {competencias.length > 0 && (
        <Box sx={{ mt: q.itens.length > 0 ? 3.5 : 0 }}>
          <Competencias
            competencias={competencias}
            niveis={q.escrito.niveis}
            erradas={q.semNivel}
            onChange={(niveis) => q.escreve({ niveis })}
          />
        </Box>
      )}
      {escritos && <Escritos escrito={q.escrito} {...escritos} onChange={q.escreve} />}
      {q.falha && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {q.falha}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
        <Button variant="contained" loading={q.enviando} onClick={() => void hand()}>
          {texts.finish}
        </Button>
        {keepsDrafts && (
          <Button color="inherit" disabled={q.enviando} onClick={() => void draft()}>
            {responderTexts.draft}
          </Button>
        )}
        <Typography
          role="status"
          variant="body2"
          color={q.erros.size + q.semNivel.size > 0 ? 'error' : 'text.secondary'}
        >
          {q.faltam > 0 && t.missing(q.faltam)}
        </Typography>
      </Box>
    </Folha>
  )
}
