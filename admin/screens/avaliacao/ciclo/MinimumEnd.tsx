import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { cicloTexts as t } from '#admin/desempenho/cycle-texts.ts'
import { getJson } from '#admin/providers/http.ts'
import { displayDay } from '#schemas/runtime/dates.ts'

/** Above a cycle that has answers: the earliest end date it may get — spec 2 §7 data-minima */
export default function MinimumEnd({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['ciclo-data-minima', id],
    queryFn: ({ signal }) =>
      getJson<{ data: string }>(`/api/avaliacao/avaliacoes-desempenho/${id}/data-minima`, { signal, quiet: true }),
    gcTime: 0,
  })
  if (!data) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t.minimumEnd(displayDay(data.data))}
    </Alert>
  )
}
