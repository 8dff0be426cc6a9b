import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { GroupFrame } from '#admin/form/widgets/lists/GroupFrame.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { getJson } from '#admin/providers/http.ts'
import type { PermissionGroup } from '#schemas/runtime/answers/utilities/api-keys.ts'
import { PermissionsTree } from './PermissionsTree.tsx'
import { useComparison } from './useComparison.ts'

/** The permissions of a profile: by group of the menu and screen, with search, all and none, and comparison with another profile. */
export default function PermissionsField(props: WidgetProps) {
  const { data, error } = useQuery({
    queryKey: ['permissoes'],
    queryFn: () => getJson<PermissionGroup[]>('/api/utilitario/perfis/permissoes'),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={320} />
  return <Picker {...props} groups={data} />
}

function Picker({ groups, ...props }: WidgetProps & { groups: PermissionGroup[] }) {
  const { label, value, onChange, onBlur, disabled, readOnly } = props
  const comparison = useComparison(groups)
  const choose = (authorities: string[] | undefined) => {
    onChange(authorities)
    onBlur()
  }
  return (
    <GroupFrame {...props}>
      <PermissionsTree {...{ groups, label, value, comparison }} fixed={disabled || readOnly} onChange={choose} />
    </GroupFrame>
  )
}
