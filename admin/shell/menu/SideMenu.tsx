import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { useState } from 'react'
import { shellTexts } from '#admin/shell/texts.ts'
import { DrawerFooter } from './DrawerFooter.tsx'
import { MenuContent } from './MenuContent.tsx'
import { MenuRail } from './MenuRail.tsx'

const width = 264
const railWidth = 52

interface Props {
  mobile: boolean
  open: boolean
  onClose: () => void
  onUnfold: () => void
}

/** Side menu: expanded or collapsed to a rail of icons on wide screens, in a drawer on small ones. */
export function SideMenu({ mobile, open, onClose, onUnfold }: Props) {
  const [wanted, setWanted] = useState<string>()
  if (mobile)
    return (
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': shellTexts.menu, sx: { width: 'min(86vw, 320px)' } } }}
      >
        <Box
          component="nav"
          id="menu-lateral"
          aria-label={shellTexts.menu}
          sx={{ minHeight: 0, display: 'flex', flex: 1 }}
        >
          <MenuContent mobile onOpen={onClose} />
        </Box>
        <DrawerFooter onOpen={onClose} />
      </Drawer>
    )
  return (
    <Box
      component="nav"
      id="menu-lateral"
      aria-label={shellTexts.menu}
      sx={{
        display: 'flex',
        flex: 'none',
        width: open ? width : railWidth,
        position: 'sticky',
        top: 56,
        height: 'calc(100dvh - 56px)',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        displayPrint: 'none',
      }}
    >
      {open ? (
        <MenuContent mobile={false} wanted={wanted} />
      ) : (
        <MenuRail
          onUnfold={(group) => {
            setWanted(group)
            onUnfold()
          }}
        />
      )}
    </Box>
  )
}
