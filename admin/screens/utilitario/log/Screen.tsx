import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { commonTexts } from '#admin/i18n/common.ts'
import { download } from '#admin/providers/download.ts'
import { PlainPagination } from '#admin/resource/list/PlainPagination.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { Detail } from './Detail.tsx'
import { Filters } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import { logTexts } from './texts.ts'
import { type Linha, useLog } from './useLog.ts'

const size = 15

/** The audit trail (spec 3 §2): who, when, where, what; read-only. What is shown stands in the address. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const filter = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''))
  const { data, error, refetch } = useLog(`${filter}&page=${page}&size=${size}`)
  const [open, setOpen] = useState(filter.size > 0)
  const [viewed, setViewed] = useState<Linha>()
  const report = useReport()
  const total = data?.total ?? 0
  const set = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = { ...Object.fromEntries(before), page: '0', ...changes }
        return Object.fromEntries(
          Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'page' && value === '0')),
        )
      },
      { replace: true },
    )
  const exportAs = (formato: 'csv' | 'xlsx') =>
    void download(`/api/utilitario/log/exportacao?${filter}&formato=${formato}`, `log.${formato}`).catch(report)
  return (
    <Box>
      <PageHeader
        actions={
          <>
            <Button
              startIcon={<FilterIcon />}
              variant="outlined"
              color="inherit"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {open ? commonTexts.hideFilter : commonTexts.showFilter}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => exportAs('csv')} disabled={total === 0}>
              {logTexts.csv}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => exportAs('xlsx')} disabled={total === 0}>
              {logTexts.xlsx}
            </Button>
          </>
        }
      />
      {open && <Filters values={Object.fromEntries(filter)} onChange={set} onClear={() => setParams({})} />}
      {error && (
        <RetryAlert sx={{ mb: 2 }} onRetry={refetch}>
          {error.message}
        </RetryAlert>
      )}
      {!error && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines linhas={data?.linhas} filtered={filter.size > 0} onView={setViewed} />
          <PlainPagination total={total} page={page} size={size} onPage={(next) => set({ page: String(next) })} />
        </Paper>
      )}
      {viewed && <Detail linha={viewed} onClose={() => setViewed(undefined)} onChanged={() => void refetch()} />}
    </Box>
  )
}
