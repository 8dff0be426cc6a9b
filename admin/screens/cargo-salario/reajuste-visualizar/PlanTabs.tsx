import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { visualizarTexts as t } from './texts.ts'

export type Aba = keyof typeof t.tabs

interface Props {
  abas: Aba[]
  aba: Aba
  onAba: (aba: Aba) => void
  children: ReactNode
}

/** Tabs of a plan. */
export const PlanTabs = ({ abas, aba, onAba, children }: Props) => (
  <>
    <Tabs
      value={aba}
      onChange={(_event, next: Aba) => onAba(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t.tabsLabel}
      sx={{ mb: 2 }}
    >
      {abas.map((one) => (
        <Tab
          key={one}
          value={one}
          label={t.tabs[one]}
          id={`plano-aba-${one}`}
          aria-controls={one === aba ? `plano-painel-${one}` : undefined}
        />
      ))}
    </Tabs>
    <Box role="tabpanel" id={`plano-painel-${aba}`} aria-labelledby={`plano-aba-${aba}`}>
      {children}
    </Box>
  </>
)
