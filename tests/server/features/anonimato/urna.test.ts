import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasSheets, minimumOf, requireNoSheets } from '#server/features/anonimato/collection.ts'
import { hideComment, readComments, releaseComments } from '#server/features/anonimato/comments.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import { readDraft, saveDraft } from '#server/features/anonimato/draft.ts'
import { deleteCollection, refuseSingleDeletion } from '#server/features/anonimato/remove.ts'
import { resealUrns } from '#server/features/anonimato/reseal.ts'
import { DomainError } from '#server/platform/errors/errors.ts'
import { Secrets } from '#server/platform/session/secrets.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { collectionIn, counted } from './collection.ts'

let app: TestApp
let admin: Client
const settings = '/api/utilitario/empresas/configuracao'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
})
afterAll(() => app.close())

/** The status and message of a refusal. */
async function refusal(work: Promise<unknown> | (() => unknown)): Promise<[number, string]> {
  try {
    await (typeof work === 'function' ? work() : work)
  } catch (error) {
    if (error instanceof DomainError) return [error.status, error.message]
    throw error
  }
  return expect.fail('was not refused')
}

async function setMinimum(values: { grupoMinimoPesquisa?: number | null; grupoMinimoAvaliacao?: number | null }) {
  const { versao } = (await admin.get(settings)).json()
  return admin.patch(settings, { ...values, versao })
}

describe('the minimum group of a company', () => {
  it('is 5 for surveys and 3 for evaluations until it says otherwise, not below 3 and 2', async () => {
    const { kysely } = app.database
    const both = async () => [await minimumOf(kysely, 1, 'PESQUISA'), await minimumOf(kysely, 1, 'AVALIACAO')]
    expect(await both()).toEqual([5, 3])
    expect(await minimumOf(kysely, 999, 'PESQUISA')).toBe(5)
    expect((await setMinimum({ grupoMinimoPesquisa: 2 })).json().errors).toEqual([
      expect.objectContaining({ field: 'grupoMinimoPesquisa' }),
    ])
    expect((await setMinimum({ grupoMinimoAvaliacao: 1 })).statusCode).toBe(400)
    expect((await setMinimum({ grupoMinimoPesquisa: 101 })).statusCode).toBe(400)
    expect((await setMinimum({ grupoMinimoPesquisa: 3, grupoMinimoAvaliacao: 2 })).statusCode).toBe(200)
    expect(await both()).toEqual([3, 2])
    expect((await setMinimum({ grupoMinimoPesquisa: null, grupoMinimoAvaliacao: null })).statusCode).toBe(200)
    expect(await both()).toEqual([5, 3])
  })

  it('that was promised holds: a lower one shows nothing more, a higher one brings nothing out', async () => {
    const c = collectionIn(app)
    await c.open(['tempo'])
    await c.deposits(4, { tempo: 'ATE_1' })
    await c.deposits(14, { tempo: 'DE_10' })
    await setMinimum({ grupoMinimoPesquisa: 3 })
    await c.close()
    const before = await c.read()
    expect(before).toMatchObject({ minimo: 5, celulas: [{ corte: [], n: 18 }] })
    expect(before.celulas.filter(({ n }) => n !== undefined).length).toBe(1)
    await setMinimum({ grupoMinimoPesquisa: 50 })
    expect(await c.read()).toEqual(before)
    await setMinimum({ grupoMinimoPesquisa: 3 })
    expect(await c.read()).toEqual(before)
    await setMinimum({ grupoMinimoPesquisa: null })
  })

  it('is that of the release: released again before anybody answered it is the new one, afterwards it is refused', async () => {
    const c = collectionIn(app)
    expect((await c.open()).minimo).toBe(5)
    await setMinimum({ grupoMinimoPesquisa: 4 })
    expect((await c.open()).minimo).toBe(4)
    await c.deposit()
    await setMinimum({ grupoMinimoPesquisa: 3 })
    const text = 'Já há respostas: o que foi prometido a quem respondeu não muda mais.'
    expect(await refusal(c.open())).toEqual([409, text])
    // nor does it become a named one
    expect(await hasSheets(app.database.kysely, c.key)).toBe(true)
    expect(await refusal(requireNoSheets(app.database.kysely, c.key))).toEqual([409, text])
    await c.close()
    expect((await refusal(c.open()))[0]).toBe(409)
    await setMinimum({ grupoMinimoPesquisa: null })
  })
})

