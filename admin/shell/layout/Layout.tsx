import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useTextHelper } from '#admin/form/state/text-targets.ts'
import { NpsGate } from '#admin/nps/NpsGate.tsx'
import { arrangeShell, layout } from '#admin/providers/layout.ts'
import { useStored } from '#admin/providers/store.ts'
import { assistantOpen, helpWith, useMayAsk } from '../assistente/assistant-open.ts'
import { assistenteTexts } from '../assistente/texts.ts'
import { findOpen } from '../find/find-open.ts'
import { SideMenu } from '../menu/SideMenu.tsx'
import { searchWanted } from '../menu/search-wanted.ts'
import { PageSkeleton } from '../PageSkeleton.tsx'
import { pageRoom } from '../page-room.ts'
import { pageSearch } from '../page-search.ts'
import { SidePanel } from '../panel/SidePanel.tsx'
import { SessionBars } from '../session/SessionBars.tsx'
import { SessionDialogs } from '../session/SessionDialogs.tsx'
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx'
import { shortcutsOpen } from '../shortcuts/shortcuts-open.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { Activity } from './Activity.tsx'
import { ErrorArea } from './ErrorArea.tsx'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useFocusPage } from './useFocusPage.ts'
import { useUsage } from './useUsage.ts'

const FindDialog = later(() => import('../find/FindDialog.tsx'))
const AssistantPanel = later(() => import('../assistente/AssistantPanel.tsx'))

const HELPER = { title: assistenteTexts.title, help: helpWith }

/** Shell: header, side menu, page, links at the right. Up to 768 px the menu is a drawer that includes the links; above, both can be collapsed. */
export function Layout({ children }: { children: ReactNode }) {
  const mobile = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [drawer, setDrawer] = useState(false)
  const roomWanted = useStored(pageRoom)
  const { menuRecolhido } = useStored(layout)
  const folded = menuRecolhido || roomWanted
  const assistant = useStored(assistantOpen)
  const finding = useStored(findOpen)
  const mayAsk = useMayAsk()
  useTextHelper(mayAsk && !mobile ? HELPER : undefined)
  useFocusPage()
  useUsage()
  // unfolding a menu that a page collapsed (`pageRoom`) lasts for this visit; the stored choice stays
  const unfold = () => {
    if (mobile) return setDrawer(true)
    pageRoom.set(false)
    if (menuRecolhido) arrangeShell({ menuRecolhido: false })
  }
  const toggle = () => {
    if (mobile) return setDrawer(!drawer)
    if (roomWanted) return unfold()
    arrangeShell({ menuRecolhido: !menuRecolhido })
  }
  useShortcuts({
    findEverywhere: () => findOpen.set(true),
    search() {
      const onPage = pageSearch.get()
      if (onPage) return onPage()
      searchWanted.set(true)
      unfold()
    },
    listShortcuts: () => shortcutsOpen.set(true),
  })
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipLink />
      <Header onToggleMenu={toggle} menuOpen={mobile ? drawer : !folded} mobile={mobile} />
      <Activity />
      <SessionBars />
      <Box sx={{ display: 'flex' }}>
        <SideMenu mobile={mobile} open={mobile ? drawer : !folded} onClose={() => setDrawer(false)} onUnfold={unfold} />
        <Box
          component="main"
          id="conteudo"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3.5 }, py: { xs: 2, md: 2.5 }, outline: 'none' }}
        >
          <ErrorArea>
            <Waiting fallback={<PageSkeleton />}>{children}</Waiting>
          </ErrorArea>
        </Box>
        {!mobile && assistant && mayAsk && (
          <Waiting fallback={null}>
            <AssistantPanel />
          </Waiting>
        )}
        {!mobile && <SidePanel />}
      </Box>
      <NpsGate />
      <Notices />
      <ShortcutsDialog />
      {finding && (
        <Waiting fallback={null}>
          <FindDialog />
        </Waiting>
      )}
      <SessionDialogs />
    </Box>
  )
}
