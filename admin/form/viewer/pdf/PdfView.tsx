import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { Canvas } from '../Canvas.tsx'
import { Waiting } from '../Notes.tsx'
import type { ViewProps } from '../view.ts'
import { PdfPage } from './PdfPage.tsx'
import { paperOf } from './paper.tsx'
import { usePdf } from './usePdf.ts'
import { useWidth } from './useWidth.ts'

/** Pixels around and between pages. */
const GAP = 16
/** Maximum page width in pixels at zoom 1. */
const WIDEST = 940

/** A PDF with its pages stacked vertically; only pages near the viewport are rendered. */
export default function PdfView({ content, nome, zoom, onPages, onBroken, print }: ViewProps) {
  const pdf = usePdf(content.bytes, onBroken)
  const ground = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(1)
  const room = useWidth(ground)
  const total = pdf?.document.numPages ?? 0
  const scale = pdf && room ? (Math.min(room - 2 * GAP, WIDEST) / pdf.width) * zoom.factor : 0
  print.offer(pdf && (() => paperOf(pdf.document)))

  const report = useRef(onPages)
  report.current = onPages
  useEffect(() => {
    if (total === 0) return
    const go = (page: number) =>
      ground.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
    report.current({ current, total, go })
  }, [current, total])
  useEffect(() => () => report.current(undefined), [])

  return (
    <Canvas
      ref={ground}
      label={`Documento: ${nome}`}
      zoom={zoom}
      onScroll={() => setCurrent(pageAt(ground.current) ?? current)}
    >
      {!pdf && <Waiting />}
      {pdf && scale > 0 && (
        <Box sx={{ width: 'fit-content', minWidth: '100%', boxSizing: 'border-box', p: `${GAP}px` }}>
          {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
            <PdfPage key={number} pdf={pdf} number={number} total={total} scale={scale} ground={ground} />
          ))}
        </Box>
      )}
    </Canvas>
  )
}

/** Returns the page under the line a third below the upper edge of the viewport. */
function pageAt(ground: HTMLElement | null): number | undefined {
  if (!ground) return undefined
  const box = ground.getBoundingClientRect()
  const line = box.top + box.height / 3
  const pages = [...ground.querySelectorAll<HTMLElement>('[data-page]')]
  const found = pages.findLast((page) => page.getBoundingClientRect().top <= line)
  return found && Number(found.dataset.page)
}
