import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { getJson } from '#admin/providers/http.ts'
import type { Trecho } from '#schemas/runtime/answers/recruitment/candidates.ts'

/** Candidates per request at most. */
const most = 200

/** The excerpt of one candidate's CV that contains the words; the rows of a page share one request by its query key. */
export default function CvExtract({ id, words }: { id: number; words: string }) {
  const { data: rows = [], resource } = useListContext()
  const ids = rows.slice(0, most).map((row) => row.id)
  const { data } = useQuery({
    queryKey: ['candidatos', 'trechos', words, ids],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ curriculo: words, ids: ids.join(',') })
      return getJson<Trecho[]>(`/api/${resource}/trechos?${query}`, { signal, quiet: true })
    },
    enabled: ids.length > 0,
  })
  const found = data?.find((one) => one.id === id)
  if (!found) return null
  return (
    <Box
      data-cut=""
      sx={{
        fontSize: 12,
        lineHeight: 1.3,
        mt: 0.25,
        color: 'text.secondary',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        '& mark': { bgcolor: 'transparent', color: 'text.primary', fontWeight: 700 },
      }}
    >
      {found.trecho.map(({ texto, achado }, index) => {
        const key = `${index} ${texto}`
        return achado ? <mark key={key}>{texto}</mark> : <span key={key}>{texto}</span>
      })}
    </Box>
  )
}
