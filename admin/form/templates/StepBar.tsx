import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import type { FormTab } from '../engine/deriveForm.ts'
import { useScope } from '../state/scope.ts'

interface Props {
  tabs: FormTab[]
  active: FormTab
}

/** 'Passo 2 de 5' with progress. On a step change its title is scrolled into view and focused. */
export function StepBar({ tabs, active }: Props) {
  const { idPrefix, heading, steps, model } = useScope()
  const title = useRef<HTMLHeadingElement>(null)
  const at = tabs.indexOf(active)
  const before = useRef(at)
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [at])
  const tab = model.tabs.indexOf(active)
  useEffect(() => steps?.onStep?.(tab), [steps, tab])
  const { before: earlier = 0 } = steps ?? {}
  const step = earlier + at + 1
  const all = earlier + tabs.length
  const progress = `Passo ${step} de ${all}`
  return (
    <div className="prumo-steps">
      <Typography variant="body2" color="text.secondary">
        {progress}
      </Typography>
      <Typography
        id={`${idPrefix}-passo`}
        ref={title}
        tabIndex={-1}
        component={`h${heading}`}
        className="prumo-step-title"
      >
        {active.title}
      </Typography>
      <LinearProgress variant="determinate" value={(step / all) * 100} aria-label={progress} />
    </div>
  )
}
