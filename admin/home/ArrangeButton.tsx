import Tune from '@mui/icons-material/TuneOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { ButtonPanel } from '#admin/shell/dialogs/ButtonPanel.tsx'
import { deskTexts } from './texts.ts'
import type { Cards } from './useCards.ts'

const ArrangePanel = later(() => import('./ArrangePanel.tsx'))

/** Opens the choice and the order of the cards. */
export function ArrangeButton({ cards }: { cards: Cards }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {deskTexts.arrange.button}
      </Button>
      <ButtonPanel anchor={anchor} label={deskTexts.arrange.title} width={340} onClose={() => setAnchor(undefined)}>
        <Waiting fallback={null}>
          <ArrangePanel cards={cards} />
        </Waiting>
      </ButtonPanel>
    </>
  )
}
