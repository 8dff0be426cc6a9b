import Breadcrumbs from '@mui/material/Breadcrumbs'
import CircularProgress from '@mui/material/CircularProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type MouseEvent, useState } from 'react'
import { Cell, Label, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import { type ChartProps, isEmpty, type PickPlace, placeOf, rowsOf } from './data.ts'
import { numberText, shareText } from './format.ts'
import { ChartFrame } from './frame/ChartFrame.tsx'
import { Legend } from './frame/Legend.tsx'
import { joinRest, MOST_SLICES } from './shorten.ts'
import { chartsTexts } from './texts.ts'
import { type Detail, useDrill } from './useDrill.ts'
import { useLook } from './useLook.ts'

interface Props extends ChartProps {
  /**
   * Loads the data of the next level behind a slice, or a text where there is none ('Área Organizacional não possui área filha.').
   * `path` holds the slices opened so far, this one last. Absent: slices are not clickable.
   */
  detail?(path: string[]): Promise<Detail>
  /** number of levels below the first; unlimited by default */
  depth?: number
}

/** Parts of a whole. A click on a slice, or Enter on its legend entry, opens the next level; breadcrumbs lead back. */
export default function DoughnutChart({ detail, depth = Number.POSITIVE_INFINITY, height = 300, ...props }: Props) {
  const { format, title } = props
  const drill = useDrill(props.data, detail)
  const [whole, setWhole] = useState<string>()
  // `whole` holds the names whose full set was requested: another level starts with its largest slices
  const names = drill.data.categories.join()
  const data = whole === names ? drill.data : joinRest(drill.data, MOST_SLICES, chartsTexts.others)
  const isRest = (place: number) => data !== drill.data && place === data.categories.length - 1
  const look = useLook(data.categories)
  const values = data.series[0]?.values.map((value) => value ?? 0) ?? []
  const total = props.whole ?? values.reduce((sum, value) => sum + value, 0)
  const totalText = numberText(total, format)
  const { onPick } = props
  const opens = onPick !== undefined || (detail !== undefined && drill.path.length < depth)
  const open = (place: number, at: PickPlace) => {
    if (isRest(place)) setWhole(names)
    else if (onPick) onPick(place, at)
    else void drill.open(place)
  }
  // no share for a withheld value
  const noteOf = (value: number | undefined) =>
    value === undefined ? numberText(value, format) : `${numberText(value, format)} · ${shareText(value, total)}`
  const legend = data.categories.map((name, place) => ({
    title: name,
    color: look.colors[place] ?? look.line,
    note: noteOf(data.series[0]?.values[place]),
    onOpen: opens || isRest(place) ? (event: MouseEvent) => open(place, placeOf(event)) : undefined,
  }))
  return (
    <ChartFrame
      {...props}
      data={drill.data}
      height={height}
      trail={props.trail ?? <Trail title={title} drill={drill} />}
      legend={!isEmpty(data) && <Legend label={chartsTexts.legend(title)} items={legend} />}
    >
      <ResponsiveContainer width="100%" height={height}>
        <PieChart title={title}>
          <Pie
            data={rowsOf(data)}
            dataKey="s0"
            nameKey="nome"
            innerRadius="58%"
            outerRadius="92%"
            stroke={look.ground}
            strokeWidth={2}
            startAngle={90}
            endAngle={-270}
            isAnimationActive={look.moves}
            onClick={(_slice, place, event) => void ((opens || isRest(place)) && open(place, placeOf(event)))}
            // keyboard access is by the buttons of the legend
            rootTabIndex={-1}
          >
            {data.categories.map((name, place) => (
              <Cell key={name} fill={look.colors[place]} cursor={opens || isRest(place) ? 'pointer' : undefined} />
            ))}
            <Label
              position="center"
              value={totalText}
              fill={look.tooltip.itemStyle.color}
              fontSize={totalText.length > 9 ? 15 : 22}
            />
          </Pie>
          <Tooltip {...look.tooltip} formatter={(value) => numberText(Number(value), format)} />
        </PieChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

function Trail({ title, drill }: { title: string; drill: ReturnType<typeof useDrill> }) {
  const { path, note, busy } = drill
  return (
    <>
      {path.length > 0 && (
        <Breadcrumbs aria-label={chartsTexts.trail(title)} sx={{ fontSize: 13, mb: 0.5 }}>
          <Link component="button" type="button" onClick={() => drill.back(0)}>
            {chartsTexts.all}
          </Link>
          {path.slice(0, -1).map((name, place) => (
            <Link key={name} component="button" type="button" onClick={() => drill.back(place + 1)}>
              {name}
            </Link>
          ))}
          <Typography color="text.primary" sx={{ fontSize: 13 }} aria-current="page">
            {path.at(-1)}
          </Typography>
        </Breadcrumbs>
      )}
      <Typography role="status" variant="body2" color="text.secondary" sx={{ minHeight: note || busy ? 24 : 0 }}>
        {busy ? <CircularProgress size={16} aria-label={chartsTexts.loading} /> : note}
      </Typography>
    </>
  )
}
