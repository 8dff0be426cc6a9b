import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { Session } from '#server/platform/access/session.ts'

/** Whether marks of others are hidden from the session: an interviewer sees them only after giving his own, to stay unbiased. */
export function semVerNotas({ usuario }: Session, { entrevistadores = [], notas = [] }: Partial<Entrevista>): boolean {
  const { id } = usuario
  return entrevistadores.some((one) => one.id === id) && !notas.some((nota) => nota.usuario.id === id)
}
