import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colorsOf } from '#portal/colors.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { prepare } from '#server/start/prepare.mjs'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** 'Portal de vagas' of a company's settings: its text, picture and colours around its vacancies, and around nobody else's. */

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = mkdtempSync(join(tmpdir(), 'prumo-empregador-'))
const settings = '/api/utilitario/empresas/configuracao'
const html = { accept: 'text/html' }
let app: TestApp
let admin: Client
let vaga: { id: number }
let deOutra: { id: number }

beforeAll(async () => {
  await prepare({ pages: true })
  for (const part of ['portal', 'portal-server'])
    cpSync(join(root, 'dist', part), join(dist, part), { recursive: true })
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  app = await createTestApp({ dist, env: { PUBLIC_URL: 'https://vagas.exemplo.com.br' } })
  admin = await login(app, 'admin')
  vaga = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()[0]
  deOutra = (await app.nobody.get('/api/externo/anuncios?empresaId=2&size=1')).json()[0]
}, 120_000)
afterAll(async () => {
  await app?.close()
  rmSync(dist, { recursive: true, force: true })
})

async function set(changes: RecordData): Promise<void> {
  const { versao } = (await admin.get(settings)).json()
  const answer = await admin.patch(settings, { ...changes, versao })
  expect(answer.statusCode, answer.body).toBe(200)
}
/** As the server made it, without the marks that React sets between texts. */
const page = async (path: string) => (await app.nobody.get(path, html)).body.replaceAll('<!-- -->', '')
const company = async (id: number): Promise<RecordData> =>
  (await app.nobody.get(`/api/externo/portal?empresaId=${id}`)).json().empresa
async function picture(color: string): Promise<string> {
  const png = await sharp({ create: { width: 1200, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer()
  const campo = encodeURIComponent('utilitario/empresa-configuracao:portal.imagem')
  const answer = await admin.upload(`/api/arquivos?campo=${campo}`, 'fachada.png', png)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

const own = () => ['/externo/anuncios?empresaId=1', `/externo/anuncios/${vaga.id}?empresaId=1`]
const others = () => [
  '/externo/anuncios',
  '/externo/anuncios?empresaId=2',
  `/externo/anuncios/${deOutra.id}?empresaId=2`,
]
const apresentacao = 'Fazemos pão desde 1948.\n\nNossa gente vem de todo o Ceará.'

test('the text of a company stands with its vacancies and with each of them, as text whatever it looks like', async () => {
  for (const path of own()) expect(await page(path)).not.toContain('Sobre a empresa Aurora Alimentos Ltda')
  await set({ portal: { apresentacao: `${apresentacao} <b onclick="x()">Venha!</b>` } })
  for (const path of own()) {
    const body = await page(path)
    expect(body).toContain('Sobre a empresa Aurora Alimentos Ltda')
    expect(body).toContain('Nossa gente vem de todo o Ceará.')
    expect(body).toContain('&lt;b onclick=')
    expect(body).not.toContain('<b onclick')
  }
  for (const path of others()) expect(await page(path)).not.toContain('Fazemos pão')
  expect(await company(2)).not.toHaveProperty('apresentacao')
})

test('its picture stands above them with what is said of it, is public, and is fetched anew when it is another', async () => {
  expect((await app.nobody.get('/api/externo/empresas/1/imagem')).statusCode).toBe(404)
  await set({ portal: { apresentacao, imagem: await picture('#8a5a2b'), descricaoImagem: 'Fachada do moinho' } })
  const { imagem, descricaoImagem } = await company(1)
  expect(descricaoImagem).toBe('Fachada do moinho')
  for (const path of own()) {
    const [tag = ''] = /<img[^>]*class="empresa-imagem"[^>]*>/.exec(await page(path)) ?? []
    expect([tag.includes(String(imagem).replaceAll('&', '&amp;')), tag.includes('alt="Fachada do moinho"')]).toEqual([
      true,
      true,
    ])
  }
  for (const path of others()) expect(await page(path)).not.toContain('empresa-imagem')
  const answer = await app.nobody.get(String(imagem))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  await set({ portal: { apresentacao, imagem: await picture('#2b5a8a'), descricaoImagem: null } })
  const after = await company(1)
  expect(after.imagem).not.toBe(imagem)
  expect(after).not.toHaveProperty('descricaoImagem')
  expect(await page(own()[0] ?? '')).toContain('alt=""')
})

test('its colours are those of the page, and who chose none has orange', async () => {
  await set({ aparencia: { corPrincipal: '#3344AA', corSecundaria: '#112233' } })
  expect(await company(1)).toMatchObject({ corPrincipal: '#3344AA', corSecundaria: '#112233' })
  const painted = (color: string) => `--marca:${color}`
  const bare = async (path: string) => (await page(path)).replaceAll(/\s/g, '').toLowerCase()
  for (const path of own()) expect(await bare(path)).toContain(painted('#3344aa'))
  for (const path of others()) expect(await bare(path)).not.toContain(painted('#3344aa'))
  expect(colorsOf(undefined)['--marca']).toBe('#FF850A')
  expect(colorsOf({ id: 1, nome: 'x', corPrincipal: 'azul' })['--marca']).toBe('#FF850A')
})

test('what is too long or no picture is refused, and only who configures the company changes it', async () => {
  const { versao } = (await admin.get(settings)).json()
  const refused = async (portal: RecordData) => {
    const answer = await admin.patch(settings, { portal, versao })
    return [answer.statusCode, answer.json().errors?.[0]?.field]
  }
  expect(await refused({ apresentacao: 'x'.repeat(2001) })).toEqual([400, 'portal.apresentacao'])
  const text = (await admin.upload('/api/arquivos', 'fachada.txt', 'não é uma imagem')).json().id
  expect(await refused({ imagem: text })).toEqual([400, 'portal.imagem'])
  const rh = await login(app, 'rh')
  expect((await rh.patch(settings, { portal: { apresentacao: 'Oi' }, versao })).statusCode).toBe(403)
})

test('without any of it nothing of it stands there', async () => {
  await set({ portal: null })
  for (const name of ['apresentacao', 'imagem', 'descricaoImagem']) expect(await company(1)).not.toHaveProperty(name)
  for (const path of own()) expect(await page(path)).not.toMatch(/empresa-imagem|empresa-sobre/)
})
