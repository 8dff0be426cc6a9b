import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import type { NineBoxChart } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { desenhoDasCaixas } from '#schemas/runtime/domain/ninebox.ts'
import { BoxTile } from './BoxTile.tsx'
import { caixaDe } from './ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

interface Props {
  grafico: NineBoxChart
  selected: number | undefined
  onSelect: (box: number) => void
}

/** The nine boxes, navigated by arrow keys; `inverter` (a system parameter) swaps the axes. */
export function Grid({ grafico, selected, onSelect }: Props) {
  const boxes = desenhoDasCaixas(grafico.inverter)
  const [at, setAt] = useState(0)
  const [up, right] = grafico.inverter ? [t.performance, t.potential] : [t.potential, t.performance]
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = at + step
    const aside = Math.abs(step) === 1 && Math.floor(next / 3) !== Math.floor(at / 3)
    const box = aside ? undefined : boxes[next]
    if (box === undefined) return
    setAt(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-box="${box}"]`)?.focus()
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, alignItems: 'center' }}>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ writingMode: 'vertical-rl', transform: 'rotate(180deg)', justifySelf: 'center' }}
      >
        {up} →
      </Typography>
      <Box role="grid" aria-label={t.grid} onKeyDown={go} sx={{ display: 'grid', gap: 1 }}>
        {[0, 1, 2].map((row) => (
          <Box key={row} role="row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
            {boxes.slice(row * 3, row * 3 + 3).map((box, column) => (
              <BoxTile
                key={box}
                box={box}
                caixa={caixaDe(grafico, box)}
                selected={box === selected}
                reached={row * 3 + column === at}
                onSelect={() => {
                  setAt(row * 3 + column)
                  onSelect(box)
                }}
              />
            ))}
          </Box>
        ))}
      </Box>
      <span />
      <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', mt: 0.5 }}>
        {right} →
      </Typography>
    </Box>
  )
}
