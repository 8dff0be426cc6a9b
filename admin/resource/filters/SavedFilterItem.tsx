import DeleteOutline from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import SaveAs from '@mui/icons-material/SaveAsOutlined'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import IconButton from '@mui/material/IconButton'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import type { SavedFilter } from './saved-filters.ts'
import { filtersTexts } from './texts.ts'

interface Props {
  filter: SavedFilter
  inForce: boolean
  isDefault: boolean
  onApply: () => void
  onDefault: (wanted: boolean) => void
  onUpdate: () => void
  onRename: () => void
  onRemove: () => void
}

/** One saved filter: a click applies it; buttons beside it for its other actions. */
export function SavedFilterItem({
  filter,
  inForce,
  isDefault,
  onApply,
  onDefault,
  onUpdate,
  onRename,
  onRemove,
}: Props) {
  const { name } = filter
  return (
    <ListItem disablePadding sx={{ pr: 1 }}>
      <ListItemButton selected={inForce} onClick={onApply} sx={{ minWidth: 0 }}>
        <ListItemText primary={name} slotProps={{ primary: { noWrap: true, title: name } }} />
      </ListItemButton>
      <Tool
        label={isDefault ? filtersTexts.isDefault(name) : filtersTexts.makeDefault(name)}
        pressed={isDefault}
        onClick={() => onDefault(!isDefault)}
      >
        {isDefault ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
      </Tool>
      {!inForce && (
        <Tool label={filtersTexts.updateSaved(name)} onClick={onUpdate}>
          <SaveAs fontSize="small" />
        </Tool>
      )}
      <Tool label={filtersTexts.renameSaved(name)} onClick={onRename}>
        <Edit fontSize="small" />
      </Tool>
      <Tool label={filtersTexts.deleteSaved(name)} onClick={onRemove}>
        <DeleteOutline fontSize="small" />
      </Tool>
    </ListItem>
  )
}

interface ToolProps {
  label: string
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, pressed, onClick, children }: ToolProps) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} aria-pressed={pressed} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
)
