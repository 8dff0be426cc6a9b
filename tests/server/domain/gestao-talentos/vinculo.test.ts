import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

const TALENTOS = '/api/gestao-talentos/talentos'
const USUARIOS = '/api/utilitario/usuarios'
const AREAS = '/api/cargo-salario/areas-organizacionais'

type Registro = RecordData & { id: number; versao: number; nome: string }

let app: TestApp
let admin: Client
let lider: Client

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  lider = await login(app, 'lider')
})
afterAll(async () => app.close())

const read = async (url: string, client = admin) => (await client.get(url)).json() as Registro
const patch = async (url: string, changes: RecordData, client = admin) => {
  const { versao } = await read(url)
  return client.patch(url, { versao, ...changes })
}
/** Beside the API: what sessions know is read anew. */
const run = async <Row>(text: string, values: unknown[] = []) => {
  const { rows } = await app.database.pool.query(text, values)
  app.fastify.prumo.sessions.forget()
  return rows as Row[]
}
const areaId = async (nome: string) =>
  (await run<{ id: number }>('select id::int from area_organizacional where empresa_id = 1 and nome = $1', [nome]))[0]
    ?.id as number
/** Active talents of an area of company 1, in the order of their ids. */
const peopleOf = async (nome: string) =>
  (
    await run<{ id: number }>(
      "select id::int from talento where empresa_id = 1 and situacao = 'A' and area_organizacional_id = $1 order by id",
      [await areaId(nome)],
    )
  ).map(({ id }) => id)
const errorsOf = (answer: { json(): unknown }) =>
  (answer.json() as { errors: { field?: string; message: string }[] }).errors

