import { useParams } from 'react-router-dom'
import { pesquisasTexts as t } from '#admin/i18n/pesquisas.ts'
import { ResultsPage } from '#admin/questionario/resultados/ResultsPage.tsx'
import { ReportFiles } from '#admin/report/ReportFiles.tsx'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { Plan } from './Plan.tsx'

/** Results of a survey, for HR; of an anonymous one only after it is closed. */
export default function Screen() {
  const { id = '' } = useParams()
  return (
    <ResultsPage
      route="pesquisa/pesquisas"
      plural={t.surveys}
      decides="ROLE_CAD_PESQUISA_DIVULGA"
      id={id}
      actions={(resultados) => <Files resultados={resultados} />}
      below={(resultados) => <Plan pesquisa={resultados.id} />}
    />
  )
}

/** Downloads the survey's report as PDF or spreadsheet. */
const Files = ({ resultados: { id, titulo, dataIni, dataFim } }: { resultados: SurveyResults }) => (
  <ReportFiles
    path="avaliacao/relatorios/pesquisa"
    filters={{ pesquisaId: { id }, dataIni, dataFim }}
    file={titulo}
    labels={FORMATOS}
  />
)

const FORMATOS = { pdf: 'PDF', xlsx: 'XLSX' } as const
