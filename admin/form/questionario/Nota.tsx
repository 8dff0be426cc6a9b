import { type KeyboardEvent, useRef } from 'react'
import { limitesDe } from '#schemas/runtime/questionario/pergunta.ts'
import { Limpar } from './Limpar.tsx'
import type { ParteProps } from './parte.ts'
import { questionarioTexts as t } from './textos.ts'
import { useDigitos } from './useDigitos.ts'

/** Scales with up to this many marks are shown side by side; larger ones get a number box. */
const LADO_A_LADO = 11

interface NotaProps extends ParteProps {
  botoes?: boolean
}

/** A mark: buttons or radios side by side, or a number box for large scales. */
export function Nota(props: NotaProps) {
  const [menor, maior] = limitesDe(props.pergunta)
  if (maior - menor + 1 > LADO_A_LADO) return <Campo {...props} />
  const notas = Array.from({ length: maior - menor + 1 }, (_, i) => menor + i)
  return props.botoes ? <Botoes {...props} notas={notas} /> : <Circulos {...props} notas={notas} />
}

function Campo({ pergunta, resposta, onChange }: ParteProps) {
  const [menor, maior] = limitesDe(pergunta)
  return (
    <div className="q-campo-nota">
      <input
        type="number"
        inputMode="decimal"
        min={menor}
        max={maior}
        step="any"
        aria-label={t.markOf(pergunta.ordem, menor, maior)}
        value={resposta.nota ?? ''}
        onChange={({ target }) =>
          onChange({ ...resposta, nota: target.value === '' ? undefined : target.valueAsNumber })
        }
      />
      <span className="q-dica">{t.range(menor, maior)}</span>
    </div>
  )
}

/** Marks as radios: arrows move, digits choose. */
function Circulos({ pergunta, resposta, onChange, name, notas }: NotaProps & { notas: number[] }) {
  const digita = useDigitos(notas, (nota) => onChange({ ...resposta, nota }))
  return (
    <>
      <div className="q-notas">
        {notas.map((nota) => (
          <label key={nota} className="q-nota">
            <input
              type="radio"
              name={name}
              checked={resposta.nota === nota}
              onKeyDown={digita}
              onChange={() => onChange({ ...resposta, nota })}
            />
            <span>{nota}</span>
          </label>
        ))}
      </div>
      <p className="q-dica q-teclas">{t.keys}</p>
      <Limpar
        pergunta={pergunta}
        ha={resposta.nota !== undefined}
        onClear={() => onChange({ ...resposta, nota: undefined })}
      />
    </>
  )
}

/** Marks as toggle buttons; pressing the chosen one clears it. Roving tabindex: one Tab stop, arrows move. */
function Botoes({ pergunta, resposta, onChange, notas }: NotaProps & { notas: number[] }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [menor, maior] = limitesDe(pergunta)
  const { nota: chosen } = resposta
  const choose = (nota: number) => onChange({ ...resposta, nota: nota === chosen ? undefined : nota })
  const digita = useDigitos(notas, (nota) => onChange({ ...resposta, nota }))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return digita(event)
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <fieldset ref={group} className="q-notas" aria-label={t.markOf(pergunta.ordem, menor, maior)}>
      {notas.map((nota) => (
        <button
          key={nota}
          type="button"
          className="q-botao-nota"
          aria-pressed={nota === chosen}
          tabIndex={nota === (chosen ?? menor) ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => choose(nota)}
        >
          {nota}
        </button>
      ))}
    </fieldset>
  )
}
