import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { type Avaliacao, diaDe, quemDe } from '#admin/questionario/avaliacao.ts'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { NotFoundPage } from '#admin/shell/pages/NotFoundPage.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import type { Comparativa } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { SideBySide } from './SideBySide.tsx'
import { minhasTexts } from './texts.ts'

const t = minhasTexts.comparison

/** Two answered questionnaires side by side, and on paper — spec 2 §7 */
export default function ComparisonScreen() {
  const { a = '', b = '' } = useParams()
  const url = `/api/avaliacao/avaliacoes-desempenhos-questionarios/${a}/${b}/comparativa`
  const [printing, setPrinting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['comparativa', a, b],
    queryFn: ({ signal }) => getJson<Comparativa>(url, { signal }),
    gcTime: 0,
    retry: false,
  })
  if (error && asApiError(error).status === 404) return <NotFoundPage />
  return (
    <>
      <PageHeader
        actions={
          data && (
            <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => setPrinting(true)}>
              {t.print}
            </Button>
          )
        }
      />
      {error ? (
        <RetryAlert onRetry={refetch}>{asApiError(error).status === 409 ? error.message : t.failed}</RetryAlert>
      ) : data ? (
        <>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {[nomeDe(data.a), nomeDe(data.b)].join(' × ')}
          </Typography>
          <SideBySide comparativa={data} nomes={[nomeDe(data.a), nomeDe(data.b)]} />
        </>
      ) : (
        <PageSkeleton />
      )}
      {printing && <PrintedPdf url={`${url}/pdf`} title={t.print} nome={t.file} onClose={() => setPrinting(false)} />}
    </>
  )
}

/** Names a questionnaire by people, title and day: both may be about the same people. */
const nomeDe = (avaliacao: Pick<Avaliacao, 'titulo' | 'colaborador' | 'avaliador' | 'respondidaEm'>): string =>
  [quemDe(avaliacao), avaliacao.titulo, diaDe(avaliacao.respondidaEm)].filter(Boolean).join(' · ')
