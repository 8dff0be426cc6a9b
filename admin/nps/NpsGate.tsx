import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import { unsaved } from '#admin/providers/unsaved.ts'
import { isPageCovered } from '#admin/shell/keys.ts'

const NpsPrompt = later(() => import('./NpsPrompt.tsx'))

/** After the page was loaded (spec 3 §9), in ms, and how often it is looked whether something is in the way then. */
const AFTER = 3000
const AGAIN = 1000

/** Where the same question is asked. */
const PAGE = '/pesquisa/nps'

/** Asks nobody anything where the company does not; elsewhere once nothing is in the way: no dialog, nothing unsaved. */
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
