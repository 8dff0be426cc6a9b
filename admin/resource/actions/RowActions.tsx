import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type MouseEvent, useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { labelOf } from '#schemas/runtime/display.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useEntity } from '../entity-context.ts'
import { ActionIconButton } from './ActionIconButton.tsx'
import { ActionMenu } from './ActionMenu.tsx'
import { useRecordActions } from './useRecordActions.tsx'

/** spec 1 §9: up to 5 actions inline, else a popup menu; 30 px per icon. */
export const inlineLimit = 5

/** The actions of one row: all as icons up to five; of more, as many as `limit` leaves room for, the rest in a menu. */
export function RowActions({ record, limit = inlineLimit }: { record: RecordData; limit?: number }) {
  const { entity } = useEntity()
  const actions = useRecordActions(record, 'row')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = labelOf(entity, record)
  const inline = actions.length > limit ? actions.slice(0, limit - 1) : actions
  const rest = actions.slice(inline.length)
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }} onClick={(event) => event.stopPropagation()}>
      {inline.map((action) => (
        <ActionIconButton key={action.name} action={action} label={texts.list.actionsOf(action.title, label)} />
      ))}
      {rest.length > 0 && (
        <>
          <IconButton
            size="small"
            sx={{ width: 30, height: 30 }}
            aria-label={texts.list.moreActions(label)}
            data-tip={texts.list.moreActionsTip}
            aria-haspopup="menu"
            aria-expanded={anchor !== undefined}
            onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
          <ActionMenu actions={rest} anchor={anchor} onClose={() => setAnchor(undefined)} />
        </>
      )}
    </Box>
  )
}
