import { avaliacoesTurmaTexts as t } from '#admin/i18n/avaliacoes-turma.ts'
import { OwnersQuestions } from '#admin/questionario/editor/OwnersQuestions.tsx'

/** The questions of an evaluation of a class — spec 2 §2 (avaliacoes-turma) */
export default function Screen() {
  return <OwnersQuestions entity="pesquisa/avaliacao-turma" route="pesquisa/avaliacoes-turma" plural={t.plural} />
}