describe('a sheet that is handed in', () => {
  it('lies in the urn sealed, of the same length as every other, with nothing but random ids', async () => {
    const c = collectionIn(app)
    await c.open(['tempo'])
    await c.deposit({ atributos: { tempo: 'ATE_1' }, respostas: { a: 1 } })
    await c.deposit({ respostas: { a: 2 }, comentarios: [{ pergunta: 'a', texto: 'ç'.repeat(3000) }] })
    const sealed = await c.sealed()
    expect(new Set(sealed.map(({ folha }) => folha.length)).size).toBe(1)
    expect(JSON.stringify(sealed)).not.toMatch(/ATE_1|ççç/)
    const { rows } = await app.database.pool.query(
      `select column_name as nome, data_type as tipo from information_schema.columns where table_name in ('folha_selada', 'folha', 'comentario_anonimo')
       and (data_type like 'timestamp%' or data_type = 'date' or is_identity = 'YES' or column_default like 'nextval%')`,
    )
    expect(rows).toEqual([])
  })

  it('carries no attribute but those that were shown to the respondent', async () => {
    const c = collectionIn(app)
    await c.open(['tempo'])
    for (let i = 0; i < 5; i++) await c.deposit({ atributos: { tempo: 'ATE_1', sexo: 'F', area: ['1'] } })
    await c.close()
    expect((await c.sheets()).map(({ atributos }) => atributos)).toEqual(Array(5).fill({ tempo: 'ATE_1' }))
  })

  it('does not tell in which order options were ticked', async () => {
    const c = collectionIn(app)
    await c.open()
    for (let i = 0; i < 5; i++) await c.deposit({ respostas: { b: [9, 2, 30], a: { z: ['n', 'm'] } } })
    await c.close()
    const [um] = await c.sheets()
    expect(JSON.stringify(um?.respostas)).toBe('{"a":{"z":["m","n"]},"b":[2,30,9]}')
  })

  it('is refused where the time is over, where nothing is collected, where it is too long, and outside the transaction of its mark', async () => {
    const c = collectionIn(app)
    const over = [409, 'O período de respostas terminou.']
    expect(await refusal(c.deposit())).toEqual(over)
    await c.open([], 'PESQUISA', 4000)
    const long = { comentarios: [{ pergunta: 'a', texto: 'x'.repeat(5000) }] }
    expect(await refusal(c.deposit(long))).toEqual([
      413,
      'As respostas têm texto demais. Encurte os comentários e envie de novo.',
    ])
    expect((await refusal(collectionIn(app).open([], 'PESQUISA', 5_000_000)))[0]).toBe(413)
    const { kysely } = app.database
    const sheet = { atributos: {}, respostas: {} }
    await expect(depositSheet(kysely, app.fastify.prumo.urn, c.key, sheet)).rejects.toThrow('one transaction')
    await c.close()
    expect(await refusal(c.deposit())).toEqual(over)
    expect(await c.sealed()).toEqual([])
  })

  it('with what no database holds is refused, for it would never leave the urn; with backslashes it is not', async () => {
    const c = collectionIn(app)
    await c.open()
    for (const texto of ['a\0b', 'a\ud800b', '\\\0'])
      expect((await refusal(c.deposit({ comentarios: [{ pergunta: 'a', texto }] })))[0], texto).toBe(400)
    const texto = 'C:\\u0000 \\\\ud800 😀'
    for (let i = 0; i < 5; i++) await c.deposit({ comentarios: [{ pergunta: 'a', texto }] })
    await c.close()
    expect(await c.rows('comentario_anonimo', 'texto')).toEqual(Array(5).fill({ texto }))
  })

  it('is not opened for another collection, nor with another key', async () => {
    const [c, other] = [collectionIn(app), collectionIn(app)]
    for (const one of [c, other]) await one.open()
    await c.deposits(6)
    await app.database.pool.query('update folha_selada set registro_id = $1 where registro_id = $2', [
      other.key.registroId,
      c.key.registroId,
    ])
    await other.close()
    expect([await other.sheets(), (await other.read()).perdidas]).toEqual([[], 6])
  })
})

