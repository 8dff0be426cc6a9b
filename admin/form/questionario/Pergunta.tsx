import { type ReactNode, useId } from 'react'
import { NOTA, type Pergunta as PerguntaDe, type Resposta, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { Nota } from './Nota.tsx'
import { Opcoes } from './Opcoes.tsx'
import { questionarioTexts as t } from './textos.ts'

export interface PerguntaProps {
  pergunta: PerguntaDe
  resposta: Resposta
  erro?: string
  /** beside the question's words: its weight, its aspect */
  nota?: ReactNode
  /** below the answer */
  extra?: ReactNode
  /** marks are buttons that are pressed and let go */
  botoes?: boolean
  /** whose answer it is, in place of number and words: they stand above the answers about several people */
  quem?: string
  onChange(resposta: Resposta): void
}

/** One question with the way to answer it that its kind asks for. */
export function Pergunta({ pergunta, resposta, erro, nota, extra, botoes, quem, onChange }: PerguntaProps) {
  const id = useId()
  const { id: perguntaId, ordem, texto, tipo, obrigatoria, pedeComentario } = pergunta
  const part = { pergunta, resposta, onChange, name: id }
  return (
    <fieldset
      className={erro ? 'q-pergunta q-errada' : 'q-pergunta'}
      data-pergunta={perguntaId}
      aria-describedby={erro ? `${id}-erro` : undefined}
    >
      <legend>
        {quem === undefined && <span className="q-numero">{ordem}</span>}
        <span className="q-texto">
          {quem ?? texto} {!obrigatoria && <small>{t.optional}</small>}
          {nota && <small className="q-fatos">{nota}</small>}
        </span>
      </legend>
      {tipo === SUBJETIVA ? (
        <textarea
          rows={5}
          maxLength={4000}
          aria-label={t.answerOf(ordem)}
          value={resposta.texto ?? ''}
          onChange={({ target }) => onChange({ ...resposta, texto: target.value })}
        />
      ) : tipo === NOTA ? (
        <Nota {...part} botoes={botoes} />
      ) : (
        <Opcoes {...part} />
      )}
      {pedeComentario && (
        <label className="q-comentario">
          <span>{pedeComentario}</span>
          <textarea
            rows={2}
            maxLength={2000}
            value={resposta.comentario ?? ''}
            onChange={({ target }) => onChange({ ...resposta, comentario: target.value })}
          />
        </label>
      )}
      {extra}
      {erro && (
        <p className="q-erro" id={`${id}-erro`}>
          {erro}
        </p>
      )}
    </fieldset>
  )
}
