import Check from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type SvgIcon from '@mui/material/SvgIcon'

interface Props extends MenuItemProps {
  Icon: typeof SvgIcon
  /** of a choice: the one that holds */
  checked?: boolean
}

/** One line of a menu: picture, text, a tick where it is the chosen one. */
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