describe('an urn', () => {
  it('is not touched before twice the minimum group is in; then at least the minimum leaves and at least the minimum stays', async () => {
    const c = collectionIn(app)
    await c.open()
    await c.deposits(9)
    const before = await c.sealed()
    expect(await c.empty()).toBe(false)
    expect(await c.sealed()).toEqual(before)
    await c.deposits(1)
    expect(await c.empty()).toBe(true)
    expect([(await c.sheets()).length, (await c.sealed()).length]).toEqual([5, 5])
    // what stays is written anew
    const ids = before.map(({ id }) => id)
    expect((await c.sealed()).filter(({ id, misturada }) => ids.includes(id) || !misturada)).toEqual([])
    expect(await c.empty()).toBe(false)
    await c.deposits(4)
    expect(await c.empty()).toBe(false)
    await c.deposits(11)
    expect(await c.empty()).toBe(true)
    const [out, left] = [(await c.sheets()).length, (await c.sealed()).length]
    expect(out + left).toBe(25)
    expect(left).toBeGreaterThanOrEqual(5)
    expect(out).toBeGreaterThanOrEqual(10)
    await c.close()
    expect([(await c.sheets()).length, (await c.sealed()).length]).toEqual([25, 0])
    expect(await c.empty()).toBe(false)
  })

  it('keeps rare combinations of attributes until the closing, where they are coarsened together', async () => {
    const c = collectionIn(app)
    await c.open(['area', 'tempo'])
    await c.deposits(10, { area: ['R', 'A'], tempo: 'ATE_1' })
    await c.deposits(7, { area: ['R', 'B'], tempo: 'ATE_1' })
    await c.deposits(1, { area: ['R', 'C'], tempo: 'DE_10' })
    expect(await c.empty()).toBe(true)
    expect((await c.sheets()).map(({ atributos }) => atributos)).toEqual(
      Array(5).fill({ area: ['R', 'A'], tempo: 'ATE_1' }),
    )
    await c.close()
    const cells = (await c.read()).celulas.map(({ valores, n }) => [valores, n])
    // the one of C took the smallest others of the root along: the five of A that were still in
    expect(cells).toContainEqual([{ area: 'R' }, 18])
    expect(cells).toContainEqual([{ area: 'B', tempo: 'ATE_1' }, 7])
    expect(cells).toContainEqual([{ area: 'A', tempo: 'ATE_1' }, 5])
    expect(JSON.stringify(cells)).not.toContain('DE_10')
  })

  it('[issue 20 §6] shows of areas with 12, 7 and 4 answers the 12 and the total of 23', async () => {
    const c = collectionIn(app)
    await c.open(['area'])
    for (const [n, area] of [
      [12, 'A'],
      [7, 'B'],
      [4, 'C'],
    ] as const)
      await c.deposits(n, { area: [area] })
    await c.close()
    expect((await c.read()).celulas.map(({ valores, n, perguntas }) => [valores, n, perguntas.nota?.media])).toEqual(
      expect.arrayContaining([
        [{}, 23, 7],
        [{ area: 'A' }, 12, 7],
      ]),
    )
    expect((await c.read()).celulas.length).toBe(2)
  })

  it('with fewer sheets than the minimum is destroyed at the closing', async () => {
    const c = collectionIn(app)
    await c.open()
    for (let i = 0; i < 4; i++) await c.deposit({ comentarios: [{ pergunta: 'a', texto: 'segredo' }] })
    await c.close()
    await c.close()
    expect([await c.sealed(), await c.sheets(), await c.rows('comentario_anonimo')]).toEqual([[], [], []])
    expect(await c.read()).toEqual({ minimo: 5, destruidas: 4, perdidas: 0, celulas: [] })
  })

  it('is emptied by the job, which says nothing of it', async () => {
    const c = collectionIn(app)
    await c.open()
    await c.deposits(10)
    await app.fastify.prumo.jobs.startOwn('esvazia-urnas', {})
    await app.fastify.prumo.jobs.drain()
    expect((await c.sheets()).length).toBe(5)
    const { rows } = await app.database.pool.query("select * from tarefa where tipo = 'esvazia-urnas'")
    expect(rows).toEqual([])
  })

  it('is sealed anew when the secret changes, and what the former sealed is still opened', async () => {
    const c = collectionIn(app)
    await c.open()
    const who = { entidade: 'utilitario/usuario', id: 2 }
    const { kysely, pool } = app.database
    const former = new Secrets('segredo-de-antes-0000000000000000000')
    const present = new Secrets('segredo-somente-para-os-testes-0001', ['segredo-de-antes-0000000000000000000'])
    await kysely
      .transaction()
      .execute((tx) => depositSheet(tx, former, c.key, { atributos: {}, respostas: { nota: 9 } }))
    await saveDraft(kysely, former, c.key, who, { a: 1 })
    await c.deposits(4)
    expect(await resealUrns(kysely, present)).toBe(6)
    expect(await resealUrns(kysely, present)).toBe(0)
    expect(await readDraft(kysely, app.fastify.prumo.urn, c.key, who)).toEqual({ a: 1 })
    await c.close()
    expect((await c.read()).celulas[0]?.perguntas.nota?.distribuicao).toEqual({ 7: 4, 9: 1 })
    expect((await pool.query('select from rascunho_selado')).rowCount).toBe(0)
  })
})

