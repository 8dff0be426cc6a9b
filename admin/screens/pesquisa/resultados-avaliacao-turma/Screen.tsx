import { useParams } from 'react-router-dom'
import { avaliacoesTurmaTexts as t } from '#admin/i18n/avaliacoes-turma.ts'
import { ResultsPage } from '#admin/questionario/resultados/ResultsPage.tsx'

/** Results of a class evaluation, for HR; of an anonymous one only after it is closed. */
export default function Screen() {
  const { id = '' } = useParams()
  return (
    <ResultsPage
      route="pesquisa/avaliacoes-turma"
      plural={t.plural}
      decides="ROLE_CAD_AVALIACAO_TURMA_ENCERRA"
      {...{ id }}
    />
  )
}
