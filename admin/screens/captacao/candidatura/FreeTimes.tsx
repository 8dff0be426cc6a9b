import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Disponibilidade } from '#schemas/runtime/answers/recruitment/interviews.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import { candidaturaTexts as t } from './texts.ts'

interface Props {
  query: UseQueryResult<Disponibilidade>
  /** at least one interviewer is chosen */
  asked: boolean
  from: string
  onFrom: (day: string) => void
  value: string | undefined
  onChoose: (instant: string) => void
}

const semana = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' })
const nomeDo = (dia: string) => semana.format(new Date(`${dia}T12:00:00Z`))

/** Start times at which candidate and interviewers are free, by day. */
export function FreeTimes({ query: { data, error, refetch }, asked, from, onFrom, value, onChoose }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const dias = data?.dias ?? []
  const dia = dias.find((one) => one.dia === chosen) ?? dias.find(({ horarios }) => horarios.length > 0) ?? dias[0]
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography id={id} sx={{ fontWeight: 600, fontSize: 14, flex: 1 }}>
          {t.free}
        </Typography>
        <TextField
          type="date"
          size="small"
          label={t.from}
          value={from}
          onChange={({ target }) => onFrom(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ width: 170 }}
        />
      </Box>
      {!asked && <Typography color="text.secondary">{t.chooseInterviewers}</Typography>}
      {asked && error && !data && <RetryAlert onRetry={refetch}>{t.freeFailed}</RetryAlert>}
      {asked && !data && !error && <Skeleton variant="rounded" height={96} />}
      {asked && dia && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
            {dias.map((one) => (
              <Chip
                key={one.dia}
                label={`${nomeDo(one.dia)} (${one.horarios.length})`}
                color={one === dia ? 'primary' : 'default'}
                variant={one === dia ? 'filled' : 'outlined'}
                aria-pressed={one === dia}
                onClick={() => setChosen(one.dia)}
              />
            ))}
          </Box>
          {dia.horarios.length === 0 && <Typography color="text.secondary">{t.noneFree}</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            {dia.horarios.map((horario) => (
              <Chip
                key={horario}
                size="small"
                label={displayInstant(horario).slice(-5)}
                color={isSame(value, horario) ? 'primary' : 'default'}
                variant={isSame(value, horario) ? 'filled' : 'outlined'}
                aria-pressed={isSame(value, horario)}
                onClick={() => onChoose(horario)}
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}

const isSame = (value: string | undefined, horario: string): boolean =>
  value !== undefined && Date.parse(value) === Date.parse(horario)
