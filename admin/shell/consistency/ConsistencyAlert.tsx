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

/** spec 3 §4: asked on load, for administrators; when something is wrong an icon appears that opens the alert. */
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

/** A moment after the last save, in ms; and once more when a whole check, which a setting asks for, has mostly ended. */
const ASKED_AFTER = [400, 8000]

/** What is saved may mend or make an inconsistency: the icon says so without a reload. */
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
