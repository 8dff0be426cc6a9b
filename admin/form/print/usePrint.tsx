import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** What goes on paper: ready, or made when it is asked for. */
type Paper = ReactNode | (() => Promise<ReactNode>)

export interface Print {
  /** says what goes on paper; the last word counts */
  offer(paper: Paper): void
  /** hands it to the browser's print dialog */
  start(): void
  /** to be rendered somewhere; nothing of it shows on the screen */
  area: ReactNode
}

/** Prints a part instead of the page: everything else stays off the paper. */
export function usePrint(): Print {
  const offered = useRef<Paper>(undefined)
  const [paper, setPaper] = useState<ReactNode>()
  const start = async () => setPaper(typeof offered.current === 'function' ? await offered.current() : offered.current)
  return {
    offer: (next) => {
      offered.current = next
    },
    start: () => void start(),
    area: paper === undefined ? null : <PaperArea onDone={() => setPaper(undefined)}>{paper}</PaperArea>,
  }
}

function PaperArea({ children, onDone }: { children: ReactNode; onDone(): void }) {
  const area = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const images = [...(area.current?.querySelectorAll('img') ?? [])]
    let wanted = true
    // an image that has not arrived is an empty place on the paper
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (!wanted) return
      window.print()
      done.current()
    })
    return () => {
      wanted = false
    }
  }, [])
  return createPortal(
    <div ref={area} data-impressao="">
      <GlobalStyles styles={STYLES} />
      {children}
    </div>,
    document.body,
  )
}

const STYLES = {
  '@media screen': { '[data-impressao]': { display: 'none' } },
  '@media print': {
    'body > :not([data-impressao])': { display: 'none !important' },
    'html, body': { height: 'auto !important', overflow: 'visible !important', background: '#fff !important' },
    '[data-impressao], [data-impressao] *': { color: '#000 !important' },
  },
} as const
