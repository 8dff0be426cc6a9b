import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'

export const url = '/api/captacao/solicitacoes-pessoal'
const settings = '/api/utilitario/empresas/configuracao'

export type Stored = RecordData & { id: number; versao: number }
export interface Wrong {
  field?: string
  code: string
  message: string
}

/** The five settings of spec 1 §5.1, all off. */
export const noSettings = {
  solPessoalExibirSalario: false,
  solPessoalExibirColabSubstituido: false,
  solPessoalObrigarDadosComplementares: false,
  solPessoalReabrirSolicitacao: false,
  obrigarAmbienteFuncao: false,
}

/** Turns settings of the client's company on or off; the others stay. */
export async function configure(admin: Client, changes: RecordData): Promise<void> {
  const now = (await admin.get(settings)).json() as Stored
  const answer = await admin.put(settings, { ...now, ...changes })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

/** The first record a picker offers. */
export async function first(client: Client, route: string, filter: RecordData = {}): Promise<{ id: number }> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent('[0,0]')}`
  const [row] = (await client.get(`/api/${route}/opcoes?${query}`)).json() as { id: number }[]
  if (!row) throw new Error(`${route} is empty`)
  return { id: row.id }
}

/** What a request cannot be without, with records of the client's company. */
export async function smallest(client: Client): Promise<RecordData> {
  return {
    descricao: 'Analista de folha',
    horarioComercial: 'Segunda a sexta, 8h às 18h',
    estabelecimento: await first(client, 'utilitario/estabelecimentos'),
    areaOrganizacional: await first(client, 'cargo-salario/areas-organizacionais'),
    motivoSolicitacao: await first(client, 'captacao/motivos-solicitacao'),
  }
}

export async function create(client: Client, changes: RecordData = {}): Promise<Stored> {
  const answer = await client.post(url, { ...(await smallest(client)), ...changes })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json() as Stored
}

/** Runs an action and gives the request as it then is. */
export async function act(client: Client, id: number, action: string, body: RecordData = {}): Promise<Stored> {
  const answer = await client.put(`${url}/${id}/${action}`, body)
  if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`)
  return answer.json() as Stored
}

/** Status and message of an action that the product refuses. */
export async function refusal(client: Client, id: number, action: string, body: RecordData = {}) {
  const answer = await client.put(`${url}/${id}/${action}`, body)
  return [answer.statusCode, (answer.json() as { message: string }).message]
}

/** Messages by field of a request that the product refuses. */
export async function violations(client: Client, changes: RecordData): Promise<Record<string, string>> {
  const answer = await client.post(url, { ...(await smallest(client)), ...changes })
  if (answer.statusCode !== 400) throw new Error(`${answer.statusCode} ${answer.body}`)
  const { errors } = answer.json() as { errors: Wrong[] }
  return Object.fromEntries(errors.map(({ field = '', message }) => [field, message]))
}
