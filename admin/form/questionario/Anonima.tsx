import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

/** What is promised before the first question, to who answers without his name being known. */
export function Anonima({ minimo }: { minimo: number }) {
  return (
    <div className="q-aviso" role="note">
      <strong>{t.anonymous}</strong>
      <p>{t.anonymousHow(minimo)}</p>
    </div>
  )
}
