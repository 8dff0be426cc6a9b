import { modelosTexts as t } from '#admin/i18n/modelos.ts'
import { OwnersQuestions } from '#admin/questionario/editor/OwnersQuestions.tsx'

/** The questions of a model of evaluations — spec 2 §2 (perguntas), §7 */
export default function Screen() {
  return (
    <OwnersQuestions
      entity="avaliacao/modelo-avaliacao"
      route="avaliacao/modelos-avaliacao"
      plural={t.models}
      cloneIntro={t.cloneIntro}
    />
  )
}
