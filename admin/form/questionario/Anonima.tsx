import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

interface Props {
  minimo: number
  /** data of the respondent that are stored with the answers */
  leva?: readonly { titulo: string; valor: string }[]
  /** names of those evaluated anonymously, where that does not hold for everybody on the page */
  sobre?: readonly string[]
}

/** Notice before the first question of an anonymous evaluation: what is stored and from how many answers results are shown. */
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
