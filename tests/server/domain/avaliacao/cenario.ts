import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'

export type Registro = RecordData & { id: number }

const URL = '/api/avaliacao'
export const OBJETIVOS = `${URL}/objetivos`
export const RESULTADOS = `${URL}/resultados-chave`
export const CHECK_INS = `${URL}/check-ins`
export const PERIODOS = `${URL}/periodos-metas`

export const said = (answer: Response): unknown[] =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])

/** Periods, objectives and key results as their forms make them, by one user. */
export function metas(client: Client) {
  const make = async (url: string, body: RecordData): Promise<Registro> => {
    const answer = await client.post(url, body)
    if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`)
    return answer.json() as Registro
  }
  const step = async (url: string, body: RecordData = {}) => {
    const answer = await client.put(url, body)
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    return answer.json() as Registro
  }
  return {
    make,
    step,
    periodo: (nome: string, inicio: string, fim: string) => make(PERIODOS, { nome, inicio, fim }),
    /** an objective, active unless told otherwise */
    objetivo: async (titulo: string, periodo: Registro, body: RecordData = {}, ativo = true): Promise<Registro> => {
      const made = await make(OBJETIVOS, { titulo, periodo: { id: periodo.id }, ...body })
      return ativo ? step(`${OBJETIVOS}/${made.id}/ativa`) : made
    },
    resultado: (objetivo: Registro, [inicial, meta]: [number, number], peso = 1, body: RecordData = {}) =>
      make(RESULTADOS, {
        objetivo: { id: objetivo.id },
        titulo: `De ${inicial} a ${meta}`,
        inicial,
        meta,
        peso,
        ...body,
      }),
    checkIn: (resultado: Registro, data: string, valor: number, confianca = 'N') =>
      make(CHECK_INS, { resultadoChave: { id: resultado.id }, data, valor, confianca }),
    read: async (url: string) => (await client.get(url)).json() as Registro,
    progresso: async ({ id }: Registro) =>
      (await client.get(`${OBJETIVOS}/${id}`)).json().progresso as number | undefined,
  }
}

/** The demo, with a period of its own around a day of it. */
export async function cenario() {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const m = metas(admin)
  const ano = await m.periodo('Prova: ano', '2026-01-01', '2026-12-31')
  const trimestre = await m.periodo('Prova: trimestre', '2026-07-01', '2026-09-30')
  return { app, admin, m, ano, trimestre }
}

export const talentoDe = async (app: TestApp, login: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select t.id from talento t join usuario u on u.id = t.usuario_id where u.login = $1 and t.empresa_id = 1',
    [login],
  )
  return Number(rows[0]?.id)
}

export const areaChamada = async (app: TestApp, nome: string): Promise<{ id: number }> => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from area_organizacional where nome = $1 and empresa_id = 1',
    [nome],
  )
  return { id: Number(rows[0]?.id) }
}
