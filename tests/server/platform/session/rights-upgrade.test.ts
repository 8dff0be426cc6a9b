import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRAR_INSTALACAO, type Permission } from '#schemas/runtime/permission.ts'
import { hashPassword } from '#server/platform/session/passwords/password.ts'
import { type Client, createTestApp, login, PASSWORD, type TestApp } from '#tests/helpers/app.ts'
import { type EarlierDatabase, openEarlierDatabase } from '#tests/helpers/earlier-database.ts'

let earlier: EarlierDatabase
let app: TestApp
beforeAll(async () => {
  // the last version in which a profile of one company could change what all of them share
  earlier = await openEarlierDatabase('fila-na-tarefa.sql')
})
afterAll(async () => {
  await app?.close()
  await earlier?.close()
})

const SEES_ALL = 'ROLE_VER_TODAS_EMPRESAS'
const profiles: Record<string, string[]> = {
  // stored as whole screens, as single permissions, and mixed; used in one company, in several, in none
  recrutamento: ['ROLE_CAD_CANDIDATO', 'ROLE_MOV_SOLICITACAO_VER', 'ROLE_CAD_CARGO_VER'],
  cadastros: ['ROLE_CAD_CIDADE', 'ROLE_CAD_ESTADO', 'ROLE_CAD_BAIRRO', 'ROLE_CAD_AVISO_SISTEMA', 'ROLE_CAD_NOTICIA'],
  acesso: ['ROLE_CAD_PERFIL', 'ROLE_CAD_USUARIO_VER', 'ROLE_CAD_USUARIO_ALTERAR', 'ROLE_CAD_PARAMETROS_SISTEMA'],
  leitura: ['ROLE_CAD_IDIOMA_VER', 'ROLE_CAD_TALENTO_VER', 'ROLE_CAD_CIDADE_VER'],
  'todas as empresas': [SEES_ALL, 'ROLE_CAD_IDIOMA_VER', 'ROLE_LGPD'],
}
/** Company and profiles of each; `areas` where the user is limited to some. */
const people: Record<string, { empresa: number; perfis: string[]; areas?: number[] }[]> = {
  primeira: [],
  recrutadora: [
    { empresa: 1, perfis: ['recrutamento', 'leitura'] },
    { empresa: 2, perfis: ['leitura'] },
  ],
  'quem cadastra': [{ empresa: 2, perfis: ['cadastros'] }],
  'quem dá acesso': [{ empresa: 1, perfis: ['acesso', 'cadastros'], areas: [] }],
  'quem vê todas': [{ empresa: 1, perfis: ['todas as empresas'] }],
  'sem perfil': [{ empresa: 1, perfis: [] }],
}
const companies = [1, 2]

async function store(): Promise<void> {
  const { pool } = earlier
  const one = async (text: string, values: unknown[]) =>
    Number((await pool.query<{ id: string }>(`${text} returning id`, values)).rows[0]?.id)
  for (const id of companies)
    await pool.query(
      'insert into empresa (id, nome, razao_social, cnpj, ativa) values ($1::int, $1::text, $1::text, $1::text, true)',
      [id],
    )
  const perfilId = new Map<string, number>()
  for (const [nome, authorities] of Object.entries(profiles))
    perfilId.set(
      nome,
      await one('insert into perfil (nome, authorities) values ($1, $2)', [nome, JSON.stringify(authorities)]),
    )
  const senha = await hashPassword(PASSWORD)
  for (const [nome, access] of Object.entries(people)) {
    const usuario = await one('insert into usuario (nome, login, senha, ativo) values ($1, $1, $2, true)', [
      nome,
      senha,
    ])
    for (const { empresa, perfis, areas } of access) {
      const acesso = await one(
        'insert into usuario_empresa (usuario_id, empresa_id, restringir_areas, areas_ids) values ($1, $2, $3, $4)',
        [usuario, empresa, areas !== undefined, JSON.stringify(areas ?? [])],
      )
      for (const perfil of perfis)
        await pool.query('insert into usuario_empresa_perfis (usuario_empresa_id, perfil_id) values ($1, $2)', [
          acesso,
          perfilId.get(perfil),
        ])
    }
  }
}

/** What somebody held in a company before, worked out from what was stored; undefined where he had no access (spec 1 §6). */
function heldBefore(nome: string, empresa: number, permissions: readonly Permission[]): Set<string> | undefined {
  const access = people[nome] ?? []
  const given = (each: typeof access) =>
    each.flatMap(({ perfis }) => perfis).flatMap((perfil) => profiles[perfil] ?? [])
  const here = access.filter((each) => each.empresa === empresa)
  if (here.length === 0 && !given(access).includes(SEES_ALL)) return undefined
  const held = given(here.length > 0 ? here : access)
  return new Set([
    ...held,
    ...permissions.flatMap(({ authority, whole }) => (whole !== undefined && held.includes(whole) ? [authority] : [])),
  ])
}

/** Nobody looks into the messages and absences that others deleted, whatever he may do. */
const nobodys = /\/(mensagens|ausencias)\/excluidos/

/** The operations that ask for a permission. */
const operations = () =>
  app.fastify.guardedRoutes.filter(
    ({ method, url, authority }) => authority.startsWith('ROLE_') && method !== 'HEAD' && !nobodys.test(url),
  )

/** What a user is not refused for want of a right, asked for record 0, which there is not. */
async function allowed(client: Client): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { method, url } of operations()) {
    const at = url.replaceAll(/:\w+|\*/g, '0')
    const answer = await client.send({ method: method as 'GET', url: at })
    if (answer.statusCode === 401) throw new Error(`${method} ${url}: ${answer.body}`)
    if (answer.statusCode !== 403) found.add(`${method} ${url}`)
  }
  return found
}

test('every user may do by every operation what he could before, but write rows of the installation', async () => {
  await store()
  await earlier.upgrade()
  app = await createTestApp({ testDatabase: earlier.database })
  const { model } = app.fastify.prumo
  const ofInstallation = operations().filter(({ authority }) => authority === ADMINISTRAR_INSTALACAO)
  expect(ofInstallation.length).toBeGreaterThan(30)
  expect(operations().length).toBeGreaterThan(1000)
  for (const nome of Object.keys(people)) {
    const client = await login(app, nome, PASSWORD)
    for (const empresa of companies) {
      const held = nome === 'primeira' ? 'everything' : heldBefore(nome, empresa, model.permissions)
      const entered = await client.put('/api/userinfo/empresa', { empresaId: empresa })
      expect([nome, empresa, entered.statusCode < 400]).toEqual([nome, empresa, held !== undefined])
      if (held === undefined) continue
      const expected = operations().filter(({ authority }) => held === 'everything' || held.has(authority))
      const found = await allowed(client)
      const names = expected.map(({ method, url }) => `${method} ${url}`).toSorted()
      expect([nome, empresa, [...found].toSorted()]).toEqual([nome, empresa, names])
    }
  }
}, 180_000)
