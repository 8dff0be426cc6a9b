import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { logout } from '#admin/providers/session.ts'
import { sessionTexts } from '../texts.ts'

interface EntryButtonsProps {
  submit: string
  busy: boolean
  /** whether a log-out button is shown; default true */
  canLeave?: boolean
}

/** Buttons of an entry page: submit what it demands, or log out. */
export function EntryButtons({ submit, busy, canLeave = true }: EntryButtonsProps) {
  return (
    <Stack spacing={1}>
      <Button type="submit" variant="contained" size="large" fullWidth loading={busy}>
        {submit}
      </Button>
      {canLeave && (
        <Button color="inherit" fullWidth onClick={() => void logout()}>
          {sessionTexts.leave}
        </Button>
      )}
    </Stack>
  )
}
