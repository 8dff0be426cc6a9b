import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson } from '#admin/providers/http.ts'
import { PermissionsTree } from '#admin/widgets/permissoes/PermissionsTree.tsx'
import type { PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { EVERY_EVENT } from '#schemas/runtime/definition/events.ts'
import { eventosTexts } from './texts.ts'

/** Events sent to a webhook: all, or by menu group, register and event. */
export default function EventsField(props: WidgetProps) {
  const { label, value, onChange, onBlur, disabled, readOnly } = props
  const { data, error } = useQuery({
    queryKey: ['webhooks', 'eventos'],
    queryFn: () => getJson<PermissionGroup[]>('/api/utilitario/webhooks/eventos'),
  })
  const fixed = disabled || readOnly
  const everything = Array.isArray(value) && value.includes(EVERY_EVENT)
  const choose = (next: string[] | undefined) => {
    onChange(next)
    onBlur()
  }
  return (
    <GroupFrame {...props}>
      <FormControlLabel
        control={
          <Checkbox
            checked={everything}
            disabled={fixed}
            onChange={(_event, on) => choose(on ? [EVERY_EVENT] : undefined)}
          />
        }
        label={eventosTexts.all}
        sx={{ px: 1 }}
      />
      {!everything && error && <Alert severity="error">{error.message}</Alert>}
      {!everything && !error && !data && <Skeleton variant="rounded" height={320} />}
      {!everything && data && (
        <PermissionsTree
          groups={data}
          label={label}
          value={value}
          fixed={fixed}
          onChange={choose}
          words={eventosTexts.tree}
        />
      )}
    </GroupFrame>
  )
}
