import Contrast from '@mui/icons-material/ContrastOutlined'
import Dark from '@mui/icons-material/DarkModeOutlined'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import Light from '@mui/icons-material/LightModeOutlined'
import Logout from '@mui/icons-material/LogoutOutlined'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { userMenu } from '#admin/generated/user-menu.ts'
import { arrangeShell, layout, type Tema } from '#admin/providers/layout.ts'
import { logout, useSession } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { MenuEntry } from '../dialogs/MenuEntry.tsx'
import { icons } from '../menu/icons.ts'
import { cutName, initialsOf } from '../names.ts'
import { PasswordDialog } from '../session/PasswordDialog.tsx'
import { shortcutsOpen } from '../shortcuts/shortcuts-open.ts'
import { shellTexts } from '../texts.ts'
import { useLeaving } from '../unsaved/useLeaving.tsx'

const temas: [Tema, typeof Contrast][] = [
  ['sistema', Contrast],
  ['claro', Light],
  ['escuro', Dark],
]

/** Menu of the logged-in user. */
export function UserMenu({ mobile }: { mobile: boolean }) {
  const { usuario, usuarioFortes, authorities } = useSession().info
  const { tema } = useStored(layout)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [password, setPassword] = useState(false)
  const leaving = useLeaving()
  const navigate = useNavigate()
  const close = () => setAnchor(undefined)
  // spec 1 §6: 'Atualizar Meus Dados' only with its authority
  const own = userMenu.filter(
    ({ authorities: any }) => any.length === 0 || any.some((one) => authorities.includes(one)),
  )
  const and = (work: () => void) => () => {
    close()
    work()
  }
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
          {initialsOf(usuario.nome)}
        </Avatar>
        <Box component="span" sx={visuallyHidden}>
          {shellTexts.userMenu}
        </Box>
        <Box component="span" sx={mobile ? visuallyHidden : undefined}>
          {cutName(usuario.nome)}
        </Box>
        {!mobile && <ExpandMore fontSize="small" />}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== undefined}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 230 } } }}
      >
        {/* a plain MenuItem would get the initial focus of the menu */}
        <ListSubheader
          role="presentation"
          sx={{
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
            mb: 0.5,
            color: 'text.primary',
            bgcolor: 'transparent',
            fontSize: 'inherit',
            fontWeight: 600,
            lineHeight: 'inherit',
          }}
        >
          {usuario.nome}
        </ListSubheader>
        {own.map(({ path, title, icon }) => (
          <MenuEntry key={path} Icon={icons[icon]} onClick={and(() => navigate(`/${path}`))}>
            {title}
          </MenuEntry>
        ))}
        {!usuarioFortes && (
          <MenuEntry Icon={Key} onClick={and(() => setPassword(true))}>
            {shellTexts.changePassword}
          </MenuEntry>
        )}
        {!mobile && (
          <MenuEntry Icon={Keyboard} onClick={and(() => shortcutsOpen.set(true))}>
            {shellTexts.shortcuts}
          </MenuEntry>
        )}
        <Divider component="li" role="separator" />
        <ListSubheader role="presentation" sx={{ lineHeight: '30px', fontSize: 12, bgcolor: 'transparent' }}>
          {shellTexts.tema}
        </ListSubheader>
        {temas.map(([each, Icon]) => (
          <MenuEntry
            key={each}
            Icon={Icon}
            role="menuitemradio"
            checked={tema === each}
            onClick={() => arrangeShell({ tema: each })}
          >
            {shellTexts.temas[each]}
          </MenuEntry>
        ))}
        <Divider component="li" role="separator" />
        <MenuEntry Icon={Logout} onClick={and(() => leaving.ask(() => void logout()))}>
          {shellTexts.logout}
        </MenuEntry>
      </Menu>
      {leaving.dialog}
      {password && <PasswordDialog onClose={() => setPassword(false)} />}
    </>
  )
}
