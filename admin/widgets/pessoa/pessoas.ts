import { askJson } from '#admin/providers/ask.ts'
import { getJson } from '#admin/providers/http.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

/** A record of the person. */
export interface Registro {
  /** path of the entity */
  tipo: string
  titulo: string
  id: number
  nome: string
  empresa: { id: number; nome: string }
  /** visible in this company */
  acessivel: boolean
}

export interface Pessoa {
  id?: number
  nome?: string
  registros?: Registro[]
}

/** Looks up a person by CPF in the registers visible to the session; rejects when there are none. */
export const fetchPessoa = (cpf: string): Promise<Pessoa> =>
  askJson('/api/geral/pessoas/cpf', new URLSearchParams({ cpf }), { quiet: true })

/** Returns the values of a record for a new one of another entity, by dotted path. */
export async function fetchDados({ tipo, id }: Registro, para: string): Promise<RecordData> {
  const query = new URLSearchParams({ tipo, id: String(id), para })
  const { valores } = await getJson<{ valores: RecordData }>(`/api/geral/pessoas/dados?${query}`)
  return valores
}
