import Storage from '@mui/icons-material/ReportProblemOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { calls } from './calls.ts'
import { consistencyTexts } from './texts.ts'

const ConsistencyDialog = later(() => import('./ConsistencyDialog.tsx'))

/** spec 3 §4: asked on load, for administrators; when something is wrong an icon appears that opens the alert. */
export function ConsistencyAlert() {
  const { authorities } = useSession().info
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['inconsistencias'],
    queryFn: () => getJson<boolean>(calls.exists, { quiet: true }),
    enabled: authorities.includes('ROLE_CAD_PARAMETROS_SISTEMA'),
    staleTime: 5 * 60_000,
  })
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
