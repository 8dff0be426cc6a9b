import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { commonTexts } from '#admin/i18n/common.ts'
import { useSession } from '#admin/providers/session.ts'
import { ButtonsMenu } from '#admin/shell/dialogs/ButtonsMenu.tsx'
import { backupTexts as t } from './texts.ts'

interface Props {
  /** a request is pending */
  busy: boolean
  /** a backup is being made */
  making: boolean
  onMake: () => void
  onAnonymous: () => void
  onSettings: () => void
}

/** Buttons of the page; up to 768 px the rarer ones are in a menu. */
export function Buttons({ busy, making, onMake, onAnonymous, onSettings }: Props) {
  const { authorities } = useSession().info
  const narrow = useMediaQuery('(max-width:768px)', { noSsr: true })
  const more = (
    <>
      <Button variant="outlined" color="inherit" onClick={onSettings}>
        {t.settings}
      </Button>
      {authorities.includes('ROLE_COPIA_ANONIMA') && (
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onAnonymous}>
          {t.anonymous}
        </Button>
      )}
    </>
  )
  const make = (
    <Button variant="contained" disabled={busy || making} onClick={onMake}>
      {t.make}
    </Button>
  )
  if (!narrow)
    return (
      <>
        {more}
        {make}
      </>
    )
  return (
    <>
      {make}
      <ButtonsMenu label={commonTexts.more}>{more}</ButtonsMenu>
    </>
  )
}
