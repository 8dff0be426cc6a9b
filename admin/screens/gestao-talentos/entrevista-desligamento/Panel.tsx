import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { cabecaTexts } from '#admin/questionario/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addressOf, hasLeft, useInterview, useInterviewRights } from './interview.ts'
import { entrevistaTexts as t } from './texts.ts'

interface Props {
  record: { id: number; situacao?: string }
}

/** On the page of a leaving talent: state of his interview and a link to it; only with the right to read interviews. */
export function Panel({ record }: Props) {
  const { reads } = useInterviewRights()
  const shown = reads && hasLeft(record)
  const { data } = useInterview(record.id, shown)
  if (!shown || !data) return null
  const { entrevista } = data
  const { situacao, respondidaEm } = entrevista ?? {}
  const state =
    situacao === 'R'
      ? t.answeredAt(displayDay(respondidaEm ?? ''))
      : situacao
        ? `${cabecaTexts.states[situacao]}.`
        : t.nobodyYet
  return (
    <Paper
      component="section"
      aria-label={t.title}
      variant="outlined"
      sx={{ p: 2, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
    >
      <Typography variant="h2" sx={{ fontSize: 16 }}>
        {t.title}
      </Typography>
      <Typography color="text.secondary" sx={{ flex: 1, minWidth: 180 }}>
        {state}
      </Typography>
      <Button component={AppLink} to={addressOf(record.id)} size="small">
        {t.open}
      </Button>
    </Paper>
  )
}
