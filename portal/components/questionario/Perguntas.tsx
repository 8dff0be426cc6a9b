import { type ReactNode, useEffect } from 'react'
import { Andamento } from '#admin/form/questionario/Andamento.tsx'
import { Competencias, focaCompetencia } from '#admin/form/questionario/Competencias.tsx'
import { focaPergunta, Perguntas as Lista } from '#admin/form/questionario/Perguntas.tsx'
import { questionarioTexts } from '#admin/form/questionario/textos.ts'
import { type Questionario, type Regras, useQuestionario } from '#admin/form/questionario/useQuestionario.ts'
import { NotaManual } from './NotaManual.tsx'
import { perguntasQueFaltam } from './texts.ts'

interface PerguntasProps<Entregue> {
  questionario: Questionario
  regras: Regras<Entregue>
  /** label of the submit button */
  entregar: string
  /** beside the number of missing answers: time left */
  lado?: ReactNode
  /** above the first question */
  antes?: ReactNode
  /** fields below the questions: remark, own score */
  escritos?: { observacao: boolean; notaManual: boolean }
  /** above the submit button */
  antesDeEnviar?: ReactNode
  /** called on 401; absent where there is no log-in */
  onExpired?(): void
  onHanded(entregue: Entregue): void
  /** closed, or handed in elsewhere */
  onClosed(): void
}

/** A questionnaire in the portal: number of missing answers, automatic drafts, submit button. */
export function Perguntas<Entregue>(props: PerguntasProps<Entregue>) {
  const { questionario, regras, entregar, lado, antes, escritos, antesDeEnviar } = props
  const { onExpired, onHanded, onClosed } = props
  const q = useQuestionario(questionario, regras)
  const { fechada } = q
  useEffect(() => {
    if (q.rascunho.tipo === 'sessao') onExpired?.()
  }, [q.rascunho.tipo, onExpired])
  const { tipo } = q.rascunho
  const preso = ['semConexao', 'semCopia'].includes(tipo) || (tipo === 'soNaPagina' && q.respondidas > 0)
  useEffect(() => {
    // `beforeunload` asks only while a draft could not be saved
    if (!preso) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [preso])
  const hand = async () => {
    const { entregue, errada, semNivel } = await q.entrega()
    if (errada) focaPergunta(errada.id)
    else if (semNivel) focaCompetencia(semNivel.id)
    else if (entregue !== undefined) onHanded(entregue)
  }
  return (
    <div className="respostas">
      <Andamento
        respondidas={q.respondidas}
        total={q.total}
        rascunho={q.rascunho}
        titulo={
          <>
            {questionarioTexts.answered(q.respondidas, q.total)} · <span>{perguntasQueFaltam(q.faltam)}</span>
          </>
        }
        lado={lado}
      />
      {antes}
      {q.trazidas && <p role="status">{questionarioTexts.merged}</p>}
      <Lista itens={q.itens} erros={q.erros} onChange={q.muda} />
      <Competencias
        competencias={questionario.competencias ?? []}
        niveis={q.escrito.niveis}
        erradas={q.semNivel}
        onChange={(niveis) => q.escreve({ niveis })}
      />
      {escritos?.notaManual && (
        <NotaManual value={q.escrito.notaManual} onChange={(notaManual) => q.escreve({ notaManual })} />
      )}
      {escritos?.observacao && (
        <label className="q-livre">
          <span>Observação (opcional)</span>
          <textarea
            rows={3}
            maxLength={2000}
            value={q.escrito.observacao ?? ''}
            onChange={({ target }) => q.escreve({ observacao: target.value })}
          />
        </label>
      )}
      {(fechada ?? q.falha) !== undefined && (
        <div className="erro" role="alert">
          <p>{fechada ?? q.falha}</p>
          {fechada !== undefined && (
            <button type="button" className="botao leve" onClick={onClosed}>
              Atualizar
            </button>
          )}
        </div>
      )}
      {antesDeEnviar}
      <button
        type="button"
        className="botao grande"
        disabled={q.enviando || fechada !== undefined}
        onClick={() => void hand()}
      >
        {q.enviando ? 'Enviando…' : entregar}
      </button>
      <p className="nota dica">Depois de entregar não é possível mudar as respostas.</p>
    </div>
  )
}
