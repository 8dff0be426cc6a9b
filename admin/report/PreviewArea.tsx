import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef } from 'react'
import { PreviewPages } from './PreviewPages.tsx'
import { PreviewTable } from './PreviewTable.tsx'
import { ReportChart } from './ReportChart.tsx'
import { reportTexts } from './texts.ts'
import type { Preview } from './usePreview.ts'

interface Props {
  title: string
  preview: Preview
  busy: boolean
}

/** Scroll margin in pixels for the sticky page header. */
const HEADER = 72

/** Rows and chart of a report. Scrolled into view when requested by the button; on page load only if its beginning is not visible. */
export function PreviewArea({ title, preview, busy }: Props) {
  const { rows, reason, said } = preview
  const area = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = area.current
    if (!rows || !element || reason === 'changed') return
    if (reason === 'asked') element.focus({ preventScroll: true })
    else if (element.getBoundingClientRect().top < window.innerHeight * SEEN) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
  }, [rows, reason])
  return (
    <Box
      component="section"
      ref={area}
      tabIndex={-1}
      aria-label={reportTexts.previewOf(title)}
      aria-busy={busy}
      sx={{ scrollMarginTop: HEADER, outline: 'none' }}
    >
      {busy && <LinearProgress aria-label={reportTexts.updating} sx={{ mt: 2, mb: -2 }} />}
      {said && (
        <Alert severity={said.failed ? 'error' : 'info'} sx={{ mt: 2 }}>
          {said.message}
        </Alert>
      )}
      {rows?.grafico && <ReportChart chart={rows.grafico} />}
      {rows && (rows.paginas ? <PreviewPages preview={rows} /> : <PreviewTable preview={rows} />)}
    </Box>
  )
}

/** Share of the viewport height within which the beginning of the rows counts as visible. */
const SEEN = 0.75
