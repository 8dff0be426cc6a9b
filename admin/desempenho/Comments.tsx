import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { AnonymousComment, CommentsToRelease } from '#schemas/runtime/answers/surveys/comments.ts'
import { CommentList } from './CommentList.tsx'
import { HideDialog } from './HideDialog.tsx'
import { resultadosTexts as t } from './texts.ts'

interface Props {
  /** URL of the call that lists and releases them; single ones are hidden below it */
  url: string
  /** person or subject of the comments */
  about: string
}

/** Anonymous comments: read, hide single ones, release all. */
export function Comments({ url, about }: Props) {
  const key = ['comentarios-anonimos', url]
  const client = useQueryClient()
  const report = useReport()
  const success = useSuccess()
  const [hiding, setHiding] = useState<AnonymousComment>()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => getJson<CommentsToRelease>(url, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  const send = async (path: string, body: object, done: string): Promise<boolean> => {
    try {
      client.setQueryData(key, await sendJson<CommentsToRelease>('PUT', path, body))
      success(done)
      return true
    } catch (thrown) {
      report(thrown)
      return false
    }
  }
  if (error) return <RetryAlert onRetry={refetch}>{t.commentsFailed}</RetryAlert>
  if (!data) return null
  const { liberados, comentarios } = data
  return (
    <Box component="section" aria-label={`${t.comments}: ${about}`} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {t.comments}
        </Typography>
        {comentarios.length > 0 && (
          <FormControlLabel
            control={
              <Switch
                checked={liberados}
                onChange={(_, next) => send(url, { liberados: next }, next ? t.released : t.withdrawn)}
              />
            }
            label={t.release}
          />
        )}
      </Box>
      {comentarios.length === 0 && <Typography color="text.secondary">{t.noComments}</Typography>}
      <CommentList
        comentarios={comentarios}
        action={(comentario) =>
          comentario.ocultoMotivo === undefined ? (
            <Button size="small" onClick={() => setHiding(comentario)}>
              {t.hide}
            </Button>
          ) : (
            <Button size="small" onClick={() => send(`${url}/${comentario.id}`, { oculto: false }, t.shownAgain)}>
              {t.show}
            </Button>
          )
        }
      />
      {hiding && (
        <HideDialog
          onClose={() => setHiding(undefined)}
          onHide={(motivo) => send(`${url}/${hiding.id}`, { oculto: true, motivo }, t.hidden)}
        />
      )}
    </Box>
  )
}
