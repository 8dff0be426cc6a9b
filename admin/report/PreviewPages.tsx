import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { cellText } from './cell-text.ts'
import type { ReportPreview } from './reports.ts'
import { reportTexts } from './texts.ts'

/** Pages shown; the files have all. */
const pageLimit = 30

/** Preview of a report with one page per row: a card each, with its filled fields. */
export function PreviewPages({ preview: { colunas, linhas } }: { preview: ReportPreview }) {
  const shown = linhas.slice(0, pageLimit).map((row, position) => ({ row, position }))
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h2" aria-live="polite">
        {reportTexts.pages(linhas.length)}
      </Typography>
      {shown.map(({ row, position }) => (
        <Page key={position} row={row} columns={colunas} />
      ))}
      {linhas.length > pageLimit && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {reportTexts.cutPages(pageLimit)}
        </Typography>
      )}
    </Box>
  )
}

interface PageProps {
  row: Record<string, unknown>
  columns: ReportPreview['colunas']
}

function Page({ row, columns: [head, ...rest] }: PageProps) {
  const filled = rest
    .map(({ field, title, format, width = 0 }) => ({ field, title, width, text: cellText(row[field], format) }))
    .filter(({ text }) => text !== '')
  return (
    <Paper variant="outlined" component="article" sx={{ mt: 1.5, p: { xs: 2, md: 3 } }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {head && cellText(row[head.field], head.format)}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {filled.map(({ field, title, text, width }) => (
          <Box key={field} sx={width >= SECTION ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

/** Column width from which a column takes a full line, as in print. */
const SECTION = 40
