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
  /** the button that hands in */
  entregar: string
  /** beside how many are missing: how long is left */
  lado?: ReactNode
  /** above the first question */
  antes?: ReactNode
  /** below the questions: a note on the whole, a mark of one's own */
  escritos?: { observacao: boolean; notaManual: boolean }
  /** above the button that hands in */
  antesDeEnviar?: ReactNode
  /** the session is over; absent where nobody logs in */
  onExpired?(): void
  onHanded(entregue: Entregue): void
  /** it is over, or was handed in somewhere else */
  onClosed(): void
}

/** Questions being answered in the portal: how many are left, drafts that save themselves, a button that hands in. */
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
    // the line is back, and what waited for it is stored: nothing keeps somebody who leaves
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
