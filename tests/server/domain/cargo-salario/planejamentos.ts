import type { RecordData } from '#schemas/runtime/model.ts'
import { cpfOf } from '#server/platform/data/people/numbers.ts'
import { type Client, createTestApp, login } from '#tests/helpers/app.ts'

export const TABELAS = '/api/cargo-salario/tabelas-reajustes-colaboradores'
export const REAJUSTES = '/api/cargo-salario/reajustes'
export const TALENTOS = '/api/gestao-talentos/talentos'

export type Registro = RecordData & { id: number; versao: number }

export type Planejamentos = Awaited<ReturnType<typeof comecaPlanejamentos>>

/** A product with a company that no payroll confirms, and what plans of salaries are made of. */
export async function comecaPlanejamentos() {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  const first = async (url: string) => ((await admin.get(`${url}?range=[0,0]`)).json() as Registro[])[0]?.id as number
  const area = await first('/api/cargo-salario/areas-organizacionais/opcoes')
  const estabelecimento = await first('/api/utilitario/estabelecimentos/opcoes')
  // rows of an integrated company would wait for the payroll
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
  return { app, admin, area, estabelecimento, ...ferramentas(admin, area, estabelecimento) }
}

function ferramentas(admin: Client, area: number, estabelecimento: number) {
  async function make(url: string, body: RecordData): Promise<Registro> {
    const answer = await admin.post(url, body)
    if (answer.statusCode !== 201) throw new Error(`${url}: ${answer.body}`)
    return answer.json() as Registro
  }

  let numero = 0
  async function cargo(): Promise<Registro> {
    const nome = `Cargo reajustado ${++numero}`
    return make('/api/cargo-salario/cargos', { nome, nomeMercado: nome, areasOrganizacionais: [{ id: area }] })
  }
  const faixa = (cargoId: number, valor: number, more: RecordData = {}) =>
    make('/api/cargo-salario/faixas-salariais', {
      cargo: { id: cargoId },
      nome: `F${++numero}`,
      codigoCBO: '252105',
      historico: [{ data: '2024-01-01', tipo: 3, valor, ...more }],
    })
  const talento = (faixaId: number, salario: number | undefined, more: RecordData = {}, linhas: RecordData[] = []) => {
    const { dataAdmissao = '2024-05-02', tipoSalario = 3, ...rest } = more
    const situacao = {
      areaOrganizacional: { id: area },
      estabelecimento: { id: estabelecimento },
      faixaSalarial: { id: faixaId },
    }
    return make(TALENTOS, {
      nome: `Pessoa ${++numero}`,
      cpf: cpfOf(700_000 + numero),
      dataAdmissao,
      historicos: [
        { data: dataAdmissao, tipoSalario, ...situacao, ...(salario === undefined ? {} : { salario }) },
        ...linhas.map((linha) => ({ ...situacao, ...linha })),
      ],
      ...rest,
    })
  }
  const tabela = (data: string, more: RecordData = {}) =>
    make(TABELAS, { nome: `Planejamento ${++numero}`, data, tipoReajuste: 'C', ...more })

  const propoe = (tabelaId: number, talentoId: number, salarioProposto: number, more: RecordData = {}) =>
    admin.post(REAJUSTES, {
      tabelaReajusteColaborador: { id: tabelaId },
      colaborador: { id: talentoId },
      tipoSalarioProposto: 3,
      salarioProposto,
      ...more,
    })
  const coletivo = (tabelaId: number, body: RecordData) =>
    admin.post(`${REAJUSTES}/aplicar-dissidio`, {
      tabela: tabelaId,
      estabelecimentos: [estabelecimento],
      areas: [area],
      reajustePor: 1,
      ...body,
    })
  const aplica = (id: number, body: RecordData = {}, como = 'colaboradores') =>
    admin.post(`${TABELAS}/${id}/aplicar-${como}`, body)
  const cancela = (id: number) => admin.post(`${TABELAS}/${id}/cancelar-reajuste`, { motivoCancelamento: 'Engano' })
  const le = async (id: number) =>
    (await admin.get(`${TALENTOS}/${id}`)).json() as Registro & { historicos: RecordData[] }
  const lista = async (url: string) => (await admin.get(url)).json() as Registro[]
  const indice = (nome: string, valor: number) =>
    make('/api/cargo-salario/indices', { nome, historico: [{ data: '2024-01-01', valor }] })
  const cargoDe = async (faixaId: number) =>
    ((await admin.get(`/api/cargo-salario/faixas-salariais/${faixaId}`)).json() as { cargo: Registro }).cargo.id
  const propostas = (id: number, consulta = '') => lista(`${TABELAS}/${id}/colaboradores?range=[0,99]${consulta}`)

  return {
    make,
    cargo,
    cargoDe,
    faixa,
    indice,
    talento,
    tabela,
    propoe,
    coletivo,
    aplica,
    cancela,
    le,
    lista,
    propostas,
  }
}

/** 'field: message' of each error of an answer. */
export const errosDe = (answer: { json(): unknown }) =>
  ((answer.json() as { errors?: { field?: string; message: string }[] }).errors ?? []).map(
    ({ field, message }) => `${field ?? ''}: ${message}`,
  )