describe('results', () => {
  it('are there after the closing only, figures and comments', async () => {
    const c = collectionIn(app)
    expect((await refusal(c.read()))[0]).toBe(404)
    await c.open()
    await c.deposits(20)
    await c.empty()
    const early = [409, 'Os resultados anônimos aparecem depois do encerramento.']
    const { kysely } = app.database
    expect(await refusal(c.read())).toEqual(early)
    expect(await refusal(readComments(kysely, c.key, { toRelease: true }))).toEqual(early)
    expect(await refusal(releaseComments(kysely, c.key))).toEqual(early)
  })

  it('count per question, and hide one that too few answered', async () => {
    const c = collectionIn(app)
    await c.open()
    for (let i = 0; i < 6; i++)
      await c.deposit({ respostas: { nota: i, cor: ['azul', 'verde'], ...(i < 2 ? { rara: 1 } : {}) } })
    await c.close()
    const [total] = (await c.read()).celulas
    expect(total).toMatchObject({
      n: 6,
      perguntas: {
        nota: { n: 6, media: 2.5, distribuicao: { 0: 1, 5: 1 } },
        cor: { n: 6, distribuicao: { azul: 6, verde: 6 } },
        rara: { oculta: 'Menos de 5 respostas' },
      },
    })
    expect(counted({ texto: 'x' })).toEqual([])
  })

  it('of an anonymous 360 join roles that are too small, and destroy what stays too small', async () => {
    const c = collectionIn(app, 1, 'teste/avaliado')
    expect((await c.open(['papel'], 'AVALIACAO')).minimo).toBe(3)
    for (const [papel, notas] of [
      ['P', [70, 80]],
      ['A', [60, 70, 80]],
    ] as const)
      for (const nota of notas) await c.deposit({ atributos: { papel }, respostas: { nota } })
    await c.deposits(2, { papel: 'A' })
    await c.close()
    const { celulas } = await c.read()
    expect(celulas.map(({ valores, n }) => [valores.papel, n])).toEqual(
      expect.arrayContaining([
        [undefined, 7],
        ['A+P', 7],
      ]),
    )
    const few = collectionIn(app, 1, 'teste/avaliado')
    await few.open(['papel'], 'AVALIACAO')
    await few.deposits(1, { papel: 'A' })
    await few.deposits(1, { papel: 'P' })
    await few.close()
    expect(await few.read()).toMatchObject({ destruidas: 2, celulas: [] })
  })

  it('of roles wait for the closing, also where many answered', async () => {
    const c = collectionIn(app, 1, 'teste/avaliado')
    await c.open(['papel'], 'AVALIACAO')
    await c.deposits(12, { papel: 'A' })
    expect(await c.empty()).toBe(true)
    expect([(await c.sheets()).length, (await c.sealed()).length]).toEqual([0, 12])
  })
})

