import Box from '@mui/material/Box'
import { listTexts } from '#admin/resource/list/texts.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { labelOf } from '#schemas/runtime/shown/display.ts'
import { useEntity } from '../entity-context.ts'
import { ActionIconButton } from './ActionIconButton.tsx'
import { MoreActions } from './MoreActions.tsx'
import { useRecordActions } from './useRecordActions.tsx'

/** spec 1 §9: up to 5 actions inline, else a popup menu; 30 px per icon. */
export const inlineLimit = 5

/** The actions of one row: all as icons up to five; of more, as many as `limit` leaves room for, the rest in a menu. */
export function RowActions({ record, limit = inlineLimit }: { record: RecordData; limit?: number }) {
  const { entity } = useEntity()
  const actions = useRecordActions(record, 'row')
  const label = labelOf(entity, record)
  const inline = actions.length > limit ? actions.slice(0, limit - 1) : actions
  const rest = actions.slice(inline.length)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }} onClick={(event) => event.stopPropagation()}>
      {inline.map((action) => (
        <ActionIconButton key={action.name} action={action} label={listTexts.actionsOf(action.title, label)} />
      ))}
      <MoreActions dense actions={rest} label={label} />
    </Box>
  )
}
