import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'

interface Props extends MenuItemProps {
  Icon: typeof SvgIcon
  /** set for a choice: whether it is the current one */
  checked?: boolean
}

/** A menu line: icon, text, and a check mark on the current choice. */
export function MenuEntry({ Icon, checked, children, ...props }: Props) {
  return (
    <MenuItem {...props} {...(checked === undefined ? {} : { 'aria-checked': checked })}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{children}</ListItemText>
      {checked && <Check fontSize="small" sx={{ ml: 2 }} />}
    </MenuItem>
  )
}
