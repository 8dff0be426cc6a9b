import type { EntrevistaNota } from '#schemas/generated/types/captacao/entrevista-nota.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'

type Nota = Pick<EntrevistaNota, 'criterio' | 'nota' | 'observacao' | 'notaOriginal' | 'justificativa'>

/**
 * Merges changed marks of an interviewer who sees those of others: a change needs a reason, and the original mark is
 * kept.
 * @throws DomainError 400 for a change without a reason, or a missing mark
 */
export function corrigidas(enviadas: Nota[], dadas: Nota[], motivo: unknown): Nota[] {
  const falta = enviadas.find(({ criterio }) => !dadas.some((nota) => nota.criterio === criterio))
  if (falta)
    invalid([fieldError('notas', `A nota de ${falta.criterio} já foi enviada: ela pode ser corrigida, não retirada.`)])
  const iguais = dadas.every((nota) => !mudou(enviada(enviadas, nota), nota))
  if (iguais) return enviadas
  const justificativa = typeof motivo === 'string' ? motivo.replaceAll('\0', '').trim() : ''
  if (justificativa === '') invalid([fieldError('justificativa', 'Motivo da correção é obrigatório')])
  if (justificativa.length > 500)
    invalid([fieldError('justificativa', 'Motivo da correção deve ter no máximo 500 caracteres')])
  return dadas.map((nota) => {
    const antes = enviada(enviadas, nota)
    if (antes && !mudou(antes, nota)) return antes
    const notaOriginal = antes && antes.nota !== nota.nota ? (antes.notaOriginal ?? antes.nota) : antes?.notaOriginal
    return { ...nota, ...(notaOriginal ? { notaOriginal } : {}), justificativa }
  })
}

const enviada = (enviadas: Nota[], { criterio }: Nota) => enviadas.find((nota) => nota.criterio === criterio)

const mudou = (antes: Nota | undefined, nota: Nota): boolean =>
  antes === undefined || antes.nota !== nota.nota || (antes.observacao ?? '') !== (nota.observacao ?? '')
