import Box from '@mui/material/Box'
import { useRoom } from '#admin/resource/list/table/useRoom.ts'
import { type ChartProps, stagesOf } from './data.ts'
import { numberText, shareText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { shortenName } from './names.ts'
import { useLook } from './useLook.ts'

interface Props extends ChartProps {
  /** maximum width in pixels (spec 1 §9: 600 × 550); narrower in a narrow container */
  width?: number
}

/** A single name: all stages have the company's colour. */
const ONE = ['']

const GAP = 4
const WORDS = 22
/** Average character width in pixels. */
const LETTER = 7
/** Minimum width in pixels of a stage, also for a value of 0. */
const LEAST = 6
/** Minimum height in pixels of a stage with its text. */
const LOWEST = 44

/** Stages sorted by size, each with its value and its share of the first (spec 1 §2.5). */
export default function FunnelChart({ width = 600, height = 550, ...props }: Props) {
  const { data, format, title } = props
  const stages = stagesOf(data)
  const shown = {
    categories: stages.map(({ nome }) => nome),
    series: [{ title: data.series[0]?.title ?? '', values: stages.map(({ valor }) => valor) }],
  }
  return (
    <ChartFrame {...props} shown={shown} height={height}>
      <Drawing stages={stages} title={title} format={format} widest={width} highest={height} />
    </ChartFrame>
  )
}

interface DrawingProps extends Pick<ChartProps, 'title' | 'format'> {
  stages: ReturnType<typeof stagesOf>
  widest: number
  highest: number
}

/** Draws at the actual width: scaling the SVG down would scale its text, too. */
function Drawing({ stages, title, format, widest, highest }: DrawingProps) {
  const look = useLook(ONE)
  const [box, room] = useRoom<HTMLDivElement>()
  const width = Math.min(widest, room || widest)
  const share = highest / Math.max(1, stages.length)
  const tall = width === widest ? share : Math.max(LOWEST, (share / widest) * width)
  const first = stages[0]?.valor ?? 0
  const wide = (value: number) => Math.max(LEAST, first === 0 ? 0 : (value / first) * width)
  const middle = width / 2
  return (
    <Box ref={box} sx={{ maxWidth: widest, mx: 'auto' }}>
      <svg
        viewBox={`0 0 ${width} ${tall * stages.length}`}
        role="img"
        aria-label={title}
        style={{ display: 'block', width: '100%' }}
      >
        {stages.map(({ nome, valor }, place) => {
          const [top, bottom] = [wide(valor), wide(stages[place + 1]?.valor ?? valor)]
          const y = place * tall
          const body = tall - GAP - WORDS
          const numbers = `  ${numberText(valor, format)}  (${shareText(valor, first)})`
          const name = shortenName(nome, Math.floor(width / LETTER) - numbers.length)
          return (
            <g key={nome}>
              <title>{`${nome}: ${numberText(valor, format)}`}</title>
              <text x={middle} y={y + 15} textAnchor="middle" {...look.text} fontWeight={600}>
                {name}
                <tspan fontWeight={700} fill={look.tooltip.itemStyle.color}>{`  ${numberText(valor, format)}`}</tspan>
                <tspan fontWeight={400}>{`  (${shareText(valor, first)})`}</tspan>
              </text>
              <path
                d={`M${middle - top / 2} ${y + WORDS}H${middle + top / 2}L${middle + bottom / 2} ${y + WORDS + body}H${middle - bottom / 2}Z`}
                fill={look.colors[0]}
                fillOpacity={1 - (place / Math.max(1, stages.length)) * 0.45}
              />
            </g>
          )
        })}
      </svg>
    </Box>
  )
}
