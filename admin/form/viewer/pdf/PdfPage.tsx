import { styled } from '@mui/material/styles'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawPage } from './draw.ts'
import type { Pdf } from './usePdf.ts'

interface Props {
  pdf: Pdf
  number: number
  total: number
  /** CSS pixels per PDF point */
  scale: number
  /** its scroll container */
  ground: RefObject<HTMLElement | null>
}

/** One page, rendered while it is near the viewport, with a text layer for selection, search and screen readers. */
export function PdfPage({ pdf, number, total, scale, ground }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(number === 1)
  // page sizes may differ: until rendered, a page has the size of the first
  const [size, setSize] = useState({ width: pdf.width, height: pdf.height })

  useEffect(() => {
    if (!sheet.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: ground.current,
      rootMargin: '800px 0px',
    })
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [ground])

  useEffect(() => {
    if (!near || !sheet.current) return
    const drawing = drawPage(pdf.document, number, scale, sheet.current)
    drawing.size.then(setSize, () => undefined)
    return () => drawing.stop()
  }, [near, pdf, number, scale])

  return (
    <Sheet
      ref={sheet}
      role="group"
      aria-label={`Página ${number} de ${total}`}
      data-page={number}
      style={{ width: size.width * scale, height: size.height * scale }}
    />
  )
}

const Sheet = styled('div')({
  position: 'relative',
  margin: '0 auto 16px',
  background: '#fff',
  boxShadow: '0 1px 6px rgba(0, 0, 0, 0.25)',
  '& canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  // the text layer rules of pdfjs-dist/web/pdf_viewer.css
  '& .texto': {
    ...{ position: 'absolute', inset: 0, overflow: 'clip', lineHeight: 1, transformOrigin: '0 0', zIndex: 1 },
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '& span, & br': {
      color: 'transparent',
      position: 'absolute',
      whiteSpace: 'pre',
      cursor: 'text',
      transformOrigin: '0% 0%',
    },
    '& .markedContent': { display: 'contents' },
    '& > :not(.markedContent), & .markedContent span:not(.markedContent)': {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
    '& ::selection': { color: 'transparent', background: 'rgba(0, 90, 255, 0.3)' },
  },
})
