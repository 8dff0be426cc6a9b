import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'

export const url = '/api/utilitario/modelos-documento'

/** A product in which templates are written and printed. */
export interface Documents {
  app: TestApp
  admin: Client
  rh: Client
  /** somebody whose name looks like HTML */
  candidatoId: number
  candidato(nome: string, mais?: RecordData): Promise<number>
  cria(mais?: RecordData): Promise<RecordData & { id: number }>
  imprime(modeloId: number, registros: number[], client?: Client): Promise<Response>
  /** a template as it is being written, printed for the newest record or one that is named */
  previa(mais: RecordData, registroId?: number, client?: Client): Promise<Response>
  /** what such a preview says */
  texto(mais: RecordData, registroId?: number, client?: Client): Promise<string>
  rows(text: string, value: unknown): Promise<RecordData[]>
}

export async function openDocuments(): Promise<Documents> {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const rh = await login(app, 'rh')
  const candidato = async (nome: string, mais: RecordData = {}): Promise<number> => {
    const [cargo] = (await rh.get('/api/cargo-salario/cargos/opcoes')).json() as { id: number }[]
    const answer = await rh.post('/api/captacao/candidatos', {
      nome,
      pessoal: { dataNascimento: '1990-05-20', naturalidade: 'Sobral', sexo: 'F' },
      contato: { email: 'conceicao@exemplo.com.br', dddCelular: '85', foneCelular: '988887777' },
      cargos: [{ id: cargo?.id }],
      pretencaoSalarial: 3200,
      experiencias: [
        { empresa: 'Tecelagem Boa Vista', checkNomeCargo: true, nomeMercado: 'Costureira', dataAdmissao: '2015-02-01' },
      ],
      ...mais,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    return (answer.json() as { id: number }).id
  }
  const cria = async (mais: RecordData = {}): Promise<RecordData & { id: number }> => {
    const answer = await admin.post(url, modelo(mais))
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json() as RecordData & { id: number }
  }
  const previa: Documents['previa'] = (mais, registroId, client = admin) =>
    client.post(`${url}/previa`, { modelo: modelo(mais), ...(registroId ? { registroId } : {}) })
  return {
    app,
    admin,
    rh,
    candidatoId: await candidato('Conceição <b>do</b> Prado'),
    candidato,
    cria,
    imprime: (modeloId, registros, client = rh) => client.post('/api/documentos', { modeloId, registros }),
    previa,
    texto: async (...asked) => (await textOf(await previa(...asked))).replaceAll('\u00a0', ' '),
    rows: async (text, value) => (await app.database.pool.query(text, [value])).rows,
  }
}

export const modelo = (mais: RecordData = {}): RecordData => ({
  nome: `Modelo ${Math.random()}`,
  tipo: 'COMUNICADO',
  entidade: 'captacao/candidato',
  titulo: 'Comunicado a {{candidato.nome}}',
  corpo: '<p>Olá, {{candidato.nome}}.</p>',
  ...mais,
})

export async function textOf(answer: Response): Promise<string> {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return (await pagesOf(answer.rawPayload)).join('\n')
}

export const mensagem = (answer: Response) =>
  (answer.json() as { errors: { field: string; message: string }[] }).errors[0]

/** Lines of a text, each a paragraph. */
export const paragrafos = (...linhas: string[]) =>
  linhas.map((linha) => `<p>${linha.replaceAll('<', '&lt;')}</p>`).join('')
