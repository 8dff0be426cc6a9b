import type { ComponentType } from 'react'
import { useParams } from 'react-router'
import type { Candidato } from '#schemas/runtime/answers/recruitment/portal.ts'
import { NaoEncontrada } from '../../pages/NaoEncontrada.tsx'
import { usePortal } from '../../session.tsx'
import { LoggedIn } from './LoggedIn.tsx'

/** Page under the logged-in candidate's own id; any other id is not found — spec 1 §2.3, §6 */
export function PaginaDoCandidato({ pagina }: { pagina: ComponentType<{ candidato: Candidato }> }) {
  return (
    <LoggedIn>
      <SeuNumero pagina={pagina} />
    </LoggedIn>
  )
}

function SeuNumero({ pagina: Pagina }: { pagina: ComponentType<{ candidato: Candidato }> }) {
  const { id } = useParams()
  const { candidato, visita } = usePortal()
  if (!candidato) return null
  return id === String(candidato.id) ? <Pagina key={visita} candidato={candidato} /> : <NaoEncontrada />
}
