import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'

export type Registro = RecordData & { id: number }
type Linha = RecordData & { data: string }

/** One report asked for as the preview; no rows where it says that there are none. @param nome of another group with it: 'gestao-talentos/ocorrencias' */
export async function linhasDe(client: Client, nome: string, filters: RecordData): Promise<RecordData[]> {
  const [report = '', group = 'cargo-salario'] = nome.split('/').reverse()
  const answer = await client.post(`/api/${group}/relatorios/${report}`, { filters, formato: 'json' })
  if (answer.statusCode === 404) return []
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return (answer.json() as { linhas: RecordData[] }).linhas
}

/** Some cells of each row, in the order of the rows. */
export const celulas = (rows: RecordData[], ...names: string[]): unknown[][] =>
  rows.map((row) => names.map((name) => row[name] ?? null))

/** Makes records as their forms do. */
export function forms(client: Client) {
  let numero = 0
  const make = async (route: string, body: RecordData): Promise<Registro> => {
    const answer = await client.post(`/api/${route}`, body)
    if (answer.statusCode !== 201) throw new Error(`${route}: ${answer.body}`)
    return answer.json() as Registro
  }
  return {
    make,
    area: (nome: string, areaMae?: Registro) =>
      make('cargo-salario/areas-organizacionais', { nome, ...(areaMae && { areaMae: { id: areaMae.id } }) }),
    cargo: (nome: string, area: Registro, grupoOcupacional?: Registro) =>
      make('cargo-salario/cargos', {
        nome,
        nomeMercado: nome,
        areasOrganizacionais: [{ id: area.id }],
        ...(grupoOcupacional && { grupoOcupacional: { id: grupoOcupacional.id } }),
      }),
    faixa: (cargo: Registro, nome: string, historico: Linha[]) =>
      make('cargo-salario/faixas-salariais', { cargo: { id: cargo.id }, nome, codigoCBO: '252105', historico }),
    talento: (nome: string, matricula: string, historicos: Linha[], more: RecordData = {}) => {
      numero += 1
      return make('gestao-talentos/talentos', {
        nome,
        matricula,
        cpf: cpf(830_000 + numero),
        dataAdmissao: historicos[0]?.data,
        historicos,
        ...more,
      })
    },
  }
}

/** A few people of company 1 whose whole story is known, in areas, positions and bands of their own; some of company 2. */
export async function cenario() {
  const app = await createTestApp()
  const admin = await login(app, 'admin')
  // rows of bands and indices of an integrated company would wait for the payroll
  await app.database.pool.query('update empresa set ac_integra = false')
  app.fastify.prumo.sessions.forget()
  const { make, area, cargo, faixa, talento } = forms(admin)
  const [estabelecimento] = (
    await admin.get('/api/utilitario/estabelecimentos/opcoes?range=[0,0]')
  ).json() as Registro[]
  const onde = { estabelecimento: { id: estabelecimento?.id } }

  const prova = await area('Prova')
  const norte = await area('Norte', prova)
  const sul = await area('Sul', prova)
  const emNorte = { ...onde, areaOrganizacional: { id: norte.id } }
  const emSul = { ...onde, areaOrganizacional: { id: sul.id } }
  const operacao = await make('cargo-salario/grupos-ocupacionais', { descricao: 'Prova: operação' })
  const analise = await make('cargo-salario/grupos-ocupacionais', { descricao: 'Prova: análise' })
  const indice = await make('cargo-salario/indices', {
    nome: 'Prova: mínimo',
    historico: [
      { data: '2024-01-01', valor: 1412 },
      { data: '2025-01-01', valor: 1518 },
      { data: '2025-07-01', valor: 1600 },
    ],
  })
  const junior = await cargo('Prova Júnior', norte, operacao)
  const pleno = await cargo('Prova Pleno', norte, analise)
  const vazio = await cargo('Prova Vazio', norte, operacao)
  const j1 = await faixa(junior, 'J1', [
    { data: '2020-01-01', tipo: 3, valor: 1000 },
    { data: '2025-02-01', tipo: 3, valor: 1100 },
  ])
  const j2 = await faixa(junior, 'J2', [{ data: '2020-01-01', tipo: 3, valor: 1200 }])
  const p1 = await faixa(pleno, 'P1', [{ data: '2024-03-01', tipo: 2, indice: { id: indice.id }, quantidade: 1.25 }])

  const em = (lugar: RecordData, data: string, faixaSalarial: Registro, pago: RecordData): Linha => ({
    data,
    ...lugar,
    faixaSalarial: { id: faixaSalarial.id },
    ...pago,
  })
  const valor = (salario: number) => ({ tipoSalario: 3, salario })
  const porFaixa = { tipoSalario: 1 }
  // rose within her position, one year later
  const ana = await talento('Ana Prova', 'P1', [
    em(emNorte, '2024-05-02', j1, { ...valor(1000), motivo: 'ADMISSAO' }),
    em(emNorte, '2025-03-01', j2, valor(1200)),
  ])
  // is paid what her band says; later steps down
  const bia = await talento('Bia Prova', 'P2', [
    em(emNorte, '2024-05-02', p1, { ...porFaixa, motivo: 'ADMISSAO' }),
    em(emNorte, '2025-11-01', j1, valor(1000)),
  ])
  // another position, then another area
  const caio = await talento('Caio Prova', 'P3', [
    em(emNorte, '2023-01-10', j1, { ...valor(1000), motivo: 'ADMISSAO' }),
    em(emNorte, '2025-06-10', p1, porFaixa),
    em(emSul, '2025-09-01', p1, porFaixa),
  ])
  // left; the index he was paid by rose afterwards
  const duda = await talento(
    'Duda Prova',
    'P4',
    [em(emSul, '2024-02-01', j1, { tipoSalario: 2, indice: { id: indice.id }, quantidade: 1 })],
    { situacao: 'D', dataDesligamento: '2025-04-30' },
  )
  // called as somebody else; a dissídio is no promotion, a row that waits holds on no day
  const outraAna = await talento('Ana Prova', 'P5', [
    em(emNorte, '2024-05-02', j1, { ...valor(1000), motivo: 'ADMISSAO' }),
    em(emNorte, '2025-08-15', p1, { ...valor(3000), status: 'A' }),
    em(emNorte, '2025-10-01', j2, { ...valor(1300), motivo: 'DISSIDIO' }),
  ])

  /** may do all but one harmless thing, in the area Norte only */
  const gestora = await app.clientWithout('ROLE_CAD_WEBHOOK')
  await app.database.pool.query(
    `update usuario_empresa set restringir_areas = true, areas_ids = $1
     where usuario_id = (select id from usuario where login = 'sem-role-cad-webhook')`,
    [JSON.stringify([norte.id])],
  )
  /** may do all but see salaries */
  const cego = await app.clientWithout('ROLE_VER_SALARIO')
  const outra = await login(app, 'admin')
  await outra.put('/api/userinfo/empresa', { empresaId: 2 })
  app.fastify.prumo.sessions.forget()

  const ids = (...all: (Registro | undefined)[]) => all.map((one) => one?.id)
  return {
    app,
    admin,
    gestora,
    cego,
    /** the same person in company 2 */
    outra,
    norte,
    sul,
    cargos: { junior, pleno, vazio },
    faixas: { j1, j2, p1 },
    grupos: { operacao, analise },
    talentos: { ana, bia, caio, duda, outraAna },
    estabelecimentosIds: ids(estabelecimento),
    areasIds: ids(norte, sul),
    cargosIds: ids(junior, pleno, vazio),
    make,
  }
}

export type Cenario = Awaited<ReturnType<typeof cenario>>
export type { TestApp }
