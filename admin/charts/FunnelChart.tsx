import Box from '@mui/material/Box'
import { type ChartProps, stagesOf } from './data.ts'
import { numberText, shareText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { useLook } from './useLook.ts'

interface Props extends ChartProps {
  /** pixels at most (spec 1 §9: 600 × 550); narrower where there is less room */
  width?: number
}

const GAP = 4
/** A stage of nothing is still seen. */
const LEAST = 6

/** Stages from the widest to the narrowest, each with its value and its share of the first (spec 1 §2.5). */
export default function FunnelChart({ width = 600, height = 550, ...props }: Props) {
  const { data, format, title } = props
  const stages = stagesOf(data)
  const look = useLook(1)
  const first = stages[0]?.valor ?? 0
  const shown = {
    categories: stages.map(({ nome }) => nome),
    series: [{ title: data.series[0]?.title ?? '', values: stages.map(({ valor }) => valor) }],
  }
  const tall = height / Math.max(1, stages.length)
  const wide = (value: number) => Math.max(LEAST, first === 0 ? 0 : (value / first) * width)
  return (
    <ChartFrame {...props} shown={shown} height={height}>
      <Box sx={{ maxWidth: width, mx: 'auto' }}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={title}
          style={{ display: 'block', width: '100%' }}
        >
          {stages.map(({ nome, valor }, place) => {
            const [top, bottom] = [wide(valor), wide(stages[place + 1]?.valor ?? valor)]
            const y = place * tall
            const body = tall - GAP - 22
            const middle = width / 2
            return (
              <g key={nome}>
                <title>{`${nome}: ${numberText(valor, format)}`}</title>
                <text x={middle} y={y + 15} textAnchor="middle" {...look.text} fontWeight={600}>
                  {nome}
                  <tspan fontWeight={700} fill={look.tooltip.itemStyle.color}>{`  ${numberText(valor, format)}`}</tspan>
                  <tspan fontWeight={400}>{`  (${shareText(valor, first)})`}</tspan>
                </text>
                <path
                  d={`M${middle - top / 2} ${y + 22}H${middle + top / 2}L${middle + bottom / 2} ${y + 22 + body}H${middle - bottom / 2}Z`}
                  fill={look.colors[0]}
                  fillOpacity={1 - (place / Math.max(1, stages.length)) * 0.45}
                />
              </g>
            )
          })}
        </svg>
      </Box>
    </ChartFrame>
  )
}
