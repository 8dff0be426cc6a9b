import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { ButtonPanel } from '#admin/shell/ButtonPanel.tsx'
import { listTexts } from './texts.ts'
import { useMoreEntries } from './useMoreEntries.tsx'

/** Buttons as lines of a menu, whoever made them. */
const asLines = {
  ...{ display: 'flex', flexDirection: 'column', p: 0.75 },
  '& .MuiButton-root': { justifyContent: 'flex-start', width: '100%', border: 0, px: 1.5, py: 1, minHeight: 44 },
} as const

/** On a phone: everything above a list that found no room beside 'Novo'. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const { entries, choose, dialog } = useMoreEntries()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [opened, setOpened] = useState(false)
  const open = (event: MouseEvent<HTMLElement>) => {
    setOpened(true)
    setAnchor(event.currentTarget)
  }
  // a button that opens a menu of its own keeps the panel until something of that is chosen
  const close = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[aria-haspopup]')) setAnchor(undefined)
  }
  return (
    <>
      <IconButton
        aria-label={listTexts.more}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={open}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {opened && (
        <ButtonPanel
          anchor={anchor}
          label={listTexts.more}
          width={280}
          onClose={() => setAnchor(undefined)}
          // what was opened from it stays when it closes
          keepMounted
        >
          <Box sx={asLines} onClick={close}>
            {children}
            {entries.map(({ name, title, icon, disabled, to }) => (
              <Button
                key={name}
                color="inherit"
                startIcon={icon}
                disabled={disabled}
                {...(to === undefined ? {} : { component: AppLink, to })}
                onClick={() => choose(name)}
              >
                {title}
              </Button>
            ))}
          </Box>
        </ButtonPanel>
      )}
      {dialog}
    </>
  )
}
