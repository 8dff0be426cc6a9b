import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense, useState } from 'react'
import { useStore } from 'react-admin'
import { Activity } from './Activity.tsx'
import { ErrorArea } from './ErrorArea.tsx'
import { Header } from './Header.tsx'
import { SideMenu } from './menu/SideMenu.tsx'
import { useCountVisits } from './menu/useCountVisits.ts'
import { Notices } from './Notices.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { SkipLink } from './SkipLink.tsx'
import { EmpresaAlteradaDialog } from './session/EmpresaAlteradaDialog.tsx'
import { ExpiryDialog } from './session/ExpiryDialog.tsx'

/** Header, side menu and the page. Up to 768 px the menu is a drawer; above, it can be folded away. */
export function Layout({ children }: { children: ReactNode }) {
  const mobile = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const [drawer, setDrawer] = useState(false)
  const [folded, setFolded] = useStore('shell.menuFolded', false)
  useCountVisits()
  const toggle = () => (mobile ? setDrawer(!drawer) : setFolded(!folded))
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <SkipLink />
      <Header onToggleMenu={toggle} menuOpen={mobile ? drawer : !folded} mobile={mobile} />
      <Activity />
      <Box sx={{ display: 'flex' }}>
        <SideMenu mobile={mobile} open={mobile ? drawer : !folded} onClose={() => setDrawer(false)} />
        <Box
          component="main"
          id="conteudo"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 2, md: 3.5 }, py: { xs: 2, md: 2.5 }, outline: 'none' }}
        >
          <ErrorArea>
            <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
          </ErrorArea>
        </Box>
      </Box>
      <Notices />
      <ExpiryDialog />
      <EmpresaAlteradaDialog />
    </Box>
  )
}
