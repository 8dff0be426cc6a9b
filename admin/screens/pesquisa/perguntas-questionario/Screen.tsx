import { OwnersQuestions } from '#admin/questionario/editor/OwnersQuestions.tsx'
import { questionariosTexts as t } from './texts.ts'

/** The questions of a questionnaire, also of a bank — spec 2 §7 'Surveys' */
export default function Screen() {
  return <OwnersQuestions entity="pesquisa/questionario" route="pesquisa/questionarios" plural={t.questionnaires} />
}
