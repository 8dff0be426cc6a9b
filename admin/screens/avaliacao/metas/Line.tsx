import Box from '@mui/material/Box'
import type { GoalResult } from '#schemas/runtime/answers/evaluation/goals.ts'
import { daysBetween } from '#schemas/runtime/days/days.ts'
import { toneOf } from './looks.tsx'
import { metasTexts as t } from './texts.ts'

const [WIDTH, HEIGHT, EDGE] = [140, 36, 4] as const

/** Sparkline of the check-in values with the target as a dashed line; each point has the colour of its confidence. */
export function Line({ result: { titulo, meta, checkIns } }: { result: GoalResult }) {
  const points = [...checkIns].reverse()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  const values = [...points.map(({ valor }) => valor), meta]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const days = Math.max(1, daysBetween(first.data, last.data))
  const x = (data: string) => EDGE + (daysBetween(first.data, data) / days) * (WIDTH - 2 * EDGE)
  const y = (valor: number) => HEIGHT - EDGE - ((valor - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE)
  return (
    <svg width={WIDTH} height={HEIGHT} role="img" aria-label={t.line(titulo)} style={{ flexShrink: 0 }}>
      <Box
        component="line"
        x1={0}
        x2={WIDTH}
        y1={y(meta)}
        y2={y(meta)}
        sx={{ stroke: 'currentColor', opacity: 0.5 }}
        strokeDasharray="3 3"
      />
      <polyline
        points={points.map(({ data, valor }) => `${x(data)},${y(valor)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        opacity={0.7}
      />
      {points.map(({ id, data, valor, confianca }) => (
        <Box
          key={id}
          component="circle"
          cx={x(data)}
          cy={y(valor)}
          r={3}
          sx={{ fill: 'currentColor', color: toneOf(confianca) }}
        />
      ))}
    </svg>
  )
}
