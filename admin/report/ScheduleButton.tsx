import ForwardToInbox from '@mui/icons-material/ForwardToInboxOutlined'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#admin/providers/session.ts'
import type { ReportSummary } from './reports.ts'
import { reportTexts } from './texts.ts'

interface Props {
  report: ReportSummary
  /** the filters as they stand in the form */
  query(): string
}

/** Takes report and filters to a new schedule. */
export function ScheduleButton({ report, query }: Props) {
  const navigate = useNavigate()
  const schema = useSession().schemas.find(({ path }) => path === 'utilitario/relatorio-agendado')
  if (!schema?.can.create) return null
  const open = () => {
    const { title, path, periodo, formats } = report
    const values = {
      nome: title,
      relatorio: path,
      filtros: query() || undefined,
      formato: formats[0],
      periodo: periodo ? 'MES_ANTERIOR' : undefined,
    }
    navigate(`/${schema.route}/new?com=${encodeURIComponent(JSON.stringify(values))}`)
  }
  return (
    <Button color="inherit" startIcon={<ForwardToInbox fontSize="small" />} onClick={open}>
      {reportTexts.schedule}
    </Button>
  )
}
