import { sendJson } from '#admin/providers/http.ts'
import type { Proposta, Reading } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

export const startReading = (arquivoId: string): Promise<{ tarefaId: string }> =>
  sendJson('POST', '/api/captacao/candidatos/leitura-curriculo', { arquivoId })

/** Form field path of each proposal. */
const places: [keyof Proposta, string][] = [
  ['nome', 'nome'],
  ['cpf', 'pessoal.cpf'],
  ['email', 'contato.email'],
  ['dddCelular', 'contato.dddCelular'],
  ['foneCelular', 'contato.foneCelular'],
  ['ddd', 'contato.ddd'],
  ['foneFixo', 'contato.foneFixo'],
  ['dataNascimento', 'pessoal.dataNascimento'],
]

/** Proposed values by field path, for empty fields only: typed values are kept. */
export function proposalsFor(record: RecordData, { proposta }: Reading): Record<string, string> {
  return Object.fromEntries(
    places.flatMap(([name, path]) => {
      const value = proposta[name]
      return value && !valueAt(record, path) ? [[path, value]] : []
    }),
  )
}
