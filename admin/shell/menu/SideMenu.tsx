import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { texts } from '#admin/i18n/texts.ts'
import { MenuContent } from './MenuContent.tsx'

const width = 264

interface Props {
  mobile: boolean
  open: boolean
  onClose: () => void
}

/** The menu at the side of wide screens, in a drawer on small ones. */
export function SideMenu({ mobile, open, onClose }: Props) {
  if (mobile)
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': texts.shell.menu, sx: { width: 'min(86vw, 320px)' } } }}
      >
        <Box
          component="nav"
          id="menu-lateral"
          aria-label={texts.shell.menu}
          sx={{ minHeight: 0, display: 'flex', flex: 1 }}
        >
          <MenuContent onOpen={onClose} />
        </Box>
      </Drawer>
    )
  return (
    <Box
      component="nav"
      id="menu-lateral"
      aria-label={texts.shell.menu}
      hidden={!open}
      sx={{
        display: open ? 'flex' : 'none',
        flex: 'none',
        width,
        position: 'sticky',
        top: 56,
        height: 'calc(100dvh - 56px)',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
      }}
    >
      <MenuContent />
    </Box>
  )
}
