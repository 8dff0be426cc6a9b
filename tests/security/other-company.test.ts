import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Entity } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { registry } from '#server/generated/routes/index.ts'
import { authoritiesOf, VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { writeDownStatements } from './statements.ts'
import { fingerprint, MARK, markLabels, walk } from './walk.ts'

const statements = writeDownStatements()
let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app?.close())

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[]

/** Who may do everything in one company but what is the installation's. */
function administrator(nome: string, empresaId: number, areas?: number[]): Promise<{ client: Client; id: number }> {
  const withheld = new Set([ADMINISTRAR_INSTALACAO, VER_TODAS_EMPRESAS])
  const authorities = authoritiesOf(app.fastify.prumo.model, registry).filter((each) => !withheld.has(each))
  return userWith(authorities, nome, empresaId, areas)
}

async function userWith(
  authorities: string[],
  nome: string,
  empresaId: number,
  areas?: number[],
): Promise<{ client: Client; id: number }> {
  const one = async (text: string, values: unknown[]) => Number((await rows<{ id: number }>(text, values))[0]?.id)
  const id = await one(
    'insert into usuario (nome, login, senha) select $1, $1, senha from usuario where id = 2 returning id',
    [nome],
  )
  const acesso = await one(
    'insert into usuario_empresa (usuario_id, empresa_id, restringir_areas, areas_ids) values ($1, $2, $3, $4) returning id',
    [id, empresaId, areas !== undefined, JSON.stringify(areas ?? [])],
  )
  const perfil = await one(
    'insert into perfil (empresa_id, nome, authorities, de_todas_empresas) values ($1, $2, $3, false) returning id',
    [empresaId, nome, JSON.stringify(authorities)],
  )
  await rows('insert into usuario_empresa_perfis (usuario_empresa_id, perfil_id) values ($1, $2)', [acesso, perfil])
  return { client: await login(app, nome, PASSWORD), id }
}

/** Rows of each table that nobody in company 2 may touch: company 1's, the installation's, and of users those who work in company 1. */
async function outOfReach(attacker: number): Promise<Map<string, string>> {
  const tables = await rows<{ nome: string; empresa: boolean; usuario: boolean }>(
    `select t.table_name as nome, bool_or(c.column_name = 'empresa_id') as empresa, bool_or(c.column_name = 'usuario_id') as usuario
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`,
  )
  const worksInOne = (id: string) =>
    `exists (select from usuario_empresa x where x.usuario_id = ${id} and x.empresa_id = 1)`
  const special: Record<string, string | undefined> = {
    usuario: worksInOne('t.id'),
    usuario_empresa_perfis:
      'exists (select from usuario_empresa x where x.id = t.usuario_empresa_id and x.empresa_id = 1)',
    empresa: 't.id = 1',
    auditoria: `t.empresa_id = 1 or t.usuario_id is distinct from ${attacker}`,
    link_unico: `t.registro_id <> ${attacker}`,
    // of nobody, or of whoever is at work
    sessao: undefined,
    tentativa_login: undefined,
    aparelho_conhecido: undefined,
    registro_seguranca: `t.empresa_id = 1`,
    trabalho_sistema: undefined,
  }
  return new Map(
    tables.flatMap(({ nome, empresa, usuario }): [string, string][] => {
      if (nome in special) return special[nome] === undefined ? [] : [[nome, String(special[nome])]]
      if (empresa) return [[nome, 't.empresa_id in (0, 1)']]
      return [[nome, usuario ? `t.usuario_id is distinct from ${attacker}` : 'true']]
    }),
  )
}

const isOfCompany = ({ scope }: Entity): boolean =>
  ['empresa', 'compartilhado', 'empresa-ou-instalacao'].includes(scope)

/** Ids of two records of company 1, of each entity that has some. */
async function firstAndLast(entities: Entity[]): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>()
  for (const { path, table } of entities) {
    const found = await rows<{ id: number }>(
      `(select id from ${table} where empresa_id = 1 order by id limit 1)
       union (select id from ${table} where empresa_id = 1 order by id desc limit 1)`,
    )
    if (found.length > 0)
      ids.set(
        path,
        found.map(({ id }) => Number(id)),
      )
  }
  return ids
}

/** All addresses in two parts, each a test: together they take minutes. */
const HALVES = [
  ['addresses from a to c', (url: string) => /^\/api\/[a-c]/.test(url)],
  ['all other addresses', (url: string) => !/^\/api\/[a-c]/.test(url)],
] as const

/** Asks everything of a half. @returns what was told that should not be */
async function attack(client: Client, ids: Map<string, number[]>, asks: (url: string) => boolean) {
  const leaks: string[] = []
  const codes = new Map<number, number>()
  await walk({ app, client, ids, statements, asks }, ({ call, code, body, difference }) => {
    codes.set(code, (codes.get(code) ?? 0) + 1)
    const at = body.indexOf(MARK)
    if (at >= 0) leaks.push(`${call} → ${code} ${body.slice(Math.max(0, at - 80), at + 20)}`)
    if (difference) leaks.push(`${call} tells that it is there: ${difference}`)
  })
  await app.fastify.prumo.jobs.drain()
  // it is the operations that refuse, not a session that ended
  expect(codes.get(401) ?? 0, JSON.stringify([...codes])).toBe(0)
  expect(codes.get(200) ?? 0, JSON.stringify([...codes])).toBeGreaterThan(200)
  return leaks
}

