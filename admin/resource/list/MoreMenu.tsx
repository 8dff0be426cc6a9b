import EditNote from '@mui/icons-material/EditNoteOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { texts } from '#admin/i18n/texts.ts'
import { bulkFields } from '#schemas/runtime/bulk.ts'
import { useEntity } from '../entity-context.ts'

const BulkEditDialog = lazy(() => import('../bulk/BulkEditDialog.tsx'))

interface Entry {
  name: string
  title: string
  icon: ReactNode
  disabled?: boolean
}

/** What is done with a list as a whole, and seldom. Absent where this session may do none of it. */
export function MoreMenu() {
  const { entity, schema } = useEntity()
  const { total } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState<string>()
  const entries: Entry[] = []
  if (schema.can.update && bulkFields(entity).length > 0)
    entries.push({ name: 'edit', title: texts.lote.edit, icon: <EditNote fontSize="small" />, disabled: !total })
  if (entries.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Tooltip title={texts.lote.more}>
        <IconButton
          aria-label={texts.lote.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {entries.map(({ name, title, icon, disabled }) => (
          <MenuItem
            key={name}
            disabled={disabled}
            onClick={() => {
              setAnchor(undefined)
              setOpen(name)
            }}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            {title}
          </MenuItem>
        ))}
      </Menu>
      <Suspense fallback={null}>{open === 'edit' && <BulkEditDialog onClose={close} />}</Suspense>
    </>
  )
}
