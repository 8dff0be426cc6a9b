import ExpandMore from '@mui/icons-material/ExpandMore'
import Key from '@mui/icons-material/KeyOutlined'
import Logout from '@mui/icons-material/LogoutOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type MouseEvent, useState } from 'react'
import { texts } from '#admin/i18n/texts.ts'
import { logout, useSession } from '#admin/providers/session.ts'
import { cutName, initials } from './names.ts'
import { PasswordDialog } from './session/PasswordDialog.tsx'
import { useLeaving } from './unsaved/useLeaving.tsx'

/** Who is logged in, and what they can do about it. */
export function UserMenu({ mobile }: { mobile: boolean }) {
  const { usuario, usuarioFortes } = useSession().info
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [password, setPassword] = useState(false)
  const leaving = useLeaving()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        color="inherit"
        title={usuario.nome}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, px: 1, gap: 1 }}
      >
        <Avatar
          aria-hidden
          src={usuario.avatar}
          alt=""
          sx={{ width: 30, height: 30, fontSize: 12, fontWeight: 700, bgcolor: 'brand.soft', color: 'text.primary' }}
        >
          {initials(usuario.nome)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          {texts.shell.userMenu}
        </Box>
        <Box component="span" sx={mobile ? visuallyHidden : undefined}>
          {cutName(usuario.nome)}
        </Box>
        {!mobile && <ExpandMore fontSize="small" />}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={close}>
        <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', mb: 0.5, fontWeight: 600 }} component="li">
          {usuario.nome}
        </Box>
        {!usuarioFortes && (
          <MenuItem
            onClick={() => {
              close()
              setPassword(true)
            }}
          >
            <ListItemIcon>
              <Key fontSize="small" />
            </ListItemIcon>
            {texts.shell.changePassword}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close()
            leaving.ask(() => void logout())
          }}
        >
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {texts.shell.logout}
        </MenuItem>
      </Menu>
      {leaving.dialog}
      {password && <PasswordDialog onClose={() => setPassword(false)} />}
    </>
  )
}