describe('an administrator of company 2 with every right but the installation’s', () => {
  test.each(HALVES)(
    'reads nothing of company 1 and changes nothing that it or the installation has, by any operation: %s',
    async (_name, asks) => {
      const { model } = app.fastify.prumo
      const ofOne = [...model.entities.values()].filter(isOfCompany)
      for (const entity of ofOne) await markLabels(app, entity, 'empresa_id = 1')
      const ids = await firstAndLast(ofOne)
      await rows(`update usuario u set nome = nome || ' ${MARK}' where u.id <> 1
      and not exists (select from usuario_empresa x where x.usuario_id = u.id and x.empresa_id <> 1)`)
      const { client, id } = await administrator('invasora', 2)
      const conditions = await outOfReach(id)
      const before = await fingerprint(app, conditions)
      expect(await attack(client, ids, asks)).toEqual([])
      expect(await fingerprint(app, conditions)).toEqual(before)
    },
    180_000,
  )
})

describe('an administrator of company 1 who is limited to an area', () => {
  test.each(HALVES)(
    'reads nothing of other areas and changes nothing there, by any operation: %s',
    async (_name, asks) => {
      const { model } = app.fastify.prumo
      const [{ areas } = { areas: [] }] = await rows<{ areas: number[] }>(
        `select x.areas_ids as areas from usuario_empresa x join usuario u on u.id = x.usuario_id where u.login = 'gestor'`,
      )
      const inside = `with recursive a(id) as (
      select id from area_organizacional where empresa_id = 1 and id in (${areas.join()})
      union select f.id from a join area_organizacional f on f.empresa_id = 1 and f.area_mae_id = a.id) select id from a`
      const hidden = new Map([
        ['cargo-salario/area-organizacional', `empresa_id = 1 and id not in (${inside})`],
        ['gestao-talentos/talento', `empresa_id = 1 and area_organizacional_id not in (${inside})`],
        ['captacao/solicitacao-pessoal', `empresa_id = 1 and area_organizacional_id not in (${inside})`],
      ])
      const ids = new Map<string, number[]>()
      const conditions = new Map<string, string>()
      for (const [path, where] of hidden) {
        const entity = model.entities.get(path)
        if (!entity) throw new Error(path)
        // what an area is called stands in records of the whole company, a position's for instance
        if (path !== 'cargo-salario/area-organizacional') await markLabels(app, entity, where)
        const found = await rows<{ id: number }>(`select id from ${entity.table} where ${where} order by id limit 2`)
        ids.set(
          path,
          found.map(({ id }) => Number(id)),
        )
        conditions.set(entity.table, where)
      }
      const requests = `(select id from solicitacao_pessoal where ${hidden.get('captacao/solicitacao-pessoal')})`
      for (const path of ['captacao/anuncio', 'captacao/avaliacao-candidato', 'captacao/candidato-solicitacao']) {
        const table = String(model.entities.get(path)?.table)
        const where = `empresa_id = 1 and solicitacao_id in ${requests}`
        const found = await rows<{ id: number }>(`select id from ${table} where ${where} order by id limit 2`)
        expect([path, found.length > 0]).toEqual([path, true])
        ids.set(
          path,
          found.map(({ id }) => Number(id)),
        )
        conditions.set(table, where)
      }
      const { client } = await administrator('gestora-de-tudo', 1, areas)
      const before = await fingerprint(app, conditions)
      expect(await attack(client, ids, asks)).toEqual([])
      expect(await fingerprint(app, conditions)).toEqual(before)
      // what stands in the way of a deletion is told without the name of a request one does not see
      const [hidden1] = ids.get('captacao/candidato-solicitacao') ?? []
      const [taking] = await rows<{ candidato_id: number }>(
        'select candidato_id from candidato_solicitacao where id = $1',
        [hidden1],
      )
      const url = `/api/captacao/candidatos/${taking?.candidato_id}/empresa/1/verificar-pendencias`
      const pendencias = (await client.get(url)).json() as { pendencia: string; solicitacaoId?: number }[]
      const untold = pendencias.filter(({ solicitacaoId }) => solicitacaoId === undefined)
      expect(untold.map(({ pendencia }) => pendencia)).toEqual([
        'Participa de uma solicitação de pessoal a que você não tem acesso',
      ])
    },
    180_000,
  )
})

describe('a user of company 1 without any right', () => {
  test('finds no difference between what is there and what is not, by any operation', async () => {
    const { model } = app.fastify.prumo
    const ids = await firstAndLast([...model.entities.values()].filter(isOfCompany))
    const { client } = await userWith([], 'sem direitos', 1)
    const leaks: string[] = []
    let refused = 0
    await walk({ app, client, ids, statements }, ({ call, code, difference }) => {
      if (code === 403) refused += 1
      if (difference) leaks.push(`${call}: ${difference}`)
    })
    expect(leaks).toEqual([])
    expect(refused).toBeGreaterThan(1500)
  }, 180_000)
})
