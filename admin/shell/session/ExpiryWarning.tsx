import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { expiry, knownDeadline } from '#admin/providers/expiry.ts'
import { getJson } from '#admin/providers/http.ts'
import { useStored } from '#admin/providers/store.ts'
import { useReport } from '../useReport.ts'
import { barLook } from './bar-look.ts'
import { sessionTexts } from './texts.ts'

/** Minutes before the session's end at which the warning is shown; polling interval in milliseconds. */
const noticeMinutes = 3
const lookEvery = 5_000

/** Minutes until the session ends, if at most `noticeMinutes`; undefined otherwise, and once it has ended. */
function minutesLeft(): number | undefined {
  const end = knownDeadline()
  const left = end === undefined ? undefined : (end - Date.now()) / 60_000
  return left !== undefined && left > 0 && left <= noticeMinutes ? Math.ceil(left) : undefined
}

/** Warns before the session expires while no call renews it (long reading or typing), with a button that renews it. */
export function ExpiryWarning() {
  const { step } = useStored(expiry)
  const report = useReport()
  const [minutes, setMinutes] = useState(minutesLeft)
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesLeft()), lookEvery)
    return () => clearInterval(timer)
  }, [])
  if (minutes === undefined || step !== 'none') return null
  const keep = async () => {
    await getJson('/api/userinfo', { quiet: true }).catch(report)
    setMinutes(minutesLeft())
  }
  return (
    <Alert
      severity="info"
      role="status"
      sx={barLook}
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={keep}>
          {sessionTexts.stayConnected}
        </Button>
      }
    >
      {sessionTexts.expiresSoon(minutes)}
    </Alert>
  )
}
