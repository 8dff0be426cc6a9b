import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Dialog at the right edge of the screen. */
export function SideDrawer({ title, onClose, children }: Props) {
  const id = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      // above the dialog from which it was opened
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { sx: { width: 'min(100vw, 460px)', p: 3 }, role: 'dialog', 'aria-labelledby': id } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={commonTexts.close} onClick={onClose} edge="end" autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  )
}
