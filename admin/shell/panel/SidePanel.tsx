import Left from '@mui/icons-material/ChevronLeft'
import Right from '@mui/icons-material/ChevronRight'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { arrangeShell, layout } from '#admin/providers/layout.ts'
import { useSession } from '#admin/providers/session.ts'
import { useStored } from '#admin/providers/store.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import { AssistantButton } from '../assistente/AssistantButton.tsx'
import { shortcutsOpen } from '../shortcuts/shortcuts-open.ts'
import { panelLinks } from './links.ts'

/** Links at the right edge of wide screens (spec 3 §2); can be collapsed to a strip, which is stored. */
export function SidePanel() {
  const { info } = useSession()
  const { painelRecolhido: folded } = useStored(layout)
  return (
    <Box
      component="aside"
      aria-label={shellTexts.panel}
      sx={{
        flex: 'none',
        width: folded ? 28 : 48,
        position: 'sticky',
        top: 56,
        height: 'calc(100dvh - 56px)',
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.5,
        py: 1,
        borderLeft: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        displayPrint: 'none',
      }}
    >
      <Tooltip title={folded ? shellTexts.showPanel : shellTexts.hidePanel} placement="left">
        <IconButton
          size="small"
          aria-label={folded ? shellTexts.showPanel : shellTexts.hidePanel}
          aria-expanded={!folded}
          onClick={() => arrangeShell({ painelRecolhido: !folded })}
          sx={{ p: 0.25 }}
        >
          {folded ? <Left fontSize="small" /> : <Right fontSize="small" />}
        </IconButton>
      </Tooltip>
      {!folded && (
        <>
          <AssistantButton />
          {panelLinks(info).map(({ label, href, Icon }) => (
            <Tooltip key={label} title={label} placement="left">
              <IconButton
                component="a"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={shellTexts.newTab(label)}
              >
                <Icon fontSize="small" />
              </IconButton>
            </Tooltip>
          ))}
          <Tooltip title={shellTexts.shortcuts} placement="left">
            <IconButton aria-label={shellTexts.shortcuts} onClick={() => shortcutsOpen.set(true)}>
              <Keyboard fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      )}
    </Box>
  )
}
