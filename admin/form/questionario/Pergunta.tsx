import { type ReactNode, useId } from 'react'
import { NOTA, type Pergunta as PerguntaDe, type Resposta, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { Nota } from './Nota.tsx'
import { Opcoes } from './Opcoes.tsx'
import { questionarioTexts as t } from './textos.ts'

export interface PerguntaProps {
  pergunta: PerguntaDe
  resposta: Resposta
  erro?: string
  /** shown beside the question's text: its weight, its aspect */
  nota?: ReactNode
  /** below the answer */
  extra?: ReactNode
  /** marks as toggle buttons */
  botoes?: boolean
  /** the evaluated person's name, shown in place of number and text where the question is answered about several people */
  quem?: string
  onChange(resposta: Resposta): void
}

/** One question with the input of its type. */
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