describe('comments', () => {
  it('stand apart from sheets, are released by HR, and may be hidden with a reason and not changed', async () => {
    const c = collectionIn(app)
    const { kysely } = app.database
    await c.open(['tempo'])
    for (let i = 0; i < 8; i++)
      await c.deposit({ atributos: { tempo: 'ATE_1' }, comentarios: [{ pergunta: 'p1', texto: `texto ${i}` }] })
    await c.close()
    expect(JSON.stringify(await c.sheets())).not.toContain('texto')
    expect(await refusal(readComments(kysely, c.key))).toEqual([409, 'Os comentários ainda não foram liberados.'])
    const all = await readComments(kysely, c.key, { toRelease: true })
    expect(all.map(({ texto }) => texto).sort()).toEqual(Array.from({ length: 8 }, (_, i) => `texto ${i}`))
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(['id', 'pergunta', 'texto'])
    await releaseComments(kysely, c.key)
    const id = all[0]?.id ?? ''
    await hideComment(kysely, c.key, id, 'Nomeia uma pessoa')
    expect((await readComments(kysely, c.key)).map((one) => one.id)).toEqual(all.slice(1).map((one) => one.id))
    expect((await readComments(kysely, c.key, { toRelease: true }))[0]).toEqual({
      ...all[0],
      ocultoMotivo: 'Nomeia uma pessoa',
    })
    await hideComment(kysely, c.key, id, null)
    expect(await readComments(kysely, c.key)).toEqual(all)
    // of another collection, of another company: not there
    const other = collectionIn(app)
    await other.open()
    await other.close()
    expect((await refusal(hideComment(kysely, other.key, id, 'x')))[0]).toBe(404)
    expect((await refusal(hideComment(kysely, { ...c.key, empresaId: 2 }, id, 'x')))[0]).toBe(404)
    await releaseComments(kysely, c.key, false)
    expect((await refusal(readComments(kysely, c.key)))[0]).toBe(409)
  })
})

describe('a draft', () => {
  const who = { entidade: 'utilitario/usuario', id: 3 }

  it('is sealed for its person, of one length, and goes when he hands in and when the collection closes', async () => {
    const c = collectionIn(app)
    const { kysely } = app.database
    const { urn } = app.fastify.prumo
    await c.open()
    await saveDraft(kysely, urn, c.key, who, { a: 'curto' })
    const [curto] = await c.rows<{ rascunho: string }>('rascunho_selado')
    await saveDraft(kysely, urn, c.key, who, { a: 'longo'.repeat(900) })
    const [longo, ...more] = await c.rows<{ rascunho: string }>('rascunho_selado')
    expect([more.length, longo?.rascunho.length, longo?.rascunho.includes('longo')]).toEqual([
      0,
      curto?.rascunho.length,
      false,
    ])
    expect(await readDraft(kysely, urn, c.key, who)).toEqual({ a: 'longo'.repeat(900) })
    expect(await readDraft(kysely, urn, c.key, { ...who, id: 4 })).toBeUndefined()
    // whoever writes into the database gets nobody else's draft
    await app.database.pool.query('update rascunho_selado set respondente_id = 4 where respondente_id = 3')
    expect(await readDraft(kysely, urn, c.key, { ...who, id: 4 })).toBeUndefined()
    await saveDraft(kysely, urn, c.key, who, {})
    await c.deposit({}, who)
    expect((await c.rows('rascunho_selado')).length).toBe(1)
    await c.close()
    expect(await c.rows('rascunho_selado')).toEqual([])
    expect(await refusal(saveDraft(kysely, urn, c.key, who, {}))).toEqual([409, 'O período de respostas terminou.'])
  })
})

describe('deleting', () => {
  it('single anonymous answers is refused, all of a collection is not', async () => {
    expect(await refusal(refuseSingleDeletion)).toEqual([
      400,
      'Respostas anônimas não podem ser excluídas individualmente.',
    ])
    const [c, other] = [collectionIn(app), collectionIn(app)]
    const { kysely, pool } = app.database
    for (const one of [c, other]) {
      await one.open()
      for (let i = 0; i < 10; i++) await one.deposit({ comentarios: [{ pergunta: 'a', texto: 'x' }] })
      await one.empty()
    }
    const trail = async () => (await pool.query('select count(*) n from auditoria')).rows
    const before = await trail()
    await kysely.transaction().execute((tx) => deleteCollection(tx, c.key))
    for (const table of ['folha_selada', 'folha', 'comentario_anonimo', 'colecao_anonima'])
      expect([table, (await c.rows(table)).length, (await other.rows(table)).length > 0]).toEqual([table, 0, true])
    expect(await trail()).toEqual(before)
    expect((await refusal(c.read()))[0]).toBe(404)
  })
})
