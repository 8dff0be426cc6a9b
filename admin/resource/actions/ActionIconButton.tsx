import IconButton from '@mui/material/IconButton'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RecordAction } from './record-action.ts'

/**
 * An action as an icon button of 30 px; its name, or why it is disabled, is shown by the surrounding TipArea. A disabled one stays
 * focusable (aria-disabled), so that its reason can be read.
 */
export function ActionIconButton({ action, label }: { action: RecordAction; label: string }) {
  const off = action.disabled !== undefined
  const target = action.to !== undefined && !off ? { component: AppLink, to: action.to } : {}
  return (
    <IconButton
      {...target}
      size="small"
      aria-label={label}
      aria-description={action.disabled}
      aria-disabled={off || undefined}
      data-tip={off ? `${action.title}: ${action.disabled}` : action.title}
      onClick={off ? undefined : action.run}
      sx={{
        ...{ width: 30, height: 30 },
        '&:hover': { color: action.danger ? 'error.main' : undefined },
        ...(off && { opacity: 0.4, cursor: 'not-allowed' }),
      }}
    >
      {action.icon}
    </IconButton>
  )
}
