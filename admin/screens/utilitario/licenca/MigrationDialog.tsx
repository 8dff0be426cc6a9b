import CheckCircle from '@mui/icons-material/CheckCircle'
import Unchecked from '@mui/icons-material/RadioButtonUnchecked'
import Waiting from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { PromptDialog } from '#admin/form/PromptDialog.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { type MigrationStatus, migrationSteps, type StepState } from '#schemas/runtime/answers/utilities/licence.ts'
import { migrationTexts as t } from './texts.ts'

interface Props {
  /** absent while the server knows no authenticator */
  status: MigrationStatus | undefined
  onClose(): void
}

/** The four steps to a licence of authenticator 2.0, in their order — spec 3 §2 Licence-migration status dialog */
export function MigrationDialog({ status, onClose }: Props) {
  return (
    <PromptDialog
      maxWidth="xs"
      title={t.title}
      text={status === undefined ? t.none : undefined}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          {commonTexts.close}
        </Button>
      }
    >
      {status === undefined ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t.noneHelp}
        </Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {migrationSteps(status).map((state, index) => (
            <Step key={t.steps[index]?.title} state={state} {...t.steps[index]} />
          ))}
        </Box>
      )}
    </PromptDialog>
  )
}

function Step({ title, waits, state }: { title?: string; waits?: string; state: StepState }) {
  const Icon = { done: CheckCircle, current: Waiting, pending: Unchecked }[state]
  const color = { done: 'success', current: 'warning', pending: 'disabled' } as const
  return (
    <Box component="li" aria-current={state === 'current' ? 'step' : undefined} sx={{ display: 'flex', gap: 1.5 }}>
      <Icon aria-hidden color={color[state]} />
      <Box>
        <Typography sx={{ fontWeight: state === 'current' ? 600 : 400 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {{ done: t.done, current: waits, pending: t.pending }[state]}
        </Typography>
      </Box>
    </Box>
  )
}
