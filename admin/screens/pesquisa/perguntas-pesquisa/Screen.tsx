import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { OwnersQuestions } from '#admin/questionario/editor/OwnersQuestions.tsx'

/** The questions and aspects of a survey — spec 2 §2, §7 'Surveys' */
export default function Screen() {
  return (
    <OwnersQuestions
      entity="pesquisa/pesquisa"
      route="pesquisa/pesquisas"
      plural={t.surveys}
      cloneIntro={t.cloneIntro}
    />
  )
}
