import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { OrderedItem } from '#admin/shell/ordered/OrderedItem.tsx'
import { OrderedList, plainList } from '#admin/shell/ordered/OrderedList.tsx'
import { deskTexts } from './texts.ts'
import type { Cards } from './useCards.ts'

const t = deskTexts.arrange

/** Which cards stand on the start page, and in which order. */
export default function ArrangePanel({ cards: { shown, others, arranged, keep, reset } }: { cards: Cards }) {
  const order = shown.map(({ name }) => name)
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        {t.hint}
      </Typography>
      <Box sx={{ px: 1, pb: 1 }}>
        <OrderedList
          label={t.shown}
          items={shown.map(({ name, title }) => ({ key: name, title }))}
          order={order}
          onOrder={keep}
          onToggle={(name) => keep(order.filter((one) => one !== name))}
        />
        {others.length > 0 && (
          <Box
            component="ul"
            aria-label={t.others}
            sx={{ ...plainList, borderTop: 1, borderColor: 'divider', mt: 0.5 }}
          >
            {others.map(({ name, title }) => (
              <OrderedItem key={name} title={title} checked={false} onToggle={() => keep([...order, name])} />
            ))}
          </Box>
        )}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1, py: 0.75 }}>
        <Button color="inherit" disabled={!arranged} onClick={reset}>
          {t.reset}
        </Button>
      </Box>
    </>
  )
}
