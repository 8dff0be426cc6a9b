import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { handOver } from '#admin/form/hand-over.ts'
import { call } from '#admin/providers/http.ts'
import { useReports } from '#admin/report/reports.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { Filtro } from './Filters.tsx'
import { vencimentosTexts as t } from './texts.ts'

const REPORT = 'gestao-talentos/relatorios/vencimentos'

/** The rows the list shows, all of them, as a file: for who may print the report. */
export function Export({ filtro }: { filtro: Filtro }) {
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: async (formato: 'pdf' | 'xlsx') => {
      const answer = await call(`/api/${REPORT}`, { method: 'POST', body: { filters: filtersOf(filtro), formato } })
      await handOver(answer, `${t.file}.${formato}`)
    },
    onError: report,
  })
  if (!useReports().data?.some(({ path }) => path === REPORT)) return null
  return (['pdf', 'xlsx'] as const).map((formato) => (
    <Button
      key={formato}
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      disabled={isPending}
      onClick={() => mutate(formato)}
    >
      {t[formato]}
    </Button>
  ))
}

function filtersOf({ q, situacao, dias, tipos, areasIds, estabelecimentosIds }: Filtro) {
  const list = (text: string) => (text === '' ? undefined : text.split(','))
  return {
    situacao: situacao || 'TODOS',
    q: q || undefined,
    dias: dias === 'todos' ? undefined : Number(dias),
    tipos: list(tipos),
    areasIds: list(areasIds)?.map(Number),
    estabelecimentosIds: list(estabelecimentosIds)?.map(Number),
  }
}