describe('who a user is in a company', () => {
  it('is told by the access and by the talent alike, and written through either', async () => {
    const usuario = await read(`${USUARIOS}/6`)
    const [acesso] = usuario.empresas as { talento?: { id: number; nome: string } }[]
    expect(acesso?.talento).toMatchObject({ id: 5, nome: 'Lídia Rocha Peixoto' })
    expect((await read(`${TALENTOS}/5`)).usuario).toMatchObject({ id: 6, nome: 'Lídia Rocha Peixoto' })

    // through the user: sst becomes a talent, and nobody again
    const [outro] = await peopleOf('Marketing')
    const sst = await read(`${USUARIOS}/4`)
    const rows = (talento?: number) =>
      (sst.empresas as RecordData[]).map((row) => ({ ...row, talento: talento && { id: talento } }))
    const given = await admin.put(`${USUARIOS}/4`, { ...sst, senha: undefined, empresas: rows(outro) })
    expect(given.statusCode, given.body).toBe(200)
    expect((given.json() as { empresas: RecordData[] }).empresas[0]?.talento).toMatchObject({ id: outro })
    expect((await read(`${TALENTOS}/${outro}`)).usuario).toMatchObject({ id: 4 })
    const taken = await admin.put(`${USUARIOS}/4`, { ...given.json<RecordData>(), empresas: rows() })
    expect(taken.statusCode, taken.body).toBe(200)
    expect((await read(`${TALENTOS}/${outro}`)).usuario).toBeUndefined()
  })

  it('is one talent of a company at most', async () => {
    const [outro] = await peopleOf('Marketing')
    const twice = await patch(`${TALENTOS}/${outro}`, { usuario: { id: 6 } })
    expect(twice.statusCode).toBe(409)
    expect(errorsOf(twice)).toMatchObject([
      { field: 'usuario', message: 'Este usuário já está vinculado a outro talento desta empresa.' },
    ])
  })

  it('goes over from the employment that ended to the new one', async () => {
    const [antigo, novo] = await peopleOf('Compras')
    expect((await patch(`${TALENTOS}/${antigo}`, { usuario: { id: 4 } })).statusCode).toBe(200)
    await run("update talento set situacao = 'D', data_desligamento = '2026-01-31' where id = $1", [antigo])
    expect((await patch(`${TALENTOS}/${novo}`, { usuario: { id: 4 } })).statusCode).toBe(200)
    expect((await read(`${TALENTOS}/${antigo}`)).usuario).toBeUndefined()
    expect((await patch(`${TALENTOS}/${novo}`, { usuario: null })).statusCode).toBe(200)
  })

  it('is nobody who does not work in the company', async () => {
    const [outro] = await peopleOf('Marketing')
    // rh2 works in company 2 only
    const strange = await patch(`${TALENTOS}/${outro}`, { usuario: { id: 5 } })
    expect(errorsOf(strange)).toMatchObject([{ field: 'usuario', message: 'Este usuário não tem acesso à empresa.' }])
  })

  it('is linked in the company one works in', async () => {
    const usuario = await read(`${USUARIOS}/1`)
    const empresas = (usuario.empresas as { empresa: { id: number } }[]).map((row) =>
      row.empresa.id === 2 ? { ...row, talento: { id: 400 } } : row,
    )
    const elsewhere = await admin.put(`${USUARIOS}/1`, { ...usuario, empresas })
    expect(errorsOf(elsewhere)).toMatchObject([
      { field: 'empresas[1].talento', message: 'Para vincular o usuário a um talento desta empresa, entre nela.' },
    ])
  })

  it('is left alone by a user manager who may not read talents', async () => {
    const [outro] = await peopleOf('Marketing')
    const own = {
      nome: 'Ana',
      login: 'ana',
      senha: 'uma senha que ninguém sabe',
      empresas: [{ empresa: { id: 1 }, perfis: [{ id: 4 }], talento: { id: outro } }],
    }
    const made = await admin.post(USUARIOS, own)
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json() as Registro
    expect((await read(`${TALENTOS}/${outro}`)).usuario).toMatchObject({ id })
    // who may read no talents sees no link, and saving what he sees unlinks nobody
    const blind = await app.clientWithout('ROLE_CAD_TALENTO')
    const usuario = await read(`${USUARIOS}/${id}`, blind)
    expect((usuario.empresas as RecordData[])[0]).not.toHaveProperty('talento')
    const saved = await blind.put(`${USUARIOS}/${id}`, { ...usuario, nome: 'Ana Maria' })
    expect(saved.statusCode, saved.body).toBe(200)
    expect((await read(`${TALENTOS}/${outro}`)).usuario).toMatchObject({ id, nome: 'Ana Maria' })
    expect((await patch(`${TALENTOS}/${outro}`, { usuario: null })).statusCode).toBe(200)
  })

  it('is proposed by the e-mail, and linked for many at once or for none', async () => {
    const offered = await read(`${USUARIOS}/vinculos`)
    const found = offered as unknown as { usuario: { id: number }; proposta?: { id: number; nome: string } }[]
    const sst = found.find(({ usuario }) => usuario.id === 4)
    expect(sst?.proposta).toMatchObject({ nome: 'Sônia Santana Teles', area: 'Segurança do Trabalho' })
    expect(found.map(({ usuario }) => usuario.id)).not.toContain(6)
    const half = await admin.put(`${USUARIOS}/vinculos`, {
      vinculos: [
        { usuario: 4, talento: sst?.proposta?.id },
        { usuario: 1, talento: 5 },
        { usuario: 1, talento: 499 },
      ],
    })
    expect(half.statusCode).toBe(400)
    expect(errorsOf(half).map(({ field }) => field)).toEqual(['vinculos[2].talento'])
    expect((await read(`${TALENTOS}/5`)).usuario).toMatchObject({ id: 6 })
    const all = await admin.put(`${USUARIOS}/vinculos`, { vinculos: [{ usuario: 4, talento: sst?.proposta?.id }] })
    expect(all.json()).toEqual({ vinculados: 1 })
    expect((await admin.put(`${USUARIOS}/vinculos`, { vinculos: [] })).statusCode).toBe(400)
    const nobody = await admin.put(`${USUARIOS}/vinculos`, { vinculos: [{ usuario: 999_999, talento: 499 }] })
    expect(errorsOf(nobody).map(({ message }) => message)).toEqual(['O registro informado em Usuário não existe'])
    await patch(`${TALENTOS}/${sst?.proposta?.id}`, { usuario: null })
  })
})

