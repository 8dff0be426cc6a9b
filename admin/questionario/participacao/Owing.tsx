import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Owing as Devedor } from '#schemas/runtime/answers/surveys/participation.ts'
import { participacaoTexts as t } from './texts.ts'

interface Props {
  /** '/api/avaliacao/avaliacoes-desempenho/7/participacao' */
  url: string
  lado: string
  /** 0: people without an area */
  area: number
  title: string
}

/** People of an area with pending answers. */
export function Owing({ url, lado, area, title }: Props) {
  const asked = `${url}/faltam?lado=${lado}&area=${area}`
  const { data, error, refetch } = useQuery({
    queryKey: ['participacao', asked],
    queryFn: ({ signal }) => getJson<Devedor[]>(asked, { signal, quiet: true }),
    gcTime: 0,
  })
  if (error) return <RetryAlert onRetry={refetch}>{t.owingFailed}</RetryAlert>
  if (!data) return null
  if (data.length === 0) return <Typography color="text.secondary">{t.nobodyOwes}</Typography>
  return (
    <Box component="ul" aria-label={title} sx={{ columns: { md: 2 }, m: 0, pl: 2.5 }}>
      {data.map(({ id, nome, faltam, iniciadas }) => (
        <li key={id}>
          {nome}{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {t.owes(faltam, iniciadas)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
