import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { NineBoxOwing } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { NINEBOX } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

const NAMES = 10

/** Warns of evaluators who have not answered yet. */
export function Owing({ ciclo }: { ciclo: number }) {
  const { data = [] } = useQuery({
    queryKey: ['ninebox-faltam', ciclo],
    queryFn: ({ signal }) =>
      getJson<NineBoxOwing[]>(`${NINEBOX}/avaliadores-nao-responderam?avaliacaoDesempenhoId=${ciclo}`, {
        signal,
        quiet: true,
      }),
    gcTime: 0,
  })
  if (data.length === 0) return null
  const names = data
    .slice(0, NAMES)
    .map(({ nome }) => nome)
    .join(', ')
  const said = data.length > NAMES ? t.andMore(names, data.length - NAMES) : names
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t.owing(data.length, said)}
    </Alert>
  )
}
