import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'

export type Stored = RecordData & { id: number; versao: number }

export const PESQUISAS = '/api/pesquisa/pesquisas'
export const COPIAS = '/api/pesquisa/colaborador-questionario'
export const RESPOSTAS = '/api/pesquisa/colaborador-respostas'

interface Place {
  app: TestApp
  admin: Client
}

interface Copia {
  id: number
  colaborador: number
  situacao: string
  respondidaEm: string | null
}

/** What tests about surveys do again and again. @param place of the running test; known once its `beforeAll` has begun */
export function acoesDe(place: () => Place) {
  const rows = async <Row>(text: string, values: unknown[] = []) =>
    (await place().app.database.pool.query(text, values)).rows as Row[]
  const made = async (path: string, body: RecordData, client = place().admin): Promise<Stored> => {
    const answer = await client.post(path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json() as Stored
  }
  const passo = async ({ id }: Stored, name: string, client = place().admin) => {
    const answer = await client.put(`${PESQUISAS}/${id}/${name}`, {})
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as RecordData
  }
  const corpo = (body: RecordData = {}): RecordData => ({
    ...{ titulo: 'Clima', dataIni: place().app.today(), dataFim: '2099-12-31', anonima: true, atributos: ['area'] },
    ...body,
  })
  return {
    ...{ rows, made, passo, corpo },
    /** a survey in preparation, with these questions */
    async pesquisa(body: RecordData, perguntas: RecordData[]): Promise<Stored> {
      const one = await made(PESQUISAS, corpo(body))
      for (const pergunta of perguntas) await made(`${PESQUISAS}/${one.id}/perguntas`, pergunta)
      return one
    },
    /** as many people in an area of its own */
    async gente(nome: string, quantos: number, primeiro: number, more: RecordData = {}) {
      const area = await made('/api/cargo-salario/areas-organizacionais', { nome, ativo: true })
      const ids: number[] = []
      for (let n = 0; n < quantos; n++) {
        const body = { nome: `${nome} ${n + 1}`, cpf: cpf(primeiro + n), dataAdmissao: '2024-01-02' }
        const talento = await made('/api/gestao-talentos/talentos', {
          ...{ ...body, areaOrganizacional: { id: area.id } },
          ...more,
        })
        ids.push(talento.id)
      }
      return { area: { id: area.id }, ids }
    },
    copias: ({ id }: Stored) =>
      rows<Copia>(
        `select id::int as id, colaborador_id::int as colaborador, situacao, respondida_em::text as "respondidaEm"
         from colaborador_questionario where empresa_id = 1 and pesquisa_id = $1 order by colaborador_id`,
        [id],
      ),
    /** opens a copy by a link of its own, without any session */
    async abre(copia: number) {
      const { link } = (await place().admin.post(`/api/avaliacao/avaliacoes/${copia}/link`, {})).json() as {
        link: string
      }
      const codigo = link.split('#')[1]
      const stranger = new Client(place().app)
      const mostra = await stranger.post('/api/externo/questionarios/mostra', { codigo })
      return { codigo, stranger, mostra: mostra.json() as RecordData & { perguntas: { id: number }[] } }
    },
  }
}

export const errorsOf = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors.map(({ field, message }) => [
    field,
    message,
  ])

export const messageOf = (answer: { json(): unknown }) => (answer.json() as { message: string }).message
