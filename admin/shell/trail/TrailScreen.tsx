import FilterIcon from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentType, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { usePrivateParams } from '#admin/providers/address/usePrivateParams.ts'
import { downloadAsked } from '#admin/providers/download.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { ButtonsMenu } from '../dialogs/ButtonsMenu.tsx'
import { RetryAlert } from '../RetryAlert.tsx'
import { PageHeader } from '../screen/PageHeader.tsx'
import { useReport } from '../useReport.ts'
import type { FiltersProps } from './TrailFilters.tsx'
import { trailTexts } from './texts.ts'
import { useLines } from './useLines.ts'

const size = 15

/** Lines of the log for a screen's own table. */
export interface LinesProps<Line> {
  linhas: Line[] | undefined
  filtered: boolean
  onView(linha: Line): void
}

interface Props<Line> {
  /** call that lists them; `/exportacao` below it exports a file */
  base: string
  /** file name of the export */
  file: string
  Filters: ComponentType<FiltersProps>
  Lines: ComponentType<LinesProps<Line>>
  /** dialog with one line in full */
  Detail?: ComponentType<{ linha: Line; onClose(): void; onChanged(): void }>
}

/** Read-only log, newest first: filters, pages, export. Filters and page are in the URL. */
export function TrailScreen<Line>({ base, file, Filters, Lines, Detail }: Props<Line>) {
  const [params, change] = usePrivateParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const filter = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''))
  const { data, error, refetch } = useLines<Line>(base, `${filter}&page=${page}&size=${size}`)
  const [open, setOpen] = useState(filter.size > 0)
  const [viewed, setViewed] = useState<Line>()
  const report = useReport()
  const mobile = useMediaQuery('(max-width: 768px)', { noSsr: true })
  const total = data?.total ?? 0
  const set = (changes: Record<string, string>) =>
    change((before) => {
      const next = { ...before, page: '0', ...changes }
      return Object.fromEntries(
        Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'page' && value === '0')),
      )
    })
  const exportAs = (formato: 'csv' | 'xlsx') =>
    void downloadAsked(
      `${base}/exportacao`,
      new URLSearchParams([...filter, ['formato', formato]]),
      `${file}.${formato}`,
    ).catch(report)
  const files = (['csv', 'xlsx'] as const).map((formato) => (
    <Button key={formato} variant="outlined" color="inherit" onClick={() => exportAs(formato)} disabled={total === 0}>
      {trailTexts[formato]}
    </Button>
  ))
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
            {mobile ? <ButtonsMenu label={commonTexts.more}>{files}</ButtonsMenu> : files}
          </>
        }
      />
      {open && <Filters values={Object.fromEntries(filter)} onChange={set} onClear={() => change(() => ({}))} />}
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
      {Detail && viewed && (
        <Detail linha={viewed} onClose={() => setViewed(undefined)} onChanged={() => void refetch()} />
      )}
    </Box>
  )
}
