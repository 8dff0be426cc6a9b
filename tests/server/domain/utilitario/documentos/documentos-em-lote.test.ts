import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { type Documents, openDocuments } from './documentos.ts'

// fifty documents a time, on a machine that others use, too
vi.setConfig({ testTimeout: 120_000 })

let on: Documents
beforeAll(async () => {
  on = await openDocuments()
})
afterAll(() => on?.app.close())

describe('many records are a task', () => {
  interface Tarefa {
    estado: string
    progresso: number
    total?: number
    mensagem?: string
    arquivoId?: string
  }
  let todos: number[]
  beforeAll(async () => {
    const range = encodeURIComponent('[0,50]')
    todos = ((await on.rh.get(`/api/captacao/candidatos/opcoes?range=${range}`)).json() as { id: number }[]).map(
      ({ id }) => id,
    )
    expect(todos).toHaveLength(51)
  })

  const pede = async (modeloId: number, registros: number[], client = on.rh) => {
    const answer = await on.imprime(modeloId, registros, client)
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(202)
    return (answer.json() as { tarefaId: string }).tarefaId
  }
  const tarefaDe = async (id: string) => (await on.rh.get(`/api/tarefas/${id}`)).json() as Tarefa
  const emitidos = async (tarefa: string): Promise<number[]> =>
    (await on.rows('select registro_id from documento_emitido where tarefa = $1 order by id', tarefa)).map((row) =>
      Number(row.registro_id),
    )
  const drain = () => on.app.fastify.prumo.jobs.drain()

  test('one PDF of all of them in the order they were chosen, each kept with its record', async () => {
    const { id } = await on.cria({ nome: 'Aviso a todos' })
    const tarefa = await pede(id, todos)
    expect(await emitidos(tarefa)).toEqual([])
    await drain()
    const { estado, total, progresso, mensagem: words, arquivoId } = await tarefaDe(tarefa)
    expect({ estado, total, progresso, words }).toEqual({
      estado: 'concluida',
      total: 51,
      progresso: 51,
      words: '51 documentos impressos.',
    })
    const file = await on.rh.get(`/api/arquivos/${arquivoId}`)
    expect(file.headers['content-disposition']).toContain('Aviso a todos.pdf')
    const pages = await pagesOf(file.rawPayload)
    expect(pages).toHaveLength(51)
    const [last] = (await on.rows('select nome from candidato where id = $1', todos.at(-1))) as { nome: string }[]
    expect(pages.at(-1)).toContain(`Olá, ${last?.nome}.`)
    expect(pages.at(-1)).toContain('Página 1 de 1')
    expect(await emitidos(tarefa)).toEqual(todos)
    const own = (await on.rh.get(`/api/documentos?entidade=captacao/candidato&id=${todos[0]}`)).json() as RecordData[]
    expect(own[0]).toMatchObject({ modelo: 'Aviso a todos' })
  })

  test('what breaks half-way has issued nothing, and the next try issues each once', async () => {
    const { id } = await on.cria()
    // a sequence does not go back with a transaction: only the first try meets it
    await on.app.database.pool.query('create sequence tropeco')
    await on.app.database.pool.query(`create function tropeca() returns trigger language plpgsql as $$ begin
      if new.registro_id = ${todos[20]} and nextval('tropeco') = 1 then raise exception 'tropeço'; end if; return new; end $$`)
    await on.app.database.pool.query(
      'create trigger tropeca before insert on documento_emitido for each row execute function tropeca()',
    )
    const tarefa = await pede(id, todos)
    expect(await on.app.fastify.prumo.jobs.runNext()).toBe(true)
    expect((await on.app.database.pool.query('select is_called from tropeco')).rows).toEqual([{ is_called: true }])
    expect([(await tarefaDe(tarefa)).estado, await emitidos(tarefa)]).toEqual(['na-fila', []])
    await drain()
    expect([(await tarefaDe(tarefa)).estado, await emitidos(tarefa)]).toEqual(['concluida', todos])
    await on.app.database.pool.query('drop trigger tropeca on documento_emitido')
  })

  test('a process that dies after it has issued them leaves the file to the next, which issues none', async () => {
    const { id } = await on.cria()
    const tarefa = await pede(id, todos)
    await drain()
    const before = await on.rows('select id, arquivo from documento_emitido where tarefa = $1 order by id', tarefa)
    // as the dead process left it: begun, not ended
    await on.app.database.pool.query(
      `update tarefa set estado = 'executando', executor = 1, arquivo_id = null, terminada_em = null where id = $1`,
      [tarefa],
    )
    await on.app.database.pool.query(`update candidato set nome = 'Outro nome' where id = $1`, [todos[0]])
    expect(await on.app.fastify.prumo.jobs.runNext()).toBe(true)
    const { estado, arquivoId } = await tarefaDe(tarefa)
    expect(estado).toBe('concluida')
    expect(await on.rows('select id, arquivo from documento_emitido where tarefa = $1 order by id', tarefa)).toEqual(
      before,
    )
    const pages = await pagesOf((await on.rh.get(`/api/arquivos/${arquivoId}`)).rawPayload)
    expect(pages).toHaveLength(51)
    // as they were issued, not as they would be now
    expect(pages[0]).not.toContain('Outro nome')
  })

  test('[REL-utilitario/modelo-documento/emite: empty, companies] [REL-utilitario/modelo-documento/routes: companies] records that are gone, or of others, are left out and counted; who may not read them is refused at once', async () => {
    const { id } = await on.cria()
    const tarefa = await pede(id, [...todos, 999_999_999])
    await drain()
    expect(await tarefaDe(tarefa)).toMatchObject({
      estado: 'concluida',
      mensagem: '51 documentos impressos. 1 registro não foi encontrado.',
      resultado: { documentos: 51, ausentes: 1, recusados: [999_999_999] },
    })
    const none = await pede(
      id,
      Array.from({ length: 51 }, (_, i) => 900_000_000 + i),
    )
    await drain()
    expect(await tarefaDe(none)).toMatchObject({ estado: 'falhou' })
    const without = await on.app.clientWithout('ROLE_CAD_CANDIDATO_VER')
    expect((await on.imprime(id, todos, without)).statusCode).toBe(403)
  })
})
