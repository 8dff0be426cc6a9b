import { sendJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'

/** What the server read of a CV, and what it says of its owner (server/features/ocr/document.ts). */
export interface Reading {
  texto: string
  paginas: number
  lidas: number
  imagem: boolean
  confianca: number
  proposta: Record<string, string | undefined>
}

export const startReading = (arquivoId: string): Promise<{ tarefaId: string }> =>
  sendJson('POST', '/api/captacao/candidatos/leitura-curriculo', { arquivoId })

/** Where each proposal belongs in the form. */
const places: Record<string, string> = {
  nome: 'nome',
  cpf: 'pessoal.cpf',
  email: 'contato.email',
  dddCelular: 'contato.dddCelular',
  foneCelular: 'contato.foneCelular',
  ddd: 'contato.ddd',
  foneFixo: 'contato.foneFixo',
  dataNascimento: 'pessoal.dataNascimento',
}

/** What is proposed for fields that nobody filled yet, by field path: what a person typed stays. */
export function proposalsFor(record: RecordData, { proposta }: Reading): Record<string, string> {
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, path]) => {
      const value = proposta[name]
      return value && !valueAt(record, path) ? [[path, value]] : []
    }),
  )
}
