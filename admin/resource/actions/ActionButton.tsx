import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RecordAction } from './record-action.ts'

/** An action as a button; a disabled one stays focusable (aria-disabled), with its reason as tooltip. */
export function ActionButton({ action }: { action: RecordAction }) {
  const off = action.disabled !== undefined
  const target = action.to !== undefined && !off ? { component: AppLink, to: action.to } : {}
  return (
    <Tooltip title={action.disabled ?? ''} describeChild>
      <Button
        {...target}
        color={action.danger ? 'error' : 'inherit'}
        variant="outlined"
        startIcon={action.icon}
        aria-disabled={off || undefined}
        onClick={off ? undefined : action.run}
        sx={off ? { opacity: 0.5, cursor: 'not-allowed' } : undefined}
      >
        {action.title}
      </Button>
    </Tooltip>
  )
}