describe('a restricted user', () => {
  it('sees the areas his talent answers for, and those below, from the next request on', async () => {
    const [rh, armazem] = [await areaId('Recursos Humanos'), await areaId('Armazém')]
    const [someone] = await peopleOf('Armazém')
    const [stranger] = await peopleOf('Recrutamento e Seleção')
    expect((await lider.get(`${TALENTOS}/${someone}`)).statusCode).toBe(200)
    expect((await lider.get(`${TALENTOS}/${stranger}`)).statusCode).toBe(404)
    // as co-responsible as well
    const before = await read(`${AREAS}/${rh}`)
    const named = { empresaECoresponsaveis: [{ colaborador: { id: 5 } }] }
    expect((await patch(`${AREAS}/${rh}`, named)).statusCode).toBe(200)
    expect((await lider.get(`${TALENTOS}/${stranger}`)).statusCode).toBe(200)
    const rows = before.empresaECoresponsaveis as { colaborador: RecordData }[]
    const put = { empresaECoresponsaveis: rows.map(({ colaborador }) => ({ colaborador })) }
    expect((await patch(`${AREAS}/${rh}`, put)).statusCode).toBe(200)
    expect((await lider.get(`${TALENTOS}/${stranger}`)).statusCode).toBe(404)
    // who left answers for nothing
    await run("update talento set situacao = 'D' where id = 5")
    expect((await lider.get(`${TALENTOS}/${someone}`)).statusCode).toBe(404)
    await run("update talento set situacao = 'A' where id = 5")
    expect((await lider.get(`${AREAS}/${armazem}`)).statusCode).toBe(200)
  })

  it('names nobody but others, within what he sees, and the security log says it', async () => {
    await run(
      `update perfil set authorities = authorities || '["ROLE_CAD_TALENTO_ALTERAR", "ROLE_CAD_AREA_ORGANIZACIONAL_ALTERAR"]' where id = 5`,
    )
    const armazem = await areaId('Armazém')
    const [someone, other] = (await peopleOf('Armazém')).filter((id) => id !== 5)
    const refused = async (url: string, changes: RecordData) =>
      errorsOf(await patch(url, changes, lider)).map(({ field, message }) => [field, message])

    expect(await refused(`${AREAS}/${armazem}`, { empresaEResponsaveis: [{ colaborador: { id: 5 } }] })).toEqual([
      ['empresaEResponsaveis[0].colaborador', 'Você não pode nomear a si mesmo para responder por uma área.'],
    ])
    const self = 'Você não pode nomear a si mesmo como superior.'
    expect(await refused(`${TALENTOS}/${someone}`, { superior: { id: 5 } })).toEqual([['superior', self]])
    expect(await refused(`${TALENTOS}/${someone}`, { usuario: { id: 6 } })).toEqual([
      ['usuario', 'Você não pode mudar o vínculo do seu próprio usuário.'],
    ])
    expect(await refused(`${TALENTOS}/5`, { usuario: null })).toEqual([
      ['usuario', 'Você não pode mudar o vínculo do seu próprio usuário.'],
    ])

    const log = async () =>
      run<{ dados: RecordData }>(
        "select dados from registro_seguranca where evento = 'DIREITOS_ALTERADOS' and usuario_id = 6 order by id desc limit 1",
      )
    const named = { empresaEResponsaveis: [{ colaborador: { id: other } }] }
    expect((await patch(`${AREAS}/${armazem}`, named, lider)).statusCode).toBe(200)
    expect((await log())[0]?.dados).toMatchObject({
      entidade: 'cargo-salario/area-organizacional',
      campos: ['empresaEResponsaveis'],
      para: { empresaEResponsaveis: [{ colaborador: { id: other } }] },
    })
    expect((await patch(`${TALENTOS}/${someone}`, { superior: { id: other } }, lider)).statusCode).toBe(200)
    expect((await log())[0]?.dados).toMatchObject({ entidade: 'gestao-talentos/talento', campos: ['superior'] })
    // names of people stay out of the log: who is erased leaves none behind
    expect(JSON.stringify((await log())[0]?.dados)).not.toContain('"nome"')
  })

  it('links nobody to a talent who answers for what he does not see', async () => {
    const [someone] = (await peopleOf('Armazém')).filter((id) => id !== 5)
    const rh = await areaId('Recursos Humanos')
    await run(
      'insert into area_organizacional_responsavel (empresa_id, area_organizacional_id, colaborador_empresa_id, colaborador_id, ordem_) values (1, $1, 1, $2, 9)',
      [rh, someone],
    )
    const link = () => patch(`${TALENTOS}/${someone}`, { usuario: { id: 4 } }, lider)
    expect(errorsOf(await link())).toMatchObject([
      { field: 'usuario', message: 'Este talento responde por áreas que você não vê.' },
    ])
    await run('delete from area_organizacional_responsavel where area_organizacional_id = $1 and colaborador_id = $2', [
      rh,
      someone,
    ])
    expect((await link()).statusCode).toBe(200)
    expect((await patch(`${TALENTOS}/${someone}`, { usuario: null }, lider)).statusCode).toBe(200)
  })
})

