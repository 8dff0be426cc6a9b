import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useRef } from 'react'
import { useStored } from '#admin/providers/store.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { isPageCovered } from '#admin/shell/keys.ts'
import { NpsForm } from './NpsForm.tsx'
import { npsTexts as t } from './texts.ts'
import { useNps } from './useNps.ts'

/** Non-blocking prompt in the corner of any page (spec 3 §9); hidden while a form has unsaved data. */
export default function NpsPrompt() {
  const { pergunta, answer, putOff } = useNps()
  const dirty = useStored(unsaved)
  const paper = useRef<HTMLDivElement>(null)
  const asked = pergunta?.perguntar === true
  const later = () => leaving(paper.current, putOff)
  useKeys(asked && !dirty, paper, later)
  if (!asked) return null
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {t.appeared}
      </Box>
      <Paper
        ref={paper}
        component="section"
        aria-label={t.region}
        elevation={6}
        sx={{ ...place, display: dirty ? 'none' : 'block' }}
      >
        <NpsForm
          pergunta={pergunta}
          onAnswer={(given) => leaving(paper.current, () => answer(given))}
          onPutOff={later}
        />
      </Paper>
    </>
  )
}

/** z-index below menus and dialogs, above a form's buttons. */
const place = {
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: 'mobileStepper',
  width: 'min(420px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  p: 2,
  border: 1,
  borderColor: 'divider',
  'body:has(main .prumo-footer) &': { bottom: 84 },
  '@media print': { display: 'none !important' },
} as const

/** Runs what closes the prompt; if the focus was in it, moves it to the page. */
async function leaving(prompt: HTMLElement | null, work: () => Promise<void>): Promise<void> {
  const inside = prompt?.contains(document.activeElement) === true
  await work()
  if (inside) document.getElementById('conteudo')?.focus({ preventScroll: true })
}

/** F8 focuses the prompt. Esc postpones it, with the focus inside or on the body. */
function useKeys(active: boolean, place: { current: HTMLElement | null }, putOff: () => Promise<void>): void {
  const current = useRef(putOff)
  current.current = putOff
  useEffect(() => {
    if (!active) return
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isPageCovered()) return
      const at = document.activeElement
      if (event.key === 'F8') {
        event.preventDefault()
        place.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
      } else if (event.key === 'Escape' && (at === document.body || place.current?.contains(at) === true)) {
        event.preventDefault()
        void current.current()
      }
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [active, place])
}
