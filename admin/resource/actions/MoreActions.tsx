import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { listTexts } from '#admin/resource/list/texts.ts'
import { ActionMenu } from './ActionMenu.tsx'
import type { RecordAction } from './record-action.ts'

interface Props {
  actions: RecordAction[]
  /** label of the record */
  label: string
  /** in a table row: icon only, with a tooltip */
  dense?: boolean
}

/** Overflow menu for actions that do not fit. */
export function MoreActions({ actions, label, dense }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        {...(dense && { size: 'small', sx: { width: 30, height: 30 }, 'data-tip': listTexts.moreActionsTip })}
        aria-label={listTexts.moreActions(label)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <ActionMenu actions={actions} anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  )
}
