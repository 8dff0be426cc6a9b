import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Refuses another CPF for a hired candidate or a former employee. */
export function recusaTrocaDeCpf(record: Candidato, before?: Candidato): FieldError[] {
  if (!before?.contratado && !before?.jaFoiColaborador) return []
  if (before.pessoal?.cpf === undefined || before.pessoal.cpf === record.pessoal?.cpf) return []
  return [fieldError('pessoal.cpf', 'O CPF de quem foi contratado ou já foi colaborador não pode ser alterado.')]
}

/** The language of an existing entry is fixed; only its level changes — spec 1 §4 */
export function recusaTrocaDeIdioma(record: Candidato, before?: Candidato): FieldError[] {
  const stored = new Map((before?.candidatoIdiomas ?? []).map((row) => [row.id, row.idioma.id]))
  return (record.candidatoIdiomas ?? []).flatMap((row, i) => {
    const known = stored.get(row.id)
    if (known === undefined || known === row.idioma.id) return []
    return [fieldError(`candidatoIdiomas[${i}].idioma`, 'O idioma não pode ser alterado; remova-o e adicione outro.')]
  })
}
