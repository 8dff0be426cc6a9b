import MenuIcon from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { texts } from '#admin/i18n/texts.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { Brand } from './Brand.tsx'
import { EmpresaMenu } from './EmpresaMenu.tsx'
import { NewsBell } from './news/NewsBell.tsx'
import { UserMenu } from './UserMenu.tsx'

interface Props {
  onToggleMenu: () => void
  menuOpen: boolean
  mobile: boolean
}

/** Menu button, product, company, user. */
export function Header({ onToggleMenu, menuOpen, mobile }: Props) {
  const label = mobile
    ? menuOpen
      ? texts.shell.closeMenu
      : texts.shell.openMenu
    : menuOpen
      ? texts.shell.collapseMenu
      : texts.shell.expandMenu
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        height: 56,
        px: { xs: 1, md: 2 },
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1.5 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        boxShadow: (theme) => `inset 0 3px 0 ${theme.palette.brand.main}`,
      }}
    >
      <IconButton aria-label={label} aria-expanded={menuOpen} aria-controls="menu-lateral" onClick={onToggleMenu}>
        <MenuIcon />
      </IconButton>
      <Box component={AppLink} to="/" aria-label={texts.shell.brand} sx={{ textDecoration: 'none', borderRadius: 1 }}>
        <Brand compact={mobile} />
      </Box>
      <Box sx={{ flex: 1 }} />
      <EmpresaMenu />
      <NewsBell />
      <UserMenu mobile={mobile} />
    </Box>
  )
}
