import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { comecaPlanejamentos, errosDe, type Planejamentos, type Registro, TABELAS, TALENTOS } from './planejamentos.ts'

let p: Planejamentos
/** may do everything but see salaries */
let blind: Client
/** manager of 'Vendas' and what lies below it, who is talent 5 */
let lider: Client

beforeAll(async () => {
  p = await comecaPlanejamentos()
  blind = await p.app.clientWithout('ROLE_VER_SALARIO')
  await p.app.database.pool.query(
    `update perfil set authorities = authorities || '["ROLE_MOV_REAJUSTE_INCLUIR","ROLE_APLICA_REAJUSTE","ROLE_CAD_TALENTO_VER","ROLE_CAD_TALENTO_ALTERAR"]' where id = 5`,
  )
  p.app.fastify.prumo.sessions.forget()
  lider = await login(p.app, 'lider')
})
afterAll(() => p?.app.close())

const DIA = '2026-07-01'
const move = (id: number, body: RecordData = {}, client = p.admin) =>
  client.post(`${TALENTOS}/${id}/movimentacao`, { data: DIA, motivo: 'PROMOCAO', ...body })
const feita = async (id: number, body: RecordData = {}, client = p.admin) => {
  const answer = await move(id, body, client)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { tabela: { id: number; nome: string; situacao: string }; tarefaId?: string }
}
const linhas = async (id: number) => (await p.le(id)).historicos.map(({ data, salario }) => [data, salario]).sort()
const consulta = async <Row>(text: string, values: unknown[] = []) => {
  const { rows } = await p.app.database.pool.query(text, values)
  p.app.fastify.prumo.sessions.forget()
  return rows as Row[]
}
/** Two bands of one position, and somebody in the lower one. */
async function alguem(more: RecordData = {}, rows: RecordData[] = []) {
  const { id: cargo } = await p.cargo()
  const [baixa, alta] = [await p.faixa(cargo, 3000), await p.faixa(cargo, 4000)]
  return { baixa, alta, t: await p.talento(baixa.id, 3000, more, rows) }
}
const tres = (salarioProposto: number) => ({ tipoSalarioProposto: 3, salarioProposto })

test('promoting somebody is a plan of one: his row with its origin, his timeline, and cancelling restores exactly', async () => {
  const { t, alta } = await alguem()
  const antes = await p.le(t.id)
  const draft = (await p.admin.get(`${TALENTOS}/${t.id}/movimentacao?data=${DIA}`)).json() as RecordData
  expect(draft).toMatchObject({ salarioAtual: 3000, salarioProposto: 3000, tipoSalarioProposto: 3, data: DIA })
  expect(draft.areaOrganizacionalAtual).toEqual({ id: p.area, nome: expect.any(String) })
  const { tabela } = await feita(t.id, { ...tres(3500), faixaSalarialProposto: { id: alta.id }, versao: draft.versao })
  expect(tabela).toEqual({ id: expect.any(Number), nome: `Promoção de ${t.nome}`, situacao: 'A' })
  const depois = await p.le(t.id)
  expect(depois.historicos.find(({ data }) => data === DIA)).toMatchObject({
    salario: 3500,
    motivo: 'PROMOCAO',
    faixaSalarial: { id: alta.id },
    areaOrganizacional: { id: p.area },
    origem: { id: tabela.id, nome: tabela.nome },
  })
  const { passos } = (await p.admin.get(`${TALENTOS}/${t.id}/linha-salarial?em=${DIA}`)).json() as {
    passos: RecordData[]
  }
  expect(passos.at(-1)).toMatchObject({ data: DIA, salario: 3500, aumento: 16.67, movimento: 'PROMOCAO_HORIZONTAL' })
  // it is one plan like any other: nobody else enters it
  expect(await p.propostas(tabela.id)).toMatchObject([{ colaborador: { id: t.id }, salarioAtual: 3000 }])
  expect((await p.cancela(tabela.id)).json()).toMatchObject({ situacao: 'C' })
  const { versao: _, ...de } = antes
  const { versao: __, ...para } = await p.le(t.id)
  expect(para).toEqual(de)
})

