import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

/** What is told before the first question to who is known in an anonymous evaluation; `sobre`: about whom, where it is not so of everybody on the page. */
export const Nominal = ({ sobre = [] }: { sobre?: readonly string[] }) => (
  <div className="q-aviso" role="note">
    <strong>{t.about(t.named, sobre)}</strong>
    <p>{t.namedHow}</p>
  </div>
)
