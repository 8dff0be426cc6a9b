import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app?.close())

const url = '/api/captacao/etapas-seletivas'

interface Row {
  id: number
  versao: number
  nome: string
  ativo?: boolean
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))

async function make(names: string[], client = admin): Promise<Row[]> {
  const rows: Row[] = []
  for (const nome of names) {
    const answer = await client.post(url, { nome, ordem: 1 })
    expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
    rows.push(answer.json())
  }
  return rows
}

const mean = (rows: Row[]) => rows.map(({ id, versao }) => ({ id, versao }))
const read = async (ids: number[]) =>
  (await admin.get(`${url}?filter=${json({ id: ids })}&sort=id,asc`)).json<(Row & Record<string, unknown>)[]>()
const edit = (body: object, client = admin) => client.post(`${url}/edicao-em-lote`, body)
const taskOf = async (id: string) => (await admin.get(`/api/tarefas/${id}`)).json()
const job = async (answer: { json(): { tarefaId: string } }) => {
  await app.fastify.prumo.jobs.drain()
  return taskOf(answer.json().tarefaId)
}

describe('bulk edit of a selection', () => {
  test('changes the records by the rules of the form, says which stayed and why, and undoes all at once', async () => {
    const rows = await make(['Triagem', 'Dinâmica', 'Prova', 'Entrevista'])
    const [triagem, dinamica, prova, entrevista] = rows as [Row, Row, Row, Row]
    await admin.patch(`${url}/${prova.id}`, { ordem: 7, versao: prova.versao })
    await admin.delete(`${url}/${entrevista.id}`)
    const answer = await edit({ registros: mean(rows), valores: { ordem: 42, analiseComportamental: true } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        total: 4,
        alterados: 2,
        inalterados: 0,
        recusados: 2,
        recusas: [
          { id: prova.id, rotulo: 'Prova', erros: [{ code: 'VERSAO_DESATUALIZADA' }] },
          { id: entrevista.id, erros: [{ message: 'O recurso solicitado não foi encontrado.' }] },
        ],
      },
    ])
    const { loteId } = answer.json()
    expect(await read([triagem.id, dinamica.id, prova.id])).toMatchObject([
      { ordem: 42, analiseComportamental: true, versao: 2 },
      { ordem: 42, analiseComportamental: true, versao: 2 },
      { ordem: 7, analiseComportamental: false },
    ])
    const file = await admin.get(`${url}/lotes/${loteId}/recusas`)
    expect(file.body.split('\r\n')[1]).toBe(
      `${prova.id};Prova;O registro foi alterado por outra pessoa. Confira as diferenças antes de salvar.`,
    )

    await admin.patch(`${url}/${dinamica.id}`, { nome: 'Dinâmica de grupo', versao: 2 })
    const undone = await admin.post(`${url}/lotes/${loteId}/desfaz`)
    expect([undone.statusCode, undone.json()]).toMatchObject([
      200,
      {
        tipo: 'desfeita',
        alterados: 1,
        recusas: [
          {
            id: dinamica.id,
            rotulo: 'Dinâmica de grupo',
            erros: [{ message: 'O registro foi alterado depois desta operação e ficou como está.' }],
          },
        ],
      },
    ])
    expect(await read([triagem.id, dinamica.id])).toMatchObject([
      { ordem: 1, analiseComportamental: false, versao: 3 },
      { ordem: 42, nome: 'Dinâmica de grupo' },
    ])
    const again = await admin.post(`${url}/lotes/${loteId}/desfaz`)
    expect([again.statusCode, again.json().message]).toEqual([409, 'Esta operação já foi desfeita.'])
  })

  test('the log has one line for the whole; each record has its own in the history', async () => {
    const rows = await make(['Exame', 'Visita'])
    const { loteId } = (await edit({ registros: mean(rows), valores: { ordem: 9 } })).json()
    const log = (await admin.get('/api/utilitario/log?entidade=captacao/etapa-seletiva')).json()
    expect(log[0]).toMatchObject({
      operacao: 'Edição em lote',
      registro: '2 registros',
      lote: { id: loteId, registros: 2, recusados: 0 },
      campos: [{ titulo: 'Ordem', de: '', para: '9' }],
    })
    expect(log[1]).toMatchObject({ operacao: 'Inserção', registro: 'Visita' })
    const each = (await admin.get(`/api/utilitario/log?lote=${loteId}`)).json()
    expect(each).toMatchObject([
      { registro: 'Visita', operacao: 'Alteração em lote', campos: [{ titulo: 'Ordem', de: '1', para: '9' }] },
      { registro: 'Exame', operacao: 'Alteração em lote' },
    ])
    const [first] = (await admin.get(`${url}/${rows[0]?.id}/historico`)).json()
    expect(first).toMatchObject({ titulo: 'Alteração em lote', loteId, campos: [{ de: '1', para: '9' }] })
  })

  test('a value that the form refuses is refused in each record; what changes nothing does not count', async () => {
    const rows = await make(['Parecer'])
    const wrong = (await edit({ registros: mean(rows), valores: { ordem: 1000 } })).json()
    expect(wrong).toMatchObject({ alterados: 0, recusas: [{ rotulo: 'Parecer', erros: [{ field: 'ordem' }] }] })
    const cleared = (await edit({ registros: mean(rows), valores: { nome: null } })).json()
    expect(cleared.recusas[0].erros[0].message).toBe('Nome é obrigatório')
    const same = (await edit({ registros: mean(rows), valores: { ordem: 1 } })).json()
    expect(same).toMatchObject({ alterados: 0, inalterados: 1, recusados: 0 })
    expect((await read(rows.map((r) => r.id)))[0]?.versao).toBe(1)
  })

  test.each([
    [{}, 'Selecione ao menos um registro'],
    [{ registros: [{ id: 1 }], valores: { ordem: 1 } }, 'Informe o código e a versão de cada registro'],
    [{ registros: [{ id: 1, versao: 1 }], valores: {} }, 'Escolha ao menos um campo para alterar'],
    [{ registros: [{ id: 1, versao: 1 }], valores: { id: 2 } }, 'não pode ser alterado em vários registros'],
    [{ registros: [{ id: 1, versao: 1 }], valores: { cor: 'x' } }, 'cor não pode ser alterado em vários registros'],
    [{ filtro: {}, valores: { ordem: 1 } }, 'Informe quantos registros serão alterados'],
    [{ filtro: { cor: 1 }, total: 1, valores: { ordem: 1 } }, 'Filtro desconhecido: cor'],
  ])('%j: %s', async (body, message) => {
    const answer = await edit(body)
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, expect.stringContaining(message)])
  })

  test('who only sees does not change; another company sees neither the batch nor the records', async () => {
    const rows = await make(['Teste'])
    const viewer = await app.clientWithout('ROLE_CAD_ETAPA_SELETIVA_ALTERAR')
    expect((await edit({ registros: mean(rows), valores: { ordem: 2 } }, viewer)).statusCode).toBe(403)
    const { loteId } = (await edit({ registros: mean(rows), valores: { ordem: 3 } })).json()
    expect((await viewer.post(`${url}/lotes/${loteId}/desfaz`)).statusCode).toBe(403)
    const other = await login(app, 'rh2')
    expect((await edit({ registros: mean(rows), valores: { ordem: 2 } }, other)).json()).toMatchObject({ alterados: 0 })
    for (const path of ['', '/recusas']) expect((await other.get(`${url}/lotes/${loteId}${path}`)).statusCode).toBe(404)
    expect((await other.post(`${url}/lotes/${loteId}/desfaz`)).statusCode).toBe(404)
  })

  test('a manager changes only what is of his areas', async () => {
    const pedidos = '/api/captacao/solicitacoes-pessoal'
    const gestor = await login(app, 'gestor')
    const all = (await admin.get(`${pedidos}?unpaged=true`)).json<Row[]>()
    const own = (await gestor.get(`${pedidos}?unpaged=true`)).json<Row[]>()
    expect(own.length).toBeGreaterThan(0)
    expect(all.length).toBeGreaterThan(own.length)
    expect((await gestor.get(`${pedidos}/edicao-em-lote`)).json()).toEqual({ total: own.length })
    const hidden = all.filter(({ id }) => !own.some((row) => row.id === id))
    const answer = await gestor.post(`${pedidos}/edicao-em-lote`, {
      registros: mean(hidden),
      valores: { descricao: 'Do gestor' },
    })
    expect(answer.json()).toMatchObject({ alterados: 0, recusados: hidden.length })
    expect(answer.json().recusas[0].rotulo).toBe(`Código ${Math.min(...hidden.map(({ id }) => id))}`)
  })
})

