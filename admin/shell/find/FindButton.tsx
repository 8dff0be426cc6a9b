import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { findOpen } from './find-open.ts'
import { findTexts } from './texts.ts'

/** Opens the global search, for users without a keyboard. */
export function FindButton() {
  return (
    <Tooltip title={findTexts.open}>
      <IconButton aria-label={findTexts.title} aria-keyshortcuts="Control+K" onClick={() => findOpen.set(true)}>
        <Search />
      </IconButton>
    </Tooltip>
  )
}