describe('whom a talent answers to', () => {
  const gestor = async (id: number, em?: string) =>
    ((await read(`${TALENTOS}/${id}${em === undefined ? '' : `?em=${em}`}`)).gestor as { id: number } | undefined)?.id

  it('is the first responsible of his area, else of the nearest above who is not himself', async () => {
    const area = await read(`${AREAS}/${await areaId('Expedição')}`)
    const [chefe] = (area.empresaEResponsaveis as { colaborador: { id: number } }[]).map((row) => row.colaborador.id)
    const [someone] = (await peopleOf('Expedição')).filter((id) => id !== chefe)
    expect(await gestor(someone as number)).toBe(chefe)
    expect(await gestor(chefe as number)).toBe(5)
    // the head of the whole company answers to nobody
    const [raiz] = (await read(`${AREAS}/${await areaId('Diretoria Geral')}`)).empresaEResponsaveis as {
      colaborador: { id: number }
    }[]
    expect(await gestor(raiz?.colaborador.id as number)).toBeUndefined()
  })

  it('is the superior of the day, where one is named and still works there', async () => {
    const [someone, boss] = (await peopleOf('Transportes')).slice(-2) as [number, number]
    const before = await gestor(someone)
    const { historicos = [], versao } = (await read(`${TALENTOS}/${someone}`)) as Registro & {
      historicos: RecordData[]
    }
    const last = historicos.reduce((a, b) => (String(a.data) > String(b.data) ? a : b))
    const { id: _, versao: __, ...situacao } = last
    const dated = { versao, historicos: [...historicos, { ...situacao, data: app.today(), superior: { id: boss } }] }
    const saved = await admin.patch(`${TALENTOS}/${someone}`, dated)
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await gestor(someone)).toBe(boss)
    expect(await gestor(someone, String(last.data))).toBe(before)
    // a row that waits for the payroll, or was cancelled, names nobody
    const status = (to: string) =>
      run('update talento_historico set status = $3 where talento_id = $1 and data = $2', [someone, app.today(), to])
    await status('A')
    expect(await gestor(someone)).toBe(before)
    await status('C')
    expect(await gestor(someone)).toBe(boss)
    // the day of dismissal is the last one
    await run('update talento set data_desligamento = $2 where id = $1', [boss, app.today()])
    expect(await gestor(someone)).toBe(boss)
    await run("update talento set data_desligamento = $2::date - 1, situacao = 'D' where id = $1", [boss, app.today()])
    expect(await gestor(someone)).toBe(before)
    await run("update talento set data_desligamento = null, situacao = 'A' where id = $1", [boss])
  })

  it('is never himself, nor somebody who answers to him', async () => {
    const [someone, boss] = (await peopleOf('Transportes')).slice(-2) as [number, number]
    expect(errorsOf(await patch(`${TALENTOS}/${boss}`, { superior: { id: boss } }))).toMatchObject([
      { field: 'superior', message: 'Um talento não pode ser superior de si mesmo.' },
    ])
    expect(errorsOf(await patch(`${TALENTOS}/${boss}`, { superior: { id: someone } }))).toMatchObject([
      { field: 'superior', message: 'Este talento responde, ele mesmo, a quem se está alterando.' },
    ])
  })

  it('makes a team, for whoever is a talent', async () => {
    const answer = await lider.get(`${TALENTOS}/minha-equipe`)
    const { talento, liderados } = answer.json() as {
      talento: RecordData
      liderados: { id: number; lidera: boolean }[]
    }
    expect(talento).toMatchObject({ id: 5 })
    const [chefe] = (await read(`${AREAS}/${await areaId('Expedição')}`)).empresaEResponsaveis as {
      colaborador: { id: number }
    }[]
    expect(liderados).toContainEqual(expect.objectContaining({ id: chefe?.colaborador.id, lidera: true }))
    for (const { id } of liderados) expect(await gestor(id)).toBe(5)
    const nobody = await admin.get(`${TALENTOS}/minha-equipe`)
    expect(nobody.statusCode).toBe(409)
    expect(nobody.json()).toMatchObject({ message: 'Seu usuário não está vinculado a um talento.' })
  })
})

describe('who comes back', () => {
  it('has a new record that shows the employments before', async () => {
    const [primeiro] = await peopleOf('Marketing')
    const antigo = await read(`${TALENTOS}/${primeiro}`)
    await run("update talento set situacao = 'D', data_desligamento = '2025-12-31' where id = $1", [primeiro])
    const { nome, cpf, areaOrganizacional, faixaSalarial } = antigo
    const made = await admin.post(TALENTOS, {
      nome,
      cpf,
      areaOrganizacional,
      faixaSalarial,
      dataAdmissao: '2026-02-02',
    })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json() as Registro
    const anteriores = (await admin.get(`${TALENTOS}/${id}/vinculos-anteriores`)).json()
    expect(anteriores).toEqual([
      expect.objectContaining({ id: primeiro, dataAdmissao: antigo.dataAdmissao, dataDesligamento: '2025-12-31' }),
    ])
    expect((await admin.get(`${TALENTOS}/${primeiro}/vinculos-anteriores`)).json()).toEqual([])
  })
})
