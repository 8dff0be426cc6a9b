import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { ButtonsMenu } from '#admin/shell/dialogs/ButtonsMenu.tsx'
import { listTexts } from '../texts.ts'
import { useMoreEntries } from './useMoreEntries.tsx'

/** Phone menu with all list actions besides the view switch and 'Novo'. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const { entries, choose, dialog } = useMoreEntries()
  return (
    <>
      <ButtonsMenu label={listTexts.more}>
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
      </ButtonsMenu>
      {dialog}
    </>
  )
}
