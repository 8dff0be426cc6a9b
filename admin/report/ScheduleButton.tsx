import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import type { RelativePeriod } from '#schemas/runtime/days/period.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { reportTexts } from './texts.ts'

/** Link that opens a new schedule for a report or dashboard. @param values initial values of its form */
export function ScheduleButton({ values }: { values(): RecordData }) {
  const navigate = useNavigate()
  const schema = useSession().schemas.find(({ path }) => path === 'utilitario/relatorio-agendado')
  if (!schema?.can.create) return null
  return (
    <Button
      color="inherit"
      startIcon={<ForwardToInbox fontSize="small" />}
      onClick={() => navigate(`/${schema.route}/new?com=${encodeURIComponent(JSON.stringify(values()))}`)}
    >
      {reportTexts.schedule}
    </Button>
  )
}

interface Scheduled {
  path: string
  title: string
  formats: readonly string[]
  /** the moving period it begins with; absent: there is none */
  period?: RelativePeriod
}

/** Initial values of a schedule, with filters as a query string. */
export const scheduleOf = ({ path, title, formats, period }: Scheduled, query: string): RecordData => ({
  nome: title,
  relatorio: path,
  filtros: query || undefined,
  formato: formats[0],
  periodo: period,
})
