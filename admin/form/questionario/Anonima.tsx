import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

interface Props {
  minimo: number
  /** what the answers say of who gives them */
  leva?: readonly { titulo: string; valor: string }[]
  /** about whom, where it is not so of everybody on the page */
  sobre?: readonly string[]
}

/** What is promised before the first question, to who answers without his name being known. */
export function Anonima({ minimo, leva = [], sobre = [] }: Props) {
  return (
    <div className="q-aviso" role="note">
      <strong>{t.about(t.anonymous, sobre)}</strong>
      <p>{t.anonymousHow(minimo)}</p>
      {leva.length > 0 && (
        <>
          <strong>{t.carried}</strong>
          <p>{leva.map(({ titulo, valor }) => `${titulo}: ${valor}`).join(' · ')}</p>
          <p>{t.carriedHow}</p>
        </>
      )}
    </div>
  )
}
