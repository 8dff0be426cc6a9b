import { useRef, useState } from 'react'
import type { ChartData } from './data.ts'
import { chartsTexts } from './texts.ts'

/** Data of the next level, or a text why there is none. */
export type Detail = ChartData | string

interface Level {
  name: string
  data: ChartData
}

/** Drill-down state of a chart. New data of the first level reset it. */
export function useDrill(first: ChartData, detail?: (path: string[]) => Promise<Detail>) {
  const [levels, setLevels] = useState<Level[]>([])
  const [note, setNote] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [start, setStart] = useState(first)
  // answers to earlier clicks are ignored
  const asked = useRef(0)
  if (start !== first) {
    setStart(first)
    setLevels([])
    setNote(undefined)
  }
  const data = levels.at(-1)?.data ?? first
  const path = levels.map(({ name }) => name)

  const open = async (place: number) => {
    const name = data.categories[place]
    if (!detail || name === undefined) return
    const turn = ++asked.current
    setBusy(true)
    setNote(undefined)
    try {
      const answer = await detail([...path, name])
      if (turn !== asked.current) return
      if (typeof answer === 'string') setNote(answer)
      else setLevels([...levels, { name, data: answer }])
    } catch (error) {
      if (turn === asked.current) setNote(error instanceof Error ? error.message : chartsTexts.empty)
    } finally {
      if (turn === asked.current) setBusy(false)
    }
  }
  const back = (depth: number) => {
    asked.current++
    setBusy(false)
    setNote(undefined)
    setLevels(levels.slice(0, depth))
  }
  return { data, path, note, busy, open, back }
}
