import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RecordAction } from './record-action.ts'

/**
 * An action as an icon of 30 px. One that cannot be done stays reachable by keyboard (aria-disabled), so that its reason can be read too.
 */
export function ActionIconButton({ action, label }: { action: RecordAction; label: string }) {
  const off = action.disabled !== undefined
  const target = action.to !== undefined && !off ? { component: AppLink, to: action.to } : {}
  return (
    <Tooltip title={action.disabled ?? action.title} describeChild={off}>
      <IconButton
        {...target}
        size="small"
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={off ? undefined : action.run}
        sx={{
          width: 30,
          height: 30,
          '&:hover': { color: action.danger ? 'error.main' : undefined },
          ...(off && { opacity: 0.4, cursor: 'not-allowed' }),
        }}
      >
        {action.icon}
      </IconButton>
    </Tooltip>
  )
}
