import { type ReactNode, useId } from 'react'
import type { Respondida, Resposta } from '#schemas/runtime/questionario/pergunta.ts'
import { secoesDe } from '#schemas/runtime/questionario/secoes.ts'
import { Pergunta } from './Pergunta.tsx'
import './questionario.css'

interface PerguntasProps {
  itens: readonly Respondida[]
  /** by the question's id */
  erros?: ReadonlyMap<number, string>
  botoes?: boolean
  /** shown beside a question's text */
  nota?(item: Respondida): ReactNode
  /** below a question's answer */
  extra?(item: Respondida): ReactNode
  /** replaces the input with a read-only answer */
  lida?(item: Respondida): ReactNode
  /** below the questions of an aspect */
  depois?(aspecto: string | undefined): ReactNode
  /** omits section headings */
  semSecoes?: boolean
  onChange?(pergunta: number, resposta: Resposta): void
}

/** The questions asked, grouped by aspect. */
export function Perguntas({ itens, depois, semSecoes, ...how }: PerguntasProps) {
  const secoes = semSecoes ? [{ itens: [...itens], titulo: undefined }] : secoesDe(itens, ({ pergunta }) => pergunta)
  return (
    <div className="q-perguntas">
      {secoes.map(({ titulo, itens: dela }) => (
        <Secao key={`${titulo} ${dela[0]?.pergunta.id}`} titulo={titulo}>
          {dela.map((item) => (
            <Uma key={item.pergunta.id} item={item} {...how} />
          ))}
          {depois?.(titulo)}
        </Secao>
      ))}
    </div>
  )
}

function Secao({ titulo, children }: { titulo?: string; children: ReactNode }) {
  const id = useId()
  if (titulo === undefined) return <div className="q-secao">{children}</div>
  return (
    <section className="q-secao" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  )
}

type UmaProps = { item: Respondida } & Omit<PerguntasProps, 'itens' | 'depois' | 'semSecoes'>

function Uma({ item, erros, botoes, nota, extra, lida, onChange }: UmaProps) {
  const { pergunta, resposta } = item
  if (lida)
    return (
      <article className="q-pergunta" data-pergunta={pergunta.id} aria-label={pergunta.texto}>
        <p className="q-legenda">
          <span className="q-numero">{pergunta.ordem}</span>
          <span className="q-texto">
            {pergunta.texto} {nota && <small className="q-fatos">{nota(item)}</small>}
          </span>
        </p>
        {lida(item)}
        {extra?.(item)}
      </article>
    )
  return (
    <Pergunta
      pergunta={pergunta}
      resposta={resposta}
      erro={erros?.get(pergunta.id)}
      nota={nota?.(item)}
      extra={extra?.(item)}
      botoes={botoes}
      onChange={(next) => onChange?.(pergunta.id, next)}
    />
  )
}

/** Focuses the input of a question. */
export function focaPergunta(id: number): void {
  document.querySelector<HTMLElement>(`[data-pergunta="${id}"] :is(input, textarea, button)`)?.focus()
}
