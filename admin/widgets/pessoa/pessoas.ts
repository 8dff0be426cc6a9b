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
  /** this company sees it */
  acessivel: boolean
}

export interface Pessoa {
  id?: number
  nome?: string
  registros?: Registro[]
}

/** Who is known by a CPF among what the session sees; rejects for whoever sees no register of people. */
export const fetchPessoa = (cpf: string): Promise<Pessoa> =>
  askJson('/api/geral/pessoas/cpf', new URLSearchParams({ cpf }), { quiet: true })

/** What a record says of the person for a new one of another kind, by dotted path. */
export async function fetchDados({ tipo, id }: Registro, para: string): Promise<RecordData> {
  const query = new URLSearchParams({ tipo, id: String(id), para })
  const { valores } = await getJson<{ valores: RecordData }>(`/api/geral/pessoas/dados?${query}`)
  return valores
}
