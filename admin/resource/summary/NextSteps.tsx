import EventOutlined from '@mui/icons-material/EventOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import { dayOf, daysFromTo } from '#admin/calendar/days.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { isRegister } from '#schemas/runtime/definition/summary.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { useEntity, useRuleContext } from '../entity-context.ts'
import { lineOf } from '../workflow/line.ts'
import { Stages } from '../workflow/Stages.tsx'
import { StepLine } from '../workflow/StepLine.tsx'
import { useProgress } from '../workflow/useProgress.ts'
import { Block } from './Block.tsx'
import { shownFacts } from './facts.ts'
import { summaryTexts } from './texts.ts'
import { useTimeline } from './useTimeline.ts'

/** Upcoming: current workflow states, future dates, the next records of the time line. */
export function NextSteps({ record }: { record: RaRecord }) {
  const { entity } = useEntity()
  const names = entity.summary?.next ?? []
  const flows = useFlows(record, names)
  const days = useDays(record, names)
  const coming = useTimeline(record).data?.pages[0]?.proximos ?? []
  if (flows.length + days.length + coming.length === 0) return null
  return (
    <Block title={summaryTexts.next}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {flows.map(({ progress, stops }) => (
          <Box key={progress.nome}>
            <StepLine title={progress.titulo} stops={stops} />
            {progress.etapas && progress.etapas.length > 0 && <Stages stages={progress.etapas} />}
          </Box>
        ))}
        {coming.map(({ tipo, id, titulo, data, texto, rota }) => (
          <Line
            key={`${tipo} ${id}`}
            title={titulo}
            when={summaryTexts.when(data)}
            day={dayOf(data)}
            text={texto}
            to={rota}
          />
        ))}
        {days.map(({ field, value }) => (
          <Line key={field.path} title={field.title} when={formatValue(field, value)} day={dayOf(String(value))} />
        ))}
      </Box>
    </Block>
  )
}

/** The listed workflows, except those whose only state is the initial one. */
function useFlows(record: RaRecord, names: readonly string[]) {
  const { entity } = useEntity()
  const wanted = entity.workflows?.some(({ name }) => names.includes(name)) === true
  const { data } = useProgress(record, wanted)
  return (data?.fluxos ?? [])
    .filter(({ nome }) => names.includes(nome))
    .map((progress) => ({ progress, stops: lineOf(progress, Date.now()) }))
    .filter(({ stops }) => stops.length > 1)
}

/** Date fields in the future. */
function useDays(record: RaRecord, names: readonly string[]) {
  const scope = useEntity()
  const { hoje } = useSession().info
  const shown = shownFacts(scope, record, useRuleContext())
  const workflows = scope.entity.workflows?.map(({ name }) => name) ?? []
  const fields = names.filter((name) => !isRegister(name) && !workflows.includes(name))
  return shown(fields).filter(({ value }) => dayOf(String(value)) >= hoje)
}

interface LineProps {
  title: string
  when: string
  day: string
  text?: string
  to?: string
}

function Line({ title, when, day, text, to }: LineProps) {
  const { hoje } = useSession().info
  return (
    <Box sx={{ display: 'flex', gap: 1.25 }}>
      <EventOutlined aria-hidden sx={{ fontSize: 20, color: 'text.secondary', mt: 0.125 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontSize: 14, fontWeight: 600 }}>
          {to ? (
            <Link component={AppLink} to={to} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[`${when} (${summaryTexts.inDays(daysFromTo(hoje, day))})`, text].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}
