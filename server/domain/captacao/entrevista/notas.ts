import type { Entrevista } from '#schemas/generated/types/captacao/entrevista.ts'
import type { EntrevistaNota } from '#schemas/generated/types/captacao/entrevista-nota.ts'
import type { Ctx } from '#server/crud/define.ts'

/** The mean of the marks, with two decimals; nothing without marks. */
export function media(notas: EntrevistaNota[] | undefined): number | undefined {
  if (!notas?.length) return undefined
  return Math.round((notas.reduce((soma, { nota }) => soma + nota, 0) / notas.length) * 100) / 100
}

/** An interviewer sees what others gave once he has given his own marks: nobody follows anybody. */
export function escondeNotas({ session }: Ctx, record: Entrevista): void {
  const { id } = session.usuario
  const entrevista = record.entrevistadores?.some((one) => one.id === id)
  const deu = record.notas?.some(({ usuario }) => usuario.id === id)
  if (entrevista && !deu && record.notas) record.notas = []
}
