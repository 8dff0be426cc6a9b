import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useLayoutEffect, useRef, useState } from 'react'
import { Waiting } from '#admin/form/later.tsx'
import type { DeskCard } from './cards.ts'

/** Gap between cards, and row unit of their heights, in pixels. */
const GAP = 20
const ROW = 4

/** Minimum width of a card in pixels. */
const NARROWEST = 300

/** Masonry grid: cards go below the shortest column as far as their order allows; DOM order is the same, for the keyboard. */
export function DeskGrid({ cards }: { cards: DeskCard[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${NARROWEST}px, 100%), 1fr))`,
        gridAutoRows: `${ROW}px`,
        columnGap: `${GAP}px`,
        mb: `-${GAP}px`,
      }}
    >
      {cards.map((card) => (
        <DeskCell key={card.name} card={card} />
      ))}
    </Box>
  )
}

function DeskCell({ card: { name, wide, component: Shown } }: { card: DeskCard }) {
  const content = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const node = content.current
    if (!node) return
    const measure = () => setHeight(node.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return (
    <Box
      data-cartao-mesa={name}
      sx={{ gridColumn: wide ? '1 / -1' : 'auto', minWidth: 0 }}
      style={{ gridRowEnd: `span ${height > 0 ? Math.ceil((height + GAP) / ROW) : 1}` }}
    >
      <div ref={content}>
        <Waiting fallback={<Skeleton variant="rounded" height={wide ? 320 : 180} />}>
          <Shown />
        </Waiting>
      </div>
    </Box>
  )
}
