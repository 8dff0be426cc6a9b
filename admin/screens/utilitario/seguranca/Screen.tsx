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
import { Filters } from './Filters.tsx'
import { Lines } from './Lines.tsx'
import { registroTexts } from './texts.ts'
import { useSeguranca } from './useSeguranca.ts'

const size = 15

/** The security log: who came in, who may do what, what was taken out. What is shown stands in the address. */
export default function Screen() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const filter = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''))
  const { data, error, refetch } = useSeguranca(`${filter}&page=${page}&size=${size}`)
  const [open, setOpen] = useState(filter.size > 0)
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
    void download(`/api/utilitario/seguranca/exportacao?${filter}&formato=${formato}`, `seguranca.${formato}`).catch(
      report,
    )
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
              {registroTexts.csv}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => exportAs('xlsx')} disabled={total === 0}>
              {registroTexts.xlsx}
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
          <Lines linhas={data?.linhas} filtered={filter.size > 0} />
          <PlainPagination total={total} page={page} size={size} onPage={(next) => set({ page: String(next) })} />
        </Paper>
      )}
    </Box>
  )
}
