import EditNote from '@mui/icons-material/EditNoteOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useListContext } from 'react-admin'
import { later, Waiting } from '#admin/form/later.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { bulkFields } from '#schemas/runtime/bulk.ts'
import { useEntity } from '../entity-context.ts'
import { useMayRestore } from '../trash/may-restore.ts'
import { listTexts } from './texts.ts'

const BulkEditDialog = later(() => import('../bulk/BulkEditDialog.tsx'))

interface Entry {
  name: string
  title: string
  icon: ReactNode
  disabled?: boolean
  /** an address to go to instead of a dialog */
  to?: string
}

/** What is done with a list as a whole, and seldom. Absent where this session may do none of it. */
export function MoreMenu() {
  const { entity, schema, resource } = useEntity()
  const mayRestore = useMayRestore()
  const { total } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [open, setOpen] = useState<string>()
  const entries: Entry[] = []
  if (schema.can.create)
    entries.push({
      name: 'import',
      title: listTexts.import,
      icon: <UploadFile fontSize="small" />,
      to: `/${resource}/importacao`,
    })
  if (schema.can.update && bulkFields(entity).length > 0)
    entries.push({ name: 'edit', title: listTexts.bulkEdit, icon: <EditNote fontSize="small" />, disabled: !total })
  if (mayRestore && schema.can.read)
    entries.push({
      name: 'trash',
      title: listTexts.trash,
      icon: <RestoreFromTrash fontSize="small" />,
      to: `/${resource}/excluidos`,
    })
  if (entries.length === 0) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Tooltip title={listTexts.more}>
        <IconButton
          aria-label={listTexts.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {entries.map(({ name, title, icon, disabled, to }) => (
          <MenuItem
            key={name}
            disabled={disabled}
            {...(to === undefined ? {} : { component: AppLink, to })}
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
      <Waiting fallback={null}>{open === 'edit' && <BulkEditDialog onClose={close} />}</Waiting>
    </>
  )
}
