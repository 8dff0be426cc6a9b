import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { ButtonPanel } from './ButtonPanel.tsx'

/** Renders any buttons as menu lines. */
const asLines = {
  ...{ display: 'flex', flexDirection: 'column', p: 0.75 },
  '& .MuiButton-root': { justifyContent: 'flex-start', width: '100%', border: 0, m: 0, px: 1.5, py: 1, minHeight: 44 },
} as const

/** Phone menu for buttons that do not fit into one row. */
export function ButtonsMenu({ label, children }: { label: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [opened, setOpened] = useState(false)
  const open = (event: MouseEvent<HTMLElement>) => {
    setOpened(true)
    setAnchor(event.currentTarget)
  }
  // a button with a menu of its own keeps the panel open until one of its entries is chosen
  const close = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[aria-haspopup]')) setAnchor(undefined)
  }
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="dialog" aria-expanded={anchor !== undefined} onClick={open}>
        <MoreVert fontSize="small" />
      </IconButton>
      {opened && (
        <ButtonPanel
          anchor={anchor}
          label={label}
          width={280}
          onClose={() => setAnchor(undefined)}
          // dialogs opened from it stay when it closes
          keepMounted
        >
          <Box sx={asLines} onClick={close}>
            {children}
          </Box>
        </ButtonPanel>
      )}
    </>
  )
}
