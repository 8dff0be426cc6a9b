import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { AnonymousComment } from '#schemas/runtime/answers/surveys/comments.ts'
import { resultadosTexts as t } from './texts.ts'

interface Props {
  comentarios: AnonymousComment[]
  /** actions of a comment */
  action?: (comentario: AnonymousComment) => ReactNode
}

/** Anonymous comments, each with its question. */
export const CommentList = ({ comentarios, action }: Props) => (
  <Box component="ul" aria-label={t.comments} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {comentarios.map((comentario) => (
      <Box
        component="li"
        key={comentario.id}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {comentario.pergunta && (
            <Typography variant="body2" color="text.secondary">
              {comentario.pergunta}
            </Typography>
          )}
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comentario.texto}</Typography>
          {comentario.ocultoMotivo !== undefined && (
            <Typography variant="body2" color="error">
              {t.hiddenBecause(comentario.ocultoMotivo)}
            </Typography>
          )}
        </Box>
        {action?.(comentario)}
      </Box>
    ))}
  </Box>
)
