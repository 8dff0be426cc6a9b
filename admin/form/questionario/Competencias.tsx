import { type ReactNode, useId } from 'react'
import type { CompetenciaPedida, Niveis } from '#schemas/runtime/questionario/competencia.ts'
import { questionarioTexts as t } from './textos.ts'
import { useDigitos } from './useDigitos.ts'
import './questionario.css'

interface CompetenciasProps {
  competencias: readonly CompetenciaPedida[]
  niveis: Niveis | undefined
  /** ids of competences without a level at the last hand-in attempt */
  erradas?: ReadonlySet<number>
  onChange(niveis: Niveis): void
}

const TIPOS = ['C', 'H', 'A'] as const

/** The competences beside the questions, knowledge first, each with the levels of its scale — spec 2 §7 */
export function Competencias({ competencias, niveis = {}, erradas, onChange }: CompetenciasProps) {
  return (
    <Tipos competencias={competencias}>
      {(competencia) => (
        <Competencia
          key={competencia.id}
          competencia={competencia}
          nivelId={niveis[competencia.id]}
          errada={erradas?.has(competencia.id) ?? false}
          onChange={(nivelId) => onChange({ [competencia.id]: nivelId })}
        />
      )}
    </Tipos>
  )
}

/** The same list, read-only, with the chosen levels. */
export function CompetenciasLidas({ competencias }: Pick<CompetenciasProps, 'competencias'>) {
  return (
    <Tipos competencias={competencias}>
      {({ id, nome, exigido, escala, nivelId }) => (
        <article key={id} className="q-pergunta" data-competencia={id} aria-label={nome}>
          <p className="q-legenda">
            <Nome nome={nome} exigido={exigido} />
          </p>
          <p>
            {escala.find((nivel) => nivel.id === nivelId)?.descricao ?? <span className="q-dica">{t.noLevel}</span>}
          </p>
        </article>
      )}
    </Tipos>
  )
}

interface TiposProps {
  competencias: readonly CompetenciaPedida[]
  children(competencia: CompetenciaPedida): ReactNode
}

function Tipos({ competencias, children }: TiposProps) {
  const id = useId()
  if (competencias.length === 0) return null
  return (
    <section className="q-secao q-competencias" aria-labelledby={id}>
      <h2 id={id}>{t.competences}</h2>
      {TIPOS.map((tipo) => {
        const dele = competencias.filter((one) => one.tipo === tipo)
        return (
          dele.length > 0 && (
            <div key={tipo} className="q-secao">
              <h3>{t.kinds[tipo]}</h3>
              {dele.map(children)}
            </div>
          )
        )
      })}
    </section>
  )
}

const Nome = ({ nome, exigido }: Pick<CompetenciaPedida, 'nome' | 'exigido'>) => (
  <span className="q-texto">
    {nome} {exigido && <small className="q-fatos">{t.required(exigido.descricao)}</small>}
  </span>
)

interface CompetenciaProps {
  competencia: CompetenciaPedida
  nivelId: number | undefined
  errada: boolean
  /** the evaluated person's name, shown in place of the competence's */
  quem?: string
  onChange(nivelId: number): void
}

/** One competence with the levels of its scale. */
export function Competencia({ competencia, nivelId, errada, quem, onChange }: CompetenciaProps) {
  const { id, nome, escala, exigido } = competencia
  const name = useId()
  const digita = useDigitos(
    escala.map((_, i) => i + 1),
    (place) => {
      const nivel = escala[place - 1]
      if (nivel) onChange(nivel.id)
    },
  )
  return (
    <fieldset
      className={errada ? 'q-pergunta q-errada' : 'q-pergunta'}
      data-competencia={id}
      aria-describedby={errada ? `${name}-erro` : undefined}
    >
      <legend>
        <Nome nome={quem ?? nome} exigido={exigido} />
      </legend>
      <div className="q-niveis">
        {escala.map(({ id: nivel, descricao }) => (
          <label key={nivel} className="q-opcao">
            <input
              type="radio"
              name={name}
              checked={nivel === nivelId}
              onKeyDown={digita}
              onChange={() => onChange(nivel)}
            />
            <span>{descricao}</span>
          </label>
        ))}
      </div>
      {errada && (
        <p className="q-erro" id={`${name}-erro`}>
          {t.levelMissing}
        </p>
      )}
    </fieldset>
  )
}

/** Focuses the input of a competence. */
export function focaCompetencia(id: number): void {
  document.querySelector<HTMLElement>(`[data-competencia="${id}"] input`)?.focus()
}
