import Storage from '@mui/icons-material/ReportProblemOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { getJson, onWrite } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { calls } from './calls.ts'
import { consistencyTexts } from './texts.ts'

const ConsistencyDialog = later(() => import('./ConsistencyDialog.tsx'))

/** Consistency check on load, for administrators (spec 3 §4); an icon that opens the report appears when something is inconsistent. */
export function ConsistencyAlert() {
  const { authorities } = useSession().info
  const [open, setOpen] = useState(false)
  const enabled = authorities.includes('ROLE_CAD_PARAMETROS_SISTEMA')
  const { data } = useQuery({
    queryKey: ['inconsistencias'],
    queryFn: () => getJson<boolean>(calls.exists, { quiet: true }),
    enabled,
    staleTime: 5 * 60_000,
  })
  useAskedAfterSaves(enabled)
  if (data !== true) return null
  const { title } = consistencyTexts
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ color: 'warning.main' }}
        >
          <Storage fontSize="small" />
        </IconButton>
      </Tooltip>
      <Waiting fallback={null}>{open && <ConsistencyDialog onClose={() => setOpen(false)} />}</Waiting>
    </>
  )
}

/** Milliseconds after the last save at which the check is repeated; the second time after a full check, which a changed setting triggers, has usually ended. */
const ASKED_AFTER = [400, 8000]

/** Repeats the check after saves, which may fix or cause an inconsistency, so that the icon needs no reload. */
function useAskedAfterSaves(enabled: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!enabled) return
    let waiting: ReturnType<typeof setTimeout>[] = []
    const ask = () => void client.invalidateQueries({ queryKey: ['inconsistencias'] })
    const stop = () => waiting.forEach(clearTimeout)
    const hear = onWrite(() => {
      stop()
      waiting = ASKED_AFTER.map((after) => setTimeout(ask, after))
    })
    return () => {
      stop()
      hear()
    }
  }, [client, enabled])
}
