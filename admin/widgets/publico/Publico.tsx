import Box from '@mui/material/Box'
import { useOptionalScope } from '#admin/form/state/scope.ts'
import { Segmented } from '#admin/form/widgets/Choice.tsx'
import { ReadOnly } from '#admin/form/widgets/ReadOnly.tsx'
import type { WidgetProps } from '#admin/form/widgets/widget.ts'
import { Held } from './Held.tsx'

/** Kind of audience; in a register with an audience, also its size and members. */
export default function Publico(props: WidgetProps) {
  const scope = useOptionalScope()
  const route = scope?.runtime.entity.route
  const Choice = props.readOnly ? ReadOnly : Segmented
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Choice {...props} />
      {scope && route !== undefined && <Held {...props} scope={scope} route={route} />}
    </Box>
  )
}
