import MenuIcon from '@mui/icons-material/MenuOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { ConsistencyAlert } from '../consistency/ConsistencyAlert.tsx'
import { FindButton } from '../find/FindButton.tsx'
import { VersionLink } from '../menu/VersionLink.tsx'
import { NewsBell } from '../news/NewsBell.tsx'
import { TasksIndicator } from '../tasks/TasksIndicator.tsx'
import { shellTexts } from '../texts.ts'
import { ColaboreIcon } from './ColaboreIcon.tsx'
import { EmpresaMenu } from './EmpresaMenu.tsx'
import { Logo } from './Logo.tsx'
import { UserMenu } from './UserMenu.tsx'

interface Props {
  onToggleMenu: () => void
  menuOpen: boolean
  mobile: boolean
}

/** Header: menu button, logo, version, status of the payroll integration, company, user. */
export function Header({ onToggleMenu, menuOpen, mobile }: Props) {
  const label = mobile
    ? menuOpen
      ? shellTexts.closeMenu
      : shellTexts.openMenu
    : menuOpen
      ? shellTexts.collapseMenu
      : shellTexts.expandMenu
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
        displayPrint: 'none',
        boxShadow: (theme) => `inset 0 3px 0 ${theme.palette.brand.main}`,
      }}
    >
      <IconButton aria-label={label} aria-expanded={menuOpen} aria-controls="menu-lateral" onClick={onToggleMenu}>
        <MenuIcon />
      </IconButton>
      <Logo compact={mobile} />
      {!mobile && <VersionLink />}
      <Box sx={{ flex: 1 }} />
      <FindButton />
      <ConsistencyAlert />
      <ColaboreIcon />
      <EmpresaMenu />
      <TasksIndicator />
      <NewsBell />
      <UserMenu mobile={mobile} />
    </Box>
  )
}
