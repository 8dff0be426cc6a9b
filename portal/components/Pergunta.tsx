import { useId } from 'react'
import type { Pergunta as PerguntaDe, Resposta } from '../types.ts'

interface PerguntaProps {
  pergunta: PerguntaDe
  resposta: Resposta
  /** it is missing, and somebody tried to hand in */
  erro?: string
  onChange(resposta: Resposta): void
}

/** Marks up to this many stand side by side; more are typed. */
const mostMarks = 11

/** One question with the way to answer it that its kind asks for. */
export function Pergunta({ pergunta, resposta, erro, onChange }: PerguntaProps) {
  const id = useId()
  const { ordem, texto, tipo, obrigatoria, pedeComentario } = pergunta
  return (
    <fieldset
      className={erro ? 'pergunta com-erro' : 'pergunta'}
      data-ordem={ordem}
      aria-describedby={erro ? `${id}-erro` : undefined}
    >
      <legend>
        <span className="pergunta-numero">{ordem}</span>
        <span>
          {texto} {!obrigatoria && <small>(opcional)</small>}
        </span>
      </legend>
      {tipo === 'SUBJETIVA' ? (
        <textarea
          rows={5}
          maxLength={4000}
          aria-label={`Resposta da pergunta ${ordem}`}
          value={resposta.resposta ?? ''}
          onChange={(event) => onChange({ ...resposta, resposta: event.target.value })}
        />
      ) : tipo === 'NOTA' ? (
        <Nota pergunta={pergunta} resposta={resposta} onChange={onChange} name={id} />
      ) : (
        <Opcoes pergunta={pergunta} resposta={resposta} onChange={onChange} name={id} />
      )}
      {pedeComentario && (
        <label className="campo">
          <span>{pedeComentario}</span>
          <textarea
            rows={2}
            maxLength={2000}
            value={resposta.comentario ?? ''}
            onChange={(event) => onChange({ ...resposta, comentario: event.target.value })}
          />
        </label>
      )}
      {erro && (
        <p className="campo-erro" id={`${id}-erro`}>
          {erro}
        </p>
      )}
    </fieldset>
  )
}

type PartProps = Omit<PerguntaProps, 'erro'> & { name: string }

function Opcoes({ pergunta: { tipo, opcoes = [] }, resposta, onChange, name }: PartProps) {
  const marked = resposta.respostasIds ?? []
  const several = tipo === 'MULTIPLA_ESCOLHA'
  const toggle = (id: number) => {
    const rest = marked.filter((one) => one !== id)
    onChange({ ...resposta, respostasIds: several ? (rest.length < marked.length ? rest : [...rest, id]) : [id] })
  }
  return (
    <div className="opcoes">
      {several && <p className="campo-ajuda">Marque todas as que valem.</p>}
      {opcoes.map(({ id, texto }) => (
        <label key={id} className="opcao">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={marked.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{texto}</span>
        </label>
      ))}
    </div>
  )
}

function Nota({ pergunta: { ordem, notaMinima = 0, notaMaxima = 10 }, resposta, onChange, name }: PartProps) {
  const count = notaMaxima - notaMinima + 1
  if (count > mostMarks)
    return (
      <input
        className="nota-campo"
        type="number"
        inputMode="decimal"
        min={notaMinima}
        max={notaMaxima}
        step="any"
        aria-label={`Nota da pergunta ${ordem}, de ${notaMinima} a ${notaMaxima}`}
        value={resposta.nota ?? ''}
        onChange={({ target }) =>
          onChange({ ...resposta, nota: target.value === '' ? undefined : target.valueAsNumber })
        }
      />
    )
  return (
    <div className="notas">
      {Array.from({ length: count }, (_, i) => notaMinima + i).map((nota) => (
        <label key={nota} className="nota-opcao">
          <input
            type="radio"
            name={name}
            checked={resposta.nota === nota}
            onChange={() => onChange({ ...resposta, nota })}
          />
          <span>{nota}</span>
        </label>
      ))}
    </div>
  )
}