test('what was edited afterwards, or what a later plan stands on, is not taken back', async () => {
  const { t } = await alguem()
  const { tabela } = await feita(t.id, tres(3300))
  const { versao, historicos } = await p.le(t.id)
  const editado = historicos.map((row) => (row.data === DIA ? { ...row, motivo: 'OUTRO' } : row))
  await p.admin.patch(`${TALENTOS}/${t.id}`, { versao, historicos: editado })
  expect((await p.cancela(tabela.id)).statusCode).toBe(400)
  const outro = await alguem()
  const primeira = await feita(outro.t.id, tres(3300))
  await feita(outro.t.id, { ...tres(3600), data: '2026-08-01' })
  expect((await p.cancela(primeira.tabela.id)).statusCode).toBe(409)
})

test('the day decides: a row there already, before the admission, after the dismissal', async () => {
  const { t } = await alguem({}, [{ data: DIA, salario: 3100 }])
  expect(errosDe(await move(t.id, tres(3300)))).toEqual(['data: Já há um lançamento em 01/07/2026 no histórico'])
  expect(errosDe(await move(t.id, { ...tres(3300), data: '2024-05-01' }))).toEqual([
    'data: O talento ainda não tinha sido admitido em 01/05/2024',
  ])
  const motivo = (await p.lista('/api/gestao-talentos/motivos-desligamento?range=[0,0]'))[0]
  const { versao } = await p.le(t.id)
  const sai = { versao, dataDesligamento: '2026-07-31', motivoDesligamento: { id: motivo?.id } }
  expect((await p.admin.patch(`${TALENTOS}/${t.id}`, sai)).statusCode).toBe(200)
  expect(errosDe(await move(t.id, { ...tres(3300), data: '2026-08-01' }))).toEqual([
    'data: O talento já está desligado em 01/08/2026',
  ])
  expect((await move(t.id, { ...tres(3300), data: '2026-07-31' })).statusCode).toBe(201)
  expect(errosDe(await p.admin.post(`${TALENTOS}/${t.id}/movimentacao`, {}))).toEqual([
    'data: Data é obrigatória',
    'motivo: Motivo é obrigatório',
  ])
  expect(errosDe(await move(t.id, { ...tres(3300), data: '2026-09-01', outro: 1 }))).toHaveLength(1)
})

