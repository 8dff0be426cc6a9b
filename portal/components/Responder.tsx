import { type FormEvent, useRef, useState } from 'react'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { ApiError } from '../api.ts'
import type { Avaliacao } from '../types.ts'
import { useExpired } from '../useExpired.ts'
import { asFailure } from '../useLoad.ts'
import { estaRespondida, type Rascunho, useRespostas } from '../useRespostas.ts'
import { useTimeLeft } from '../useTimeLeft.ts'
import { Icon } from './Icon.tsx'
import { Pergunta } from './Pergunta.tsx'
import { faltam, tempo } from './texts.ts'

interface ResponderProps {
  avaliacao: Avaliacao
  onHanded(avaliacao: Avaliacao): void
  /** it is over, or was handed in somewhere else */
  onClosed(): void
}

/** The questions, how many are left and how long; drafts save themselves. */
export function Responder({ avaliacao, onHanded, onClosed }: ResponderProps) {
  const { perguntas, dataHoraExpiracao, agora } = avaliacao
  const { dadas, rascunho, muda, entrega } = useRespostas(avaliacao)
  const left = useTimeLeft(dataHoraExpiracao, agora)
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const form = useRef<HTMLFormElement>(null)
  useExpired(failure ?? (typeof rascunho === 'object' ? rascunho.falhou : undefined))
  const answered = perguntas.filter((p) => estaRespondida(p, dadas.get(p.perguntaId)))
  const missing = perguntas.filter((p) => p.obrigatoria && !answered.includes(p))

  const hand = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = missing
    if (first) {
      form.current?.querySelector<HTMLElement>(`[data-ordem="${first.ordem}"] :is(input, textarea)`)?.focus()
      return
    }
    setSending(true)
    setFailure(undefined)
    try {
      onHanded(await entrega())
    } catch (error) {
      setFailure(asFailure(error))
    } finally {
      setSending(false)
    }
  }

  if (left === 0)
    return (
      <p className="erro" role="alert">
        O prazo para responder terminou em {displayInstant(dataHoraExpiracao ?? '')}. O que você respondeu até aqui está
        guardado; se precisar de mais tempo, fale com a empresa.
      </p>
    )
  return (
    <form className="respostas" ref={form} onSubmit={hand} noValidate>
      <div className="andamento">
        <p>
          <strong>{faltam(missing.length)}</strong>
          {left !== undefined && (
            <span className={left < 3_600_000 ? 'prazo urgente' : 'nota'}>
              <Icon name="horario" /> Termina em {tempo(left)}
            </span>
          )}
        </p>
        <progress value={answered.length} max={perguntas.length} aria-label="Perguntas respondidas" />
        <Salvo rascunho={rascunho} />
      </div>
      {perguntas.map((pergunta) => (
        <Pergunta
          key={pergunta.perguntaId}
          pergunta={pergunta}
          resposta={dadas.get(pergunta.perguntaId) ?? { perguntaId: pergunta.perguntaId }}
          erro={tried && missing.includes(pergunta) ? `Responda a pergunta ${pergunta.ordem}.` : undefined}
          onChange={muda}
        />
      ))}
      {failure && (
        <div className="erro" role="alert">
          <p>{failure.message}</p>
          {failure.status === 409 && (
            <button type="button" className="botao leve" onClick={onClosed}>
              Atualizar
            </button>
          )}
        </div>
      )}
      <button type="submit" className="botao grande" disabled={sending}>
        {sending ? 'Enviando…' : 'Entregar respostas'}
      </button>
      <p className="nota dica">Depois de entregar não é possível mudar as respostas.</p>
    </form>
  )
}

function Salvo({ rascunho }: { rascunho: Rascunho }) {
  const text =
    rascunho === 'igual'
      ? 'Suas respostas são guardadas enquanto você responde.'
      : rascunho === 'salvando'
        ? 'Guardando o rascunho…'
        : rascunho === 'salvo'
          ? 'Rascunho guardado.'
          : `O rascunho não foi guardado: ${rascunho.falhou.message}`
  return (
    <p className={typeof rascunho === 'object' ? 'campo-erro' : 'campo-ajuda'} role="status">
      {text}
    </p>
  )
}
