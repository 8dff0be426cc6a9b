import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { CommentList } from '#admin/desempenho/CommentList.tsx'
import { Comments } from '#admin/desempenho/Comments.tsx'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { monthText } from './months.ts'
import { npsResultadosTexts as t } from './texts.ts'

const DECIDE = 'ROLE_PESQUISA_NPS_COMENTARIOS'

/** Comments of a month, in random order: users with the right release them, the others read the released ones. */
export function MonthComments({ mes, url }: { mes: string; url: string }) {
  const decides = useSession().info.authorities.includes(DECIDE)
  return (
    <Paper variant="outlined" sx={{ px: 2, pb: 1, pt: decides ? 0 : 2 }}>
      {decides ? <Comments url={url} about={monthText(mes)} /> : <Released url={url} />}
    </Paper>
  )
}

function Released({ url }: { url: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['comentarios-liberados', url],
    queryFn: ({ signal }) => getJson<CommentsToRelease>(url, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  if (error) return <RetryAlert onRetry={refetch}>{t.commentsFailed}</RetryAlert>
  if (!data) return null
  const { liberados, comentarios } = data
  return (
    <Box component="section" aria-label={t.comments}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t.comments}
      </Typography>
      {comentarios.length > 0 ? (
        <CommentList comentarios={comentarios} />
      ) : (
        <Typography color="text.secondary">{liberados ? t.noComments : t.notReleased}</Typography>
      )}
    </Box>
  )
}