test('a lower salary says why; environment and function where the company demands them [R-REAJ-02] [R-REAJ-04]', async () => {
  const { t } = await alguem()
  expect(errosDe(await move(t.id, tres(2900)))).toEqual(['observacao: Observação é obrigatória'])
  expect(errosDe(await move(t.id, { tipoSalarioProposto: 2 }))).toContain('indiceProposto: Índice é requerido')
  const exige = async (obrigarAmbienteFuncao: boolean) => {
    const { versao } = (await p.admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
    await p.admin.patch('/api/utilitario/empresas/configuracao', { obrigarAmbienteFuncao, versao })
  }
  await exige(true)
  expect(errosDe(await move(t.id, tres(3300)))).toEqual([
    'ambienteProposto: Ambiente Proposto é obrigatório',
    'funcaoProposto: Função Proposta é obrigatória',
  ])
  await exige(false)
  expect(await linhas(t.id)).toEqual([['2024-05-02', 3000]])
  await feita(t.id, { ...tres(2900), observacao: 'Redução de jornada' })
})

test('paid by an index, the amount follows it; later amounts rise only where that is said', async () => {
  const indice = await p.indice('Índice da promoção', 100)
  const { t } = await alguem({}, [{ data: '2026-09-01', salario: 3300 }])
  const por = { tipoSalarioProposto: 2, indiceProposto: { id: indice.id }, quantidadeIndiceProposto: 36 }
  const { tabela } = await feita(t.id, { ...por, corrigePosteriores: true })
  expect((await p.le(t.id)).historicos.find(({ data }) => data === DIA)).toMatchObject({
    tipoSalario: 2,
    quantidade: 36,
  })
  expect(await linhas(t.id)).toContainEqual(['2026-09-01', 3960])
  await p.cancela(tabela.id)
  expect(await linhas(t.id)).toEqual([
    ['2024-05-02', 3000],
    ['2026-09-01', 3300],
  ])
  await feita(t.id, por)
  expect(await linhas(t.id)).toContainEqual(['2026-09-01', 3300])
})

test('without the right to see salaries the salary stays as it is, whatever is said, and nothing of it is told', async () => {
  const { t, alta } = await alguem({}, [{ data: '2026-09-01', salario: 5000 }])
  const draft = await blind.get(`${TALENTOS}/${t.id}/movimentacao?data=${DIA}`)
  expect(draft.statusCode).toBe(200)
  expect(draft.body).not.toMatch(/salario|3000/i)
  const para = { faixaSalarialProposto: { id: alta.id }, corrigePosteriores: true, ...tres(9999) }
  // whether the other band pays less is not told: another band is always explained
  expect(errosDe(await move(t.id, para, blind))).toEqual(['observacao: Observação é obrigatória'])
  const { tabela } = await feita(t.id, { ...para, observacao: 'Vaga aberta' }, blind)
  expect(await linhas(t.id)).toEqual([
    ['2024-05-02', 3000],
    ['2026-07-01', 3000],
    ['2026-09-01', 5000],
  ])
  // who did it takes it back; a raise is taken back by who may know it
  const cancela = (id: number) => blind.post(`${TABELAS}/${id}/cancelar-reajuste`, { motivoCancelamento: 'Engano' })
  expect((await cancela(tabela.id)).statusCode).toBe(200)
  const outra = await feita(t.id, tres(3300))
  expect((await cancela(outra.tabela.id)).statusCode).toBe(403)
})

test('to propose and to apply are two rights; who needs an approval only proposes', async () => {
  const { t } = await alguem()
  const semAplicar = await p.app.clientWithout('ROLE_APLICA_REAJUSTE')
  const semPropor = await p.app.clientWithout('ROLE_MOV_REAJUSTE_INCLUIR')
  expect((await move(t.id, tres(3300), semAplicar)).statusCode).toBe(403)
  expect((await move(t.id, tres(3300), semPropor)).statusCode).toBe(403)
  expect(await linhas(t.id)).toHaveLength(1)
  const exige = async (aprovarReajuste: boolean) => {
    const { versao } = (await p.admin.get('/api/utilitario/empresas/configuracao')).json() as Registro
    await p.admin.patch('/api/utilitario/empresas/configuracao', { aprovarReajuste, versao })
  }
  await exige(true)
  const { tabela } = await feita(t.id, { ...tres(3300), avisa: true }, semAplicar)
  expect(tabela.situacao).toBe('P')
  expect(await linhas(t.id)).toHaveLength(1)
  const aprovador = await p.app.clientWithout('ROLE_CAD_FERIADO')
  const { versao } = (await p.admin.get(`${TABELAS}/${tabela.id}`)).json() as Registro
  expect((await aprovador.put(`${TABELAS}/${tabela.id}/aprova`, { versao })).statusCode).toBe(200)
  expect((await p.aplica(tabela.id)).json()).toMatchObject({ situacao: 'A' })
  expect(await linhas(t.id)).toContainEqual([DIA, 3300])
  await exige(false)
})

/** Areas the manager answers for, and one he does not see. */
async function areas() {
  const [dele] = await consulta<{ id: number }>(
    'select area_organizacional_id::int as id from area_organizacional_responsavel where empresa_id = 1 and colaborador_id = 5 order by 1',
  )
  const de = Number(dele?.id)
  const [filha] = await consulta<{ id: number }>(
    `insert into area_organizacional (empresa_id, nome, area_mae_id, ativo) values (1, 'Filha da movimentação ' || gen_random_uuid(), $1, true) returning id::int`,
    [de],
  ).catch(() => [])
  const vistas = (
    (await lider.get('/api/cargo-salario/areas-organizacionais/opcoes?range=[0,99]')).json() as Registro[]
  ).map(({ id }) => id)
  return { de, filha: filha?.id ?? vistas.find((id) => id !== de) ?? de, fora: p.area, vistas }
}

test('a manager moves people within his areas, never himself, and names nobody himself', async () => {
  const { de, filha, fora, vistas } = await areas()
  expect(vistas).not.toContain(fora)
  const em = (id: number) => ({ areaOrganizacional: { id } })
  const { baixa } = await alguem()
  const novo = (area: number, rows: RecordData[] = []) =>
    p.talento(baixa.id, undefined, {}, []).then(async (t) => {
      await consulta('update talento set area_organizacional_id = $1, salario = 3000 where id = $2', [area, t.id])
      await consulta('update talento_historico set area_organizacional_id = $1, salario = 3000 where talento_id = $2', [
        area,
        t.id,
      ])
      const { versao, historicos } = await p.le(t.id)
      if (rows.length > 0) await p.admin.patch(`${TALENTOS}/${t.id}`, { versao, historicos: [...historicos, ...rows] })
      return t
    })
  const t = await novo(de)
  // who is out of his sight is not there
  expect((await move((await novo(fora)).id, {}, lider)).statusCode).toBe(404)
  expect(errosDe(await move(t.id, { areaOrganizacionalProposto: { id: fora } }, lider))).toEqual([
    'areaOrganizacionalProposto: Você só move talentos dentro das áreas que vê.',
  ])
  // he stands elsewhere on that day, though today in sight
  const volta = await novo(de, [
    { data: '2026-06-01', ...em(fora), faixaSalarial: { id: baixa.id }, salario: 3000 },
    { data: '2026-11-01', ...em(de), faixaSalarial: { id: baixa.id }, salario: 3000 },
  ])
  expect(errosDe(await move(volta.id, {}, lider))).toEqual([
    'data: Nesta data o talento está numa área que você não vê.',
  ])
  expect(errosDe(await move(t.id, { superiorProposto: { id: 5 } }, lider))).toEqual([
    'superiorProposto: Você não pode nomear a si mesmo como superior.',
  ])
  expect(errosDe(await move(t.id, { superiorProposto: { id: t.id } }))).toEqual([
    'superiorProposto: Um talento não pode ser superior de si mesmo.',
  ])
  const proprio = await move(5, {}, lider)
  expect([proprio.statusCode, (proprio.json() as { message: string }).message]).toEqual([
    409,
    'Ninguém promove ou transfere a si mesmo.',
  ])
  expect(await linhas(t.id)).toEqual([['2024-05-02', 3000]])
  await feita(t.id, { motivo: 'TRANSFERENCIA', areaOrganizacionalProposto: { id: filha } }, lider)
  expect((await p.le(t.id)).areaOrganizacional).toMatchObject({ id: filha })
})

/** Makes a talent the one who logs in as a user. */
async function link(talento: number, usuario: number) {
  await consulta('update talento set usuario_id = null where usuario_id = $1', [usuario])
  await consulta('update talento set usuario_id = $1 where id = $2', [usuario, talento])
}

/** Messages that name somebody, by whom they were sent to. */
const avisosDe = (nome: unknown) =>
  consulta<{ usuario: number; tipo: string; texto: string; link: string | null }>(
    `select u.usuario_id::int as usuario, m.tipo, m.texto, m.link from usuario_mensagem u join mensagem m on m.empresa_id = u.empresa_id and m.id = u.mensagem_id
     where m.texto like '%' || $1 || '%' order by 1`,
    [nome],
  )

test('the talent and those he answered and answers to are told in box C, and nobody else', async () => {
  const { de } = await areas()
  const { baixa, t } = await alguem({}, [])
  await consulta('update talento_historico set area_organizacional_id = $1 where talento_id = $2', [de, t.id])
  await consulta('update talento set area_organizacional_id = $1 where id = $2', [de, t.id])
  // rh leads where he goes; gestor is the talent himself
  const chefe = await p.talento(baixa.id, 5000)
  await link(chefe.id, 2)
  await link(t.id, 3)
  await feita(t.id, { ...tres(3100), data: '2026-06-01' })
  expect(await avisosDe(t.nome)).toEqual([])
  await feita(t.id, {
    ...tres(3777),
    motivo: 'TRANSFERENCIA',
    areaOrganizacionalProposto: { id: p.area },
    superiorProposto: { id: chefe.id },
    avisa: true,
    mensagem: 'Boa sorte!',
  })
  const ditos = await avisosDe(t.nome)
  expect(ditos.map(({ usuario, tipo, link: para }) => [usuario, tipo, para])).toEqual([
    [2, 'C', `/gestao-talentos/talentos/${t.id}`],
    [3, 'C', null],
    [6, 'C', `/gestao-talentos/talentos/${t.id}`],
  ])
  expect(ditos[0]?.texto).toMatch(
    new RegExp(`^Transferência de ${t.nome} a partir de 01/07/2026: Cargo reajustado \\d+, .+\\.\\nBoa sorte!$`),
  )
  expect(ditos.map(({ texto }) => texto).join()).not.toMatch(/3777|3\.777/)
  // sst leads him from now on, but may not see talents
  await link(chefe.id, 4)
  await consulta('delete from usuario_mensagem')
  await consulta('delete from mensagem')
  await feita(t.id, { ...tres(3900), data: '2026-08-01', avisa: true })
  expect((await avisosDe(t.nome)).map(({ usuario }) => usuario)).toEqual([3])
})

test('a document is printed of the talent or of what was proposed for him', async () => {
  const { t } = await alguem()
  const modelo = (nome: string, entidade: string, corpo: string) =>
    p.make('/api/utilitario/modelos-documento', { nome, tipo: 'COMUNICADO', entidade, titulo: nome, corpo })
  const carta = await modelo(
    'Carta de promoção',
    'cargo-salario/reajuste-colaborador',
    '<p>De {{faixaSalarialAtual.nome}} para {{faixaSalarialProposto.nome}}</p>',
  )
  const feriado = await modelo('Outro', 'geral/feriado', '<p>x</p>')
  expect(errosDe(await move(t.id, { ...tres(3300), modeloDocumento: { id: feriado.id } }))).toEqual([
    'modeloDocumento: Escolha um documento sobre o talento ou sobre o realinhamento dele.',
  ])
  const { tabela, tarefaId } = await feita(t.id, { ...tres(3300), modeloDocumento: { id: carta.id } })
  expect(tarefaId).toEqual(expect.any(String))
  await p.app.fastify.prumo.jobs.drain()
  const [proposta] = await p.propostas(tabela.id)
  const url = `/api/documentos?entidade=cargo-salario/reajuste-colaborador&id=${proposta?.id}`
  expect((await p.admin.get(url)).json()).toMatchObject([{ titulo: 'Carta de promoção', situacao: 'EMITIDO' }])
})

test('in an integrated company the row awaits the payroll, with its pending item, and is not taken back once confirmed', async () => {
  const { baixa, t } = await alguem()
  const chefe = await p.talento(baixa.id, 5000)
  await link(chefe.id, 2)
  await consulta('update empresa set ac_integra = true')
  try {
    const { tabela } = await feita(t.id, { ...tres(3300), superiorProposto: { id: chefe.id }, avisa: true })
    // whom he is to answer to is told at once, not only when the payroll has confirmed it
    expect((await avisosDe(t.nome)).map(({ usuario }) => usuario)).toContain(2)
    const depois = await p.le(t.id)
    expect([depois.salario, depois.historicos.find(({ data }) => data === DIA)?.status]).toEqual([3000, 'A'])
    const pendentes = (await p.admin.get('/api/pendencias-ac')).json() as RecordData[]
    expect(pendentes.map(({ detalhes }) => detalhes)).toContain(`${t.nome}: Nova situação a partir de 01/07/2026`)
    const { versao, historicos } = depois
    const confirmado = historicos.map((row) => (row.data === DIA ? { ...row, status: 'C' } : row))
    await p.admin.patch(`${TALENTOS}/${t.id}`, { versao, historicos: confirmado })
    expect((await p.le(t.id)).salario).toBe(3300)
    expect((await p.cancela(tabela.id)).json()).toMatchObject({
      message: 'O reajuste não pode ser cancelado: a folha já confirmou lançamentos dele.',
    })
  } finally {
    await consulta('update empresa set ac_integra = false')
  }
})
