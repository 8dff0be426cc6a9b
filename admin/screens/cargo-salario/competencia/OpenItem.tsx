import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { RecordProblem } from '#admin/resource/record/RecordProblem.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import type { Competencia } from '#schemas/generated/types/cargo-salario/competencia.ts'

/** Redirects to the form of the competence's kind, which also has its behaviours and courses. */
export default function OpenItem() {
  const { id } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['competencia', id],
    queryFn: () => getJson<Competencia>(`/api/cargo-salario/competencias/${id}`),
    gcTime: 0,
  })
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Navigate replace to={addressOf(data)} />
}

function addressOf({ conhecimento, habilidade, atitude }: Competencia): string {
  if (conhecimento) return `/cargo-salario/conhecimentos/${conhecimento.id}`
  if (habilidade) return `/cargo-salario/habilidades/${habilidade.id}`
  return `/cargo-salario/atitudes/${atitude?.id}`
}
