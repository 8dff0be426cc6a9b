import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { answeringOf, isOpen, quemDe, StateChip } from '#admin/questionario/linha.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { respostasTexts as t } from './texts.ts'

/** The people to evaluate in a cycle of type 1.0, each with a link to a page of its own — spec 2 §3 tipo 1.0 */
export function OneByOne({ linhas }: { linhas: AResponder[] }) {
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 920 }}>
      {linhas.map((linha) => (
        <Box
          key={linha.id}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 1.5,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography sx={{ flex: 1, minWidth: 160, fontWeight: 600 }}>{quemDe(linha)}</Typography>
          <StateChip linha={linha} />
          {isOpen(linha) ? (
            <Button
              size="small"
              variant="outlined"
              component={AppLink}
              to={answeringOf(linha)}
              aria-label={t.answerAbout(quemDe(linha))}
            >
              {t.answer}
            </Button>
          ) : (
            <Typography variant="body2" color="text.secondary">
              {linha.fechada}
            </Typography>
          )}
        </Box>
      ))}
    </Paper>
  )
}
