import { OwnersQuestions } from '#admin/questionario/editor/OwnersQuestions.tsx'
import { entrevistasTexts as t } from './texts.ts'

/** The questions of a model of exit interviews — spec 2 §2 (entrevistas), spec 3 §2 */
export default function Screen() {
  return (
    <OwnersQuestions
      entity="pesquisa/modelo-entrevista"
      route="pesquisa/entrevistas"
      plural={t.models}
      cloneIntro={t.cloneIntro}
      cloneCall="/clone"
    />
  )
}
