import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { Session } from '#server/platform/access/session.ts'

/** An interviewer sees what others gave once he has given his own marks: nobody follows anybody. */
export function semVerNotas({ usuario }: Session, { entrevistadores = [], notas = [] }: Partial<Entrevista>): boolean {
  const { id } = usuario
  return entrevistadores.some((one) => one.id === id) && !notas.some((nota) => nota.usuario.id === id)
}
