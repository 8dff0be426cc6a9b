import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ActionMenu } from '#admin/resource/actions/ActionMenu.tsx'
import type { RecordAction } from '#admin/resource/actions/record-action.ts'
import type { ExperiencePeriod } from '#schemas/runtime/answers/evaluation/experience.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { experienciaTexts as t } from './texts.ts'

interface Props {
  period: ExperiencePeriod
  /** name of the talent */
  name: string
  actions: RecordAction[]
}

/** A due date at most this many days ahead is shown as a warning. */
const NEAR = 10

/** A period with its due day and state, as the button of its action menu. */
export function PeriodChip({ period, name, actions }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { color, Icon } = lookOf(period)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={color}
        startIcon={<Icon />}
        endIcon={<ArrowDropDown />}
        aria-label={t.chip(period.nome, displayDay(period.vencimento), wordsOf(period), name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ textAlign: 'left', textTransform: 'none', justifyContent: 'flex-start', py: 0.5, lineHeight: 1.3 }}
      >
        <span>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {period.nome}
          </Box>
          <Box component="span" sx={{ fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
            {` · ${displayDay(period.vencimento)}`}
          </Box>{' '}
          <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
            {wordsOf(period)}
          </Box>
        </span>
      </Button>
      <ActionMenu actions={actions} anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  )
}

function lookOf({ situacao, vencido, aprovado, faltam }: ExperiencePeriod) {
  if (situacao === 'R')
    return aprovado === false
      ? ({ color: 'warning', Icon: ErrorOutline } as const)
      : ({ color: 'success', Icon: CheckCircle } as const)
  if (vencido) return { color: 'error', Icon: ErrorOutline } as const
  return { color: faltam <= NEAR ? 'warning' : 'inherit', Icon: HourglassEmpty } as const
}

/** Returns the state as text: the result, or the days until the due day. */
export function wordsOf({ situacao, faltam, performance, aprovado }: ExperiencePeriod): string {
  if (situacao === 'R')
    return [
      performance === undefined ? t.states.R : t.percent(performance),
      ...(aprovado === undefined ? [] : [aprovado ? t.approved : t.refused]),
    ].join(' · ')
  const due = faltam < 0 ? t.overdueBy(-faltam) : faltam === 0 ? t.dueToday : t.dueIn(faltam)
  return situacao === 'P' ? `${t.states.P} · ${due}` : due
}
