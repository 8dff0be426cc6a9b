import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import type { RecordAction } from './record-action.ts'

/**
 * An action as an icon of 30 px. One that cannot be done stays reachable by keyboard (aria-disabled), so that its reason can be read too.
 */
export function ActionIconButton({ action, label }: { action: RecordAction; label: string }) {
  const off = action.disabled !== undefined
  const target = action.to !== undefined && !off ? { component: Link, to: action.to } : {}
  return (
    <Tooltip title={action.disabled ?? action.title} describeChild={off}>
      <IconButton
        {...target}
        size="small"
        aria-label={label}
        aria-disabled={off || undefined}
        color={action.danger ? 'error' : 'default'}
        onClick={off ? undefined : action.run}
        sx={{ width: 30, height: 30, ...(off && { opacity: 0.4, cursor: 'not-allowed' }) }}
      >
        {action.icon}
      </IconButton>
    </Tooltip>
  )
}
