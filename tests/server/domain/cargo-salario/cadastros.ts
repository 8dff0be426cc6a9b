import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client, Response } from '#tests/helpers/app.ts'

export type Stored = RecordData & { id: number; versao: number }

export const CARGOS = '/api/cargo-salario/cargos'
export const FAIXAS = '/api/cargo-salario/faixas-salariais'
export const INDICES = '/api/cargo-salario/indices'

/** What was answered, when it is what was hoped for. */
export function stored(answer: Response, status = 201): Stored {
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json()
}

/** Makes positions and bands as the company of the client has them. */
export async function cadastros(client: Client) {
  const [area] = (await client.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,0]')).json() as Stored[]
  const areasOrganizacionais = [{ id: area?.id }]
  return {
    area: area as Stored,
    cargo: async (nome: string): Promise<Stored> =>
      stored(await client.post(CARGOS, { nome, nomeMercado: nome, areasOrganizacionais })),
    faixa: async (cargo: { id: number }, nome: string, more: RecordData = {}): Promise<Stored> =>
      stored(await client.post(FAIXAS, { nome, cargo: { id: cargo.id }, ...FAIXA, ...more })),
    indice: async (nome: string, historico: RecordData[]): Promise<Stored> =>
      stored(await client.post(INDICES, { nome, historico })),
  }
}

export const DESDE = '2020-01-01'

/** What a band needs in companies of both kinds. */
export const FAIXA = {
  codigoCBO: '411010',
  nomeACPessoal: 'Assistente',
  historico: [{ data: DESDE, tipo: 3, valor: 1000 }],
}
