import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readComments } from '#server/features/anonimato/comments.ts'
import { readDraft, saveDraft } from '#server/features/anonimato/draft.ts'
import { knownUrnSecrets } from '#server/features/anonimato/key.ts'
import { countLostSheets } from '#server/features/anonimato/lost.ts'
import { checkBackup, openBackup } from '#server/features/backup/read.ts'
import { anonymousCopy } from '#server/features/copy/copy.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { emptyPlace, make, type Place, restore, SENHA } from '#tests/server/features/backup/restored.ts'
import { placesWith } from '#tests/server/features/lgpd/scan.ts'
import { collectionIn, type TestCollection } from './collection.ts'

const NOME = 'Quitéria Sapoti Albuquerque'
const CPF = '86288366757'
const lgpd = '/api/utilitario/lgpd'

let app: TestApp
let admin: Client
let open: TestCollection
let closed: TestCollection
const places: Place[] = []

beforeAll(async () => {
  // the secret lies in DATA_DIR, as where nobody gives one
  app = await createTestApp({ env: { SESSION_SECRET: '' } })
  admin = await login(app, 'admin')
  open = collectionIn(app)
  closed = collectionIn(app)
  for (const c of [open, closed]) {
    await c.open()
    const texto = `Quem manda é QUITÉRIA  SAPOTI Albuquerque, CPF 862.883.667-57`
    for (let i = 0; i < 6; i++)
      await c.deposit({ respostas: { nota: i }, ...(i === 2 ? { comentarios: [{ pergunta: 'p', texto }] } : {}) })
  }
  await closed.close()
}, 120_000)
afterAll(async () => {
  for (const place of places) await place.close()
  await app.close()
})

describe('a backup', () => {
  it('empties no urn and holds no key: what is restored without it says how many sealed sheets are lost', async () => {
    const { dataDir } = app.fastify.prumo.env
    const before = await open.sealed()
    const { arquivo = '' } = await make(app, admin)
    expect(await open.sealed()).toEqual(before)
    const path = join(dataDir, 'backups', arquivo)
    const key = readFileSync(join(dataDir, 'urna-secret'), 'utf8').trim()
    const backup = await openBackup(path, { senha: SENHA })
    const { fim } = await checkBackup(backup)
    expect(fim.tabelas.find(({ nome }) => nome === 'folha_selada')?.linhas).toBe(6)
    const kinds = new Set<string>()
    for await (const { entry, content } of backup.entries()) {
      kinds.add(entry.tipo)
      const pieces: Buffer[] = []
      for await (const piece of content()) pieces.push(piece)
      const bytes = Buffer.concat(pieces)
      expect((entry.tipo === 'tabela' ? gunzipSync(bytes) : bytes).includes(key)).toBe(false)
    }
    // that of the server, which seals no sheet, is in it
    expect(kinds).toContain('segredo')

    const place = await emptyPlace()
    places.push(place)
    const lost = await restore(place, [path], { BACKUP_SENHA: SENHA, SESSION_SECRET: '' })
    expect([lost.code, lost.err]).toEqual([0, ''])
    expect(lost.out).toContain('6 folhas anônimas ainda seladas não podem ser abertas aqui e estão perdidas')
    expect(existsSync(join(place.dataDir, 'urna-secret'))).toBe(false)
    // with the key that was kept elsewhere they are not
    copyFileSync(join(dataDir, 'urna-secret'), join(place.dataDir, 'urna-secret'))
    const env = { dataDir: place.dataDir, sessionSecret: undefined, formerSecret: undefined }
    expect(await countLostSheets(place.pool, knownUrnSecrets(env))).toBe(0)
  }, 180_000)

  it('of a server with SESSION_SECRET is opened by that, also where the secret lay in DATA_DIR before', async () => {
    const { dataDir } = app.fastify.prumo.env
    const given = { dataDir, sessionSecret: 'outro-segredo-somente-para-testes-02', formerSecret: undefined }
    expect(await countLostSheets(app.database.pool, knownUrnSecrets(given))).toBe(0)
    expect(await countLostSheets(app.database.pool, knownUrnSecrets({ ...given, dataDir: '/nenhuma' }))).toBe(6)
    expect(await countLostSheets(app.database.pool, undefined)).toBe(6)
  })
})

describe('an anonymous copy', () => {
  it('has nothing of anonymous answers', async () => {
    const { model, runtimes } = app.fastify.prumo
    const { bytes } = await app.database.kysely.transaction().execute((db) =>
      anonymousCopy(db, {
        model,
        runtimes,
        empresaId: 1,
        context: { empresa: {}, parametros: {}, usuario: {}, hoje: app.today() },
        now: app.clock.now(),
      }),
    )
    expect(gunzipSync(bytes).toString()).not.toMatch(/folha_selada|comentario_anonimo|colecao_anonima|SAPOTI/)
  }, 60_000)
})

describe('a person who answered', () => {
  let id: number
  const urn = () => app.fastify.prumo.urn
  const who = () => ({ entidade: 'captacao/candidato', id })
  const other = { entidade: 'utilitario/usuario', id: 2 }

  beforeAll(async () => {
    const candidato = await admin.post('/api/captacao/candidatos', { nome: NOME, pessoal: { cpf: CPF } })
    id = candidato.json().id
    const { kysely } = app.database
    await saveDraft(kysely, urn(), open.key, who(), { p: 'o meu segredo' })
    await saveDraft(kysely, urn(), open.key, other, { p: `Gosto de ${NOME}.`, nota: 5 })
  })

  it('gets in his export nothing of what he said', async () => {
    const dados = await admin.get(`${lgpd}/dados?entidade=captacao/candidato&id=${id}`)
    expect(dados.statusCode).toBe(200)
    expect(dados.body).not.toMatch(/segredo|folha|rascunho|manda/)
  })

  it('is erased: sheets stay, his name leaves comments, sealed or not, and drafts of others; his own draft goes', async () => {
    const { kysely } = app.database
    const before = (await open.sealed()).map(({ id }) => id)
    expect(await placesWith(app, 'QUITÉRIA  SAPOTI')).toEqual(['comentario_anonimo.texto'])
    const { assinatura } = (await admin.get(`${lgpd}/previa?entidade=captacao/candidato&id=${id}`)).json()
    await admin.post(`${lgpd}/apagamento`, { entidade: 'captacao/candidato', id, assinatura })
    await app.fastify.prumo.jobs.drain()
    expect(await placesWith(app, 'sapoti', '862.883.667-57', CPF)).toEqual([])
    expect(await readDraft(kysely, urn(), open.key, who())).toBeUndefined()
    expect(await readDraft(kysely, urn(), open.key, other)).toEqual({ p: 'Gosto de ***.', nota: 5 })
    // which sheet named him does not show: all are written anew, and still count as handed in lately
    const sealed = await open.sealed()
    expect([sealed.length, sealed.filter((one) => before.includes(one.id) || one.misturada)]).toEqual([6, []])
    await open.close()
    for (const c of [open, closed]) {
      expect((await c.read()).celulas).toMatchObject([{ n: 6, perguntas: { nota: { n: 6, media: 2.5 } } }])
      const [comentario, ...more] = await readComments(kysely, c.key, { toRelease: true })
      expect([comentario?.texto, more]).toEqual(['Quem manda é ***, CPF ***', []])
    }
  })
})
