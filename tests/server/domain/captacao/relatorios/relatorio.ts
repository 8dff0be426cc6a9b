import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type Response, type TestApp } from '#tests/helpers/app.ts'
import { cpf, next } from '#tests/helpers/samples/sample-value.ts'
import { act, create, first, type Stored } from '../solicitacao/solicitacao.ts'

/** Before the demo data begins. */
export const ano = 2019
const base = '/api/captacao/relatorios'
export const nada = [404, 'Não existem dados para o filtro informado.']
export const messageOf = (answer: Response) => [answer.statusCode, (answer.json() as { message: string }).message]

/** A product with a few records for the reports of the recruitment, and the calls the tests make. */
export type Cenario = Awaited<ReturnType<typeof cenario>>

export async function cenario() {
  const app = await createTestApp()
  const [admin, rh, rh2] = [await login(app, 'admin'), await login(app, 'rh'), await login(app, 'rh2')]
  const chamadas = calls(app, rh)
  const registros = await registers(admin, rh, chamadas.made)
  const candidatos = await candidates(registros, chamadas)
  const pedidos = await requests(admin, rh, registros)
  return { app, admin, rh, rh2, ...chamadas, ...registros, ...candidatos, ...pedidos }
}

type Calls = ReturnType<typeof calls>

function calls(app: TestApp, rh: Client) {
  const ask = (name: string, filters: RecordData, formato = 'json', client = rh) =>
    client.post(`${base}/${name}`, { filters, formato })
  const sql = (text: string, values: unknown[]) => app.database.pool.query(text, values)
  const made = async (path: string, body: RecordData, client = rh): Promise<Stored> => {
    const answer = await client.post(`/api/${path}`, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json() as Stored
  }
  return {
    ask,
    sql,
    made,
    async rowsOf(name: string, filters: RecordData, client = rh): Promise<RecordData[]> {
      const answer = await ask(name, filters, 'json', client)
      expect(answer.statusCode, answer.body).toBe(200)
      return (answer.json() as { linhas: RecordData[] }).linhas
    },
    async refusedFields(name: string, filters: RecordData): Promise<string[]> {
      const answer = await ask(name, filters)
      expect(answer.statusCode, answer.body).toBe(400)
      const { errors } = answer.json() as { errors: { field: string; message: string }[] }
      return errors.map(({ field, message }) => `${field}: ${message}`)
    },
    inSelection: (candidato: Stored, solicitacao: Stored, etapa: Stored) =>
      made('captacao/candidato-solicitacoes', {
        candidato: { id: candidato.id },
        solicitacao: { id: solicitacao.id },
        etapaSeletiva: { id: etapa.id },
      }),
    /** Candidates of a day. */
    on: (day: string, ...candidates: Stored[]) =>
      sql('update candidato set data_cadastro = $2 where id = any($1)', [candidates.map(({ id }) => id), day]),
    async hire(link: Stored): Promise<void> {
      const contrata = `/api/captacao/candidato-solicitacoes/${link.id}/contrata`
      const hired = await rh.put(contrata, { dataAdmissao: app.today() })
      expect(hired.statusCode, hired.body).toBe(200)
    },
  }
}

async function registers(admin: Client, rh: Client, made: Calls['made']) {
  const faixa = await first(rh, 'cargo-salario/faixas-salariais')
  const { cargo } = (await rh.get(`/api/cargo-salario/faixas-salariais/${faixa.id}`)).json() as { cargo: Stored }
  const etapas: [Stored, Stored] = [
    await made('captacao/etapas-seletivas', { ordem: 801, nome: 'Triagem do relatório' }),
    await made('captacao/etapas-seletivas', { ordem: 802, nome: 'Conversa do relatório' }),
  ]
  return {
    faixa,
    cargo: { id: cargo.id },
    estabelecimento: await first(rh, 'utilitario/estabelecimentos'),
    area: await made('cargo-salario/areas-organizacionais', { nome: 'Área dos relatórios' }, admin),
    motivo: await made('captacao/motivos-solicitacao', { descricao: 'Abertura de loja' }),
    etapas,
  }
}

async function candidates({ cargo }: { cargo: { id: number } }, { made, on }: Calls) {
  const site = await made('captacao/como-ficou-sabendo-vaga', { nome: 'Site próprio' })
  const radio = await made('captacao/como-ficou-sabendo-vaga', { nome: 'Rádio local' })
  const contato = {
    ddd: '85',
    ddd2: undefined,
    dddCelular: '85',
    foneCelular: '999887766',
    email: 'ana@exemplo.com.br',
  }
  const ana = await made('captacao/candidatos', {
    nome: 'Ana do Relatório',
    pessoal: { cpf: '11144477735', indicadoPor: 'Zilda Prado' },
    contato,
    comoFicouSabendoVaga: { id: site.id },
    cargos: [cargo],
  })
  const bia = await made('captacao/candidatos', {
    nome: 'Bia do Relatório',
    pessoal: { indicadoPor: ' zilda  prado ' },
    comoFicouSabendoVaga: { id: site.id },
  })
  const caio = await made('captacao/candidatos', {
    nome: 'Caio do Relatório',
    pessoal: { cpf: cpf(next()) },
    comoFicouSabendoVaga: { id: radio.id },
  })
  await on(`${ano}-05-10`, ana, bia)
  await on(`${ano}-05-11`, caio)
  return { ana, bia, caio }
}

type Registros = Awaited<ReturnType<typeof registers>>

async function requests(admin: Client, rh: Client, { area, motivo, estabelecimento, faixa }: Registros) {
  const pedido = {
    areaOrganizacional: { id: area.id },
    motivoSolicitacao: { id: motivo.id },
    estabelecimento,
    faixaSalarial: faixa,
  }
  const aprovada = async (changes: RecordData) =>
    act(admin, (await create(rh, { ...pedido, ...changes })).id, 'status', { status: 'A' })
  return {
    vaga: await aprovada({ descricao: 'Caixa do relatório', quantidade: 3, data: '2026-03-02' }),
    outra: await aprovada({ descricao: 'Fiscal do relatório', quantidade: 1, data: '2026-03-20' }),
  }
}
