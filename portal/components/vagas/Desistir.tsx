import { type FormEvent, useRef, useState } from 'react'
import type { Candidatura } from '#schemas/runtime/answers/recruitment/portal.ts'
import { type ApiError, putJson } from '../../api.ts'
import { useExpired } from '../../hooks/useExpired.ts'
import { asFailure } from '../../useLoad.ts'
import { Janela } from '../Janela.tsx'

/** Suggested reasons; the company gets the chosen text verbatim. */
const motivos = [
  'Aceitei outra oportunidade',
  'O horário ou o local não serve para mim',
  'A remuneração não atende ao que procuro',
  'Não tenho mais interesse na vaga',
]
const outro = 'Outro motivo'

interface DesistirProps {
  candidatura: Candidatura
  onClose(): void
  onDone(): void
}

/** Withdraws an application: asks for the reason and a confirmation. */
export function Desistir({ candidatura: { id, vaga, empresa, entrevistas }, onClose, onDone }: DesistirProps) {
  const form = useRef<HTMLFormElement>(null)
  const [escolhido, setEscolhido] = useState('')
  const [texto, setTexto] = useState('')
  const [error, setError] = useState('')
  const [failure, setFailure] = useState<ApiError>()
  const [sending, setSending] = useState(false)
  useExpired(failure)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const motivo = escolhido === outro ? texto.trim() : escolhido
    setFailure(undefined)
    setError(motivo === '' ? (escolhido === outro ? 'Conte o motivo' : 'Escolha um motivo') : '')
    if (motivo === '') {
      form.current?.querySelector<HTMLElement>(escolhido === outro ? 'textarea' : 'input')?.focus()
      return
    }
    setSending(true)
    try {
      await putJson(`candidato-solicitacoes/${id}/desiste`, { motivo })
      onDone()
    } catch (problem) {
      setFailure(asFailure(problem))
      setSending(false)
    }
  }
  return (
    <Janela title="Desistir desta vaga?" onClose={onClose}>
      <form ref={form} className="janela-corpo" onSubmit={send} noValidate>
        <p>
          <strong>{vaga}</strong>
        </p>
        <p className="nota">
          {empresa} será avisada e você sai desta seleção.
          {entrevistas.some(({ cancelada }) => !cancelada) && ' A entrevista marcada será cancelada.'} O seu cadastro
          continua na empresa.
        </p>
        <fieldset
          className={error ? 'pergunta com-erro' : 'pergunta'}
          aria-describedby={error ? 'erro-motivo' : undefined}
        >
          <legend>Por que você está desistindo?</legend>
          <div className="opcoes">
            {[...motivos, outro].map((motivo) => (
              <label key={motivo} className="opcao">
                <input
                  type="radio"
                  name="motivo"
                  checked={escolhido === motivo}
                  onChange={() => {
                    setEscolhido(motivo)
                    setError('')
                  }}
                />
                {motivo}
              </label>
            ))}
          </div>
          {escolhido === outro && (
            <textarea
              aria-label="Conte o motivo"
              rows={3}
              maxLength={500}
              value={texto}
              onChange={(event) => setTexto(event.target.value)}
            />
          )}
          {error && (
            <p id="erro-motivo" className="campo-erro" role="alert">
              {error}
            </p>
          )}
        </fieldset>
        {failure && (
          <p className="erro" role="alert">
            {failure.message}
          </p>
        )}
        <div className="janela-botoes">
          <button type="submit" className="botao perigo" disabled={sending}>
            {sending ? 'Enviando…' : 'Desistir da vaga'}
          </button>
          <button type="button" className="botao leve" onClick={onClose}>
            Continuar na seleção
          </button>
        </div>
      </form>
    </Janela>
  )
}
