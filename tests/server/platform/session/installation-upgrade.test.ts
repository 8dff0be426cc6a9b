import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '#tests/helpers/earlier-database.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase('usuario_administra_instalacao.sql')
})
afterAll(() => earlier?.close())

/** What a profile could hold when the migration was written: each permission, and the name that stands for its whole screen. */
const sql = readFileSync('server/migrations/20261123055400_quem-administra-a-instalacao.sql', 'utf8')
const permissions = [...sql.matchAll(/^ {4}\('(ROLE_\w+)', (?:'(\w+)'|null)\)/gm)].map(([, authority = '', whole]) => ({
  authority,
  whole,
}))
const SEES_ALL = 'ROLE_VER_TODAS_EMPRESAS'

test('whoever could change everything in every company goes on changing what they have in common', async () => {
  expect(permissions.length).toBeGreaterThan(200)
  const { pool } = earlier
  const all = permissions.map(({ authority }) => authority).filter((authority) => authority !== SEES_ALL)
  const profiles = {
    1: [...all, SEES_ALL],
    2: permissions.map(({ authority, whole }) => whole ?? authority),
    3: [...all.slice(1), SEES_ALL],
    4: all,
  }
  await pool.query(
    "insert into empresa (id, nome, razao_social, cnpj, ativa) values (1, 'Um', 'Um', '1', true), (2, 'Dois', 'Dois', '2', true), (3, 'Fechada', 'Fechada', '3', false)",
  )
  for (const [id, authorities] of Object.entries(profiles))
    await pool.query('insert into perfil (id, nome, authorities) values ($1::bigint, $1::text, $2)', [
      id,
      JSON.stringify(authorities),
    ])
  const people: Record<string, [company: number, profile: number][]> = {
    primeiro: [],
    'tudo em cada uma': [
      [1, 1],
      [2, 2],
    ],
    'tudo em uma, que leva às outras': [[1, 1]],
    'tudo em uma, menos na outra': [
      [1, 1],
      [2, 3],
    ],
    'quase tudo': [
      [1, 3],
      [2, 3],
    ],
    'tudo em uma, sem ver as outras': [[1, 4]],
  }
  for (const [i, [nome, access]] of Object.entries(people).entries()) {
    await pool.query("insert into usuario (id, nome, login, senha) values ($1::int, $2::text, $2::text, 'x')", [
      i + 1,
      nome,
    ])
    for (const [company, profile] of access) {
      const { rows } = await pool.query<{ id: string }>(
        'insert into usuario_empresa (usuario_id, empresa_id) values ($1, $2) returning id',
        [i + 1, company],
      )
      await pool.query('insert into usuario_empresa_perfis (usuario_empresa_id, perfil_id) values ($1, $2)', [
        rows[0]?.id,
        profile,
      ])
    }
  }
  await earlier.upgrade()
  const { rows } = await pool.query<{ nome: string }>(
    'select nome from usuario where administra_instalacao order by id',
  )
  expect(rows.map(({ nome }) => nome)).toEqual(['primeiro', 'tudo em cada uma', 'tudo em uma, que leva às outras'])
  // a profile that is used in one company is its own from then on; one used in several is a model of the installation
  const profilesNow = await pool.query('select id, empresa_id, de_todas_empresas from perfil order by id')
  expect(profilesNow.rows.map((row) => [Number(row.id), row.empresa_id, row.de_todas_empresas])).toEqual([
    [1, 1, false],
    [2, 2, false],
    [3, 0, true],
    [4, 1, false],
  ])
})
