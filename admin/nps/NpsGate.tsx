import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { isPageCovered } from '#admin/shell/keys.ts'

const NpsPrompt = later(() => import('./NpsPrompt.tsx'))

/** Milliseconds after page load (spec 3 §9), and the polling interval until nothing blocks the prompt. */
const AFTER = 3000
const AGAIN = 1000

/** Path of the page with the same question. */
const PAGE = '/pesquisa/nps'

/** Shows the prompt only where the company enabled it, and once there is no open dialog and no unsaved data. */
export function NpsGate() {
  const { empresa, usuario } = useSession().info
  const { pathname } = useLocation()
  const free = useFreeMoment(empresa.npsAtivo === true)
  if (!free || pathname === PAGE) return null
  return (
    <Waiting fallback={null}>
      <NpsPrompt key={`${usuario.id} ${empresa.id}`} />
    </Waiting>
  )
}

function useFreeMoment(wanted: boolean): boolean {
  const [free, setFree] = useState(false)
  useEffect(() => {
    if (!wanted) return setFree(false)
    let timer = window.setTimeout(function look() {
      if (isPageCovered() || unsaved.get()) timer = window.setTimeout(look, AGAIN)
      else setFree(true)
    }, AFTER)
    return () => window.clearTimeout(timer)
  }, [wanted])
  return free
}
