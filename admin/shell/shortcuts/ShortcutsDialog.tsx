import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Fragment } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { useStored } from '#admin/providers/store.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { shortcutsOpen } from './shortcuts-open.ts'
import { shortcutsTexts } from './texts.ts'

/** List of all keyboard shortcuts. */
export function ShortcutsDialog() {
  const open = useStored(shortcutsOpen)
  const close = () => shortcutsOpen.set(false)
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby="atalhos"
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 600 } } }}
    >
      <DialogTitle id="atalhos">{shellTexts.shortcuts}</DialogTitle>
      {/* focusable, so that it scrolls by keyboard */}
      <DialogContent tabIndex={0}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '10px 20px' }}>
          {shortcutsTexts.keys.map(({ keys, does }) => (
            <Fragment key={does}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0, fontSize: 13 }}>
                {does}
              </Box>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {commonTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        font: 'inherit',
        fontSize: 12,
        fontWeight: 600,
        px: 0.75,
        py: 0.25,
        borderRadius: 0.75,
        border: 1,
        borderBottomWidth: 2,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  )
}
