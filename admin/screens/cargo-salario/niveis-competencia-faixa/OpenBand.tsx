import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import { getJson } from '#admin/providers/http.ts'
import { RecordProblem } from '#admin/resource/record/RecordProblem.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import type { ConfigNivelFaixaSalarial } from '#schemas/generated/types/cargo-salario/config-nivel-faixa-salarial.ts'

/** Redirects from a configuration's id to the page of its band. */
export default function OpenBand() {
  const { id } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['config-faixa', id],
    queryFn: () => getJson<ConfigNivelFaixaSalarial>(`/api/cargo-salario/configuracoes-niveis-faixas/${id}`),
    gcTime: 0,
  })
  if (error) return <RecordProblem error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const band = `/cargo-salario/faixas-salariais/${data.faixaSalarial.id}/niveis-competencia`
  return <Navigate replace to={`${band}?configuracao=${id}`} />
}