describe('bulk edit of all that the filter finds', () => {
  test('counts first; when the filter comes to find another number, nothing changes', async () => {
    await make(['Filtro um', 'Filtro dois', 'Filtro três'])
    const filtro = { q: 'filtro' }
    const { total } = (await admin.get(`${url}/edicao-em-lote?filter=${json(filtro)}`)).json()
    expect(total).toBe(3)
    await make(['Filtro quatro'])
    const stale = await edit({ filtro, total, valores: { ordem: 5 } })
    expect([stale.statusCode, stale.json().message]).toEqual([
      409,
      'O filtro encontrava 3 registro(s) e agora encontra 4. Confira a lista antes de continuar.',
    ])
    expect((await edit({ filtro, total: 4, valores: { ordem: 5 } })).json()).toMatchObject({ alterados: 4 })
  })

  test('above 200 records it runs in the background, with progress, and is undone that way, too', async () => {
    await app.database.pool.query(
      "insert into etapa_seletiva (empresa_id, ordem, nome, analise_comportamental) select 1, 1, 'Massa ' || n, false from generate_series(1, 250) n",
    )
    const filtro = { q: 'massa' }
    const answer = await edit({ filtro, total: 250, valores: { ordem: 11 } })
    expect([answer.statusCode, answer.json().total]).toEqual([202, 250])
    const task = await job(answer)
    expect(task).toMatchObject({
      estado: 'concluida',
      titulo: 'Edição em lote',
      progresso: 250,
      total: 250,
      resultado: { alterados: 250, recusados: 0 },
    })
    const undo = await admin.post(`${url}/lotes/${task.resultado.loteId}/desfaz`)
    expect(undo.statusCode).toBe(202)
    expect(await job(undo)).toMatchObject({ estado: 'concluida', resultado: { alterados: 250 } })
    const { rows } = await app.database.pool.query(
      "select ordem, versao, count(*)::int as n from etapa_seletiva where nome like 'Massa %' group by 1, 2",
    )
    expect(rows).toEqual([{ ordem: 1, versao: 3, n: 250 }])
  })

  test('who cancels, or a server that falls midway, leaves nothing half done; done twice it is done once', async () => {
    const { jobs } = app.fastify.prumo
    const state = async () =>
      (
        await app.database.pool.query(
          "select ordem, count(*)::int as n from etapa_seletiva where nome like 'Massa %' group by 1",
        )
      ).rows
    const begin = async (ordem: number) =>
      (await edit({ filtro: { q: 'massa' }, total: 250, valores: { ordem } })).json().tarefaId as string
    const trap = (what: string) =>
      app.database.pool.query(`create or replace function cai() returns trigger language plpgsql as $$ begin
        if new.nome = 'Massa 130' then perform ${what}; end if; return new; end $$`)
    await trap('pg_sleep(1)')
    await app.database.pool.query(
      'create trigger cai before update on etapa_seletiva for each row execute function cai()',
    )
    const cancelled = await begin(21)
    const running = jobs.drain()
    await expect.poll(async () => (await taskOf(cancelled)).progresso, { timeout: 10_000 }).toBe(100)
    await admin.delete(`/api/tarefas/${cancelled}`)
    await running
    expect(await taskOf(cancelled)).toMatchObject({ estado: 'cancelada' })
    expect(await state()).toEqual([{ ordem: 1, n: 250 }])

    // a connection that is cut half-way is what a dying process leaves: a transaction that never ended
    await trap('pg_terminate_backend(pg_backend_pid())')
    const dying = await begin(22)
    await jobs.drain()
    expect((await taskOf(dying)).estado).toBe('falhou')
    expect(await state()).toEqual([{ ordem: 1, n: 250 }])
    await app.database.pool.query('drop trigger cai on etapa_seletiva; drop function cai')

    const done = await begin(23)
    await jobs.drain()
    const first = await taskOf(done)
    // as a process that died left it
    await app.database.pool.query("update tarefa set estado = 'executando', executor = 1 where id = $1", [done])
    expect(await jobs.runNext()).toBe(true)
    expect((await taskOf(done)).resultado).toEqual(first.resultado)
    expect(await state()).toEqual([{ ordem: 23, n: 250 }])
  })
})
