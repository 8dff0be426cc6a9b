import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { focusAt } from './editing.ts'
import { richTexts as t } from './texts.ts'

/** The editor that tools act on. */
export interface Written {
  root: RefObject<HTMLDivElement | null>
  /** the selection before another element took the focus */
  cursor: RefObject<Range | undefined>
  onChanged: () => void
}

/** Runs `document.execCommand` on the selection. */
export function runCommand({ root, cursor, onChanged }: Written, name: string, value?: string): void {
  if (root.current) focusAt(root.current, cursor.current)
  document.execCommand('styleWithCSS', false, 'false')
  document.execCommand(name, false, value)
  onChanged()
}

/** Toolbar above a text. */
export const Tools = ({ children }: { children: ReactNode }) => (
  <Box
    role="toolbar"
    aria-label={t.toolbar}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 0.25,
      p: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '4px 4px 0 0',
    }}
  >
    {children}
  </Box>
)

/** One tool button; mousedown is cancelled, so the selection in the text stays. */
export const Tool = ({ label, icon, onClick }: { label: string; icon: ReactElement; onClick(): void }) => (
  <Tooltip title={label}>
    <IconButton size="small" aria-label={label} onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
      {icon}
    </IconButton>
  </Tooltip>
)
