import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { RecordProblem } from '#admin/resource/record/RecordProblem.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import type { NivelCompetenciaTalento } from '#schemas/generated/types/cargo-salario/nivel-competencia-talento.ts'

/** Redirects from the id of a level record to the page of its talent. */
export default function OpenLevels() {
  const { id } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['nivel-talento', id],
    queryFn: () => getJson<NivelCompetenciaTalento>(`/api/cargo-salario/niveis-competencia-talentos/${id}`),
    gcTime: 0,
  })
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Navigate replace to={`/cargo-salario/niveis-competencia/edit/${data.talento.id}?id=${id}`} />
}
