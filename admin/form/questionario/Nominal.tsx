import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

/**
 * Notice before the first question to a respondent whose name is shown in an otherwise anonymous evaluation; `sobre`: names of the
 * evaluated, where it does not hold for everybody on the page.
 */
export const Nominal = ({ sobre = [] }: { sobre?: readonly string[] }) => (
  <div className="q-aviso" role="note">
    <strong>{t.about(t.named, sobre)}</strong>
    <p>{t.namedHow}</p>
  </div>
)
