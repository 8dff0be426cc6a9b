import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Content to print: ready, or rendered on demand. */
type Paper = ReactNode | (() => Promise<ReactNode>)

export interface Print {
  /** sets the content to print; the last call wins */
  offer(paper: Paper): void
  /** opens the browser's print dialog */
  start(): void
  /** to be rendered once; hidden on the screen */
  area: ReactNode
}

/** Prints one part of the page: everything else is hidden in print. */
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
    // an image that has not loaded would be printed as an empty box
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
