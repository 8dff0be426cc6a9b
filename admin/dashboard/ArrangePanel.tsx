import ArrangeIcon from '@mui/icons-material/DashboardCustomizeOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ButtonPanel } from '#admin/shell/dialogs/ButtonPanel.tsx'
import { OrderedItem } from '#admin/shell/ordered/OrderedItem.tsx'
import { OrderedList, plainList } from '#admin/shell/ordered/OrderedList.tsx'
import type { Item } from './dashboard.ts'
import { dashboardTexts } from './texts.ts'
import type { PersonalLayout } from './useLayout.ts'

/** Button and panel: which figures and charts are shown, and their order. */
export function ArrangePanel({ layout }: { layout: PersonalLayout }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ArrangeIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {dashboardTexts.arrange}
      </Button>
      <ButtonPanel anchor={anchor} label={dashboardTexts.arrange} width={340} onClose={() => setAnchor(undefined)}>
        <Panel layout={layout} />
      </ButtonPanel>
    </>
  )
}

function Panel({ layout }: { layout: PersonalLayout }) {
  const { cards, charts, hidden, arranged, stored, change, reset } = layout
  const hide = (nome: string) => change({ ocultos: [...(stored.ocultos ?? []), nome] })
  const show = (nome: string) => change({ ocultos: (stored.ocultos ?? []).filter((one) => one !== nome) })
  const order = (kind: readonly Item[], others: readonly Item[]) => ({
    items: kind.map(({ nome, titulo }) => ({ key: nome, title: titulo })),
    order: namesOf(kind),
    onOrder: (next: string[]) => change({ ordem: [...next, ...namesOf(others), ...namesOf(hidden)] }),
    onToggle: hide,
  })
  return (
    <>
      <Box sx={{ px: 1, py: 1, maxHeight: 420, overflow: 'auto' }}>
        {cards.length > 0 && (
          <>
            <Heading>{dashboardTexts.cards}</Heading>
            <OrderedList label={dashboardTexts.cards} {...order(cards, charts)} />
          </>
        )}
        <Heading>{dashboardTexts.charts}</Heading>
        <OrderedList label={dashboardTexts.charts} {...order(charts, cards)} />
        {hidden.length > 0 && (
          <>
            <Heading>{dashboardTexts.hidden}</Heading>
            <Box component="ul" aria-label={dashboardTexts.hidden} sx={plainList}>
              {hidden.map(({ nome, titulo }) => (
                <OrderedItem key={nome} title={titulo} checked={false} onToggle={() => show(nome)} />
              ))}
            </Box>
          </>
        )}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1, py: 0.75 }}>
        <Button color="inherit" disabled={!arranged} onClick={reset}>
          {dashboardTexts.resetLayout}
        </Button>
      </Box>
    </>
  )
}

const namesOf = (items: readonly Item[]): string[] => items.map(({ nome }) => nome)

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="overline" component="div" color="text.secondary" sx={{ px: 1, pt: 0.5 }}>
      {children}
    </Typography>
  )
}
