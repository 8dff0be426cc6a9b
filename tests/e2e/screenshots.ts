import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '#tests/chromium.mjs'
import { PASSWORD } from '#tests/helpers/app.ts'
import { button, notice, save, tab } from './steps.ts'

// The pictures of the README: npx tsx tests/e2e/screenshots.ts [address of a running product with demo data]
const url = process.argv[2] ?? 'http://127.0.0.1:3000'
const folder = fileURLToPath(new URL('screenshots/', import.meta.url))

const WIDE: BrowserContextOptions = { viewport: { width: 1366, height: 768 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Bytes of a picture. */
const LARGEST = 150 * 1024
const SOLICITACOES = '/captacao/solicitacoes-pessoal'

interface Shot {
  name: string
  screen: BrowserContextOptions
  usuario?: string
  path: string
  /** brings the page to what is to be seen */
  ready(page: Page): Promise<unknown>
}

const rows = (page: Page) => page.locator('tbody tr').nth(5).waitFor()

/** The desk; news that opened by itself is read first. */
async function desk(page: Page): Promise<void> {
  const news = page.getByRole('dialog', { name: 'Notícia' })
  while (await news.isVisible())
    await news
      .getByRole('button', { name: /^(Próxima|Fechar)$/ })
      .first()
      .click()
  await page.getByRole('list', { name: 'Mensagens' }).waitFor()
}

const shots: Shot[] = [
  { name: 'login', screen: WIDE, path: '/login', ready: (page) => button(page, 'Entrar').waitFor() },
  { name: 'inicio', screen: WIDE, usuario: 'rh', path: '/', ready: desk },
  { name: 'lista', screen: WIDE, usuario: 'rh', path: SOLICITACOES, ready: rows },
  {
    name: 'formulario-erros',
    screen: WIDE,
    usuario: 'rh',
    path: `${SOLICITACOES}/new`,
    ready: async (page) => {
      await save(page)
      await notice(page, 'Preencha os campos indicados')
    },
  },
  {
    name: 'dialogo',
    screen: WIDE,
    usuario: 'rh',
    path: '/captacao/candidatos/1',
    ready: async (page) => {
      await tab(page, 'Experiências').click()
      await page.getByRole('button', { name: 'Adicionar: Experiências Profissionais' }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Empresa', exact: true }).waitFor()
    },
  },
  {
    name: 'vazio',
    screen: WIDE,
    usuario: 'admin',
    path: SOLICITACOES,
    ready: async (page) => {
      await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill('astronauta')
      await page.keyboard.press('Enter')
      await notice(page, 'Nenhum registro encontrado')
    },
  },
  {
    name: 'quadro',
    screen: WIDE,
    usuario: 'rh',
    path: '/captacao/selecao?solicitacao=19',
    ready: (page) => page.locator('[data-cartao]').nth(5).waitFor(),
  },
  { name: 'telefone-inicio', screen: PHONE, usuario: 'rh', path: '/', ready: desk },
  {
    name: 'telefone-lista',
    screen: PHONE,
    usuario: 'rh',
    path: SOLICITACOES,
    ready: (page) => page.getByRole('term').first().waitFor(),
  },
  {
    name: 'telefone-formulario',
    screen: PHONE,
    usuario: 'rh',
    path: `${SOLICITACOES}/new`,
    ready: async (page) => {
      await save(page)
      await notice(page, 'Preencha os campos indicados')
    },
  },
  {
    name: 'portal',
    screen: WIDE,
    path: '/externo/anuncios',
    ready: (page) => page.getByRole('status').filter({ hasText: 'oportunidades' }).waitFor(),
  },
  {
    name: 'portal-telefone',
    screen: PHONE,
    path: '/externo/anuncios',
    ready: (page) => page.getByRole('status').filter({ hasText: 'oportunidades' }).waitFor(),
  },
]

const only = process.argv.slice(3)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const shot of shots.filter(({ name }) => only.length === 0 || only.includes(name))) await take(shot)
await browser.close()

async function take({ name, screen, usuario, path, ready }: Shot): Promise<void> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...screen,
  })
  if (usuario) {
    const headers = { 'X-Requested-With': 'prumo' }
    await context.request.post(`${url}/api/login`, { data: { usuario, senha: PASSWORD }, headers })
  }
  const page = await context.newPage()
  await page.goto(url + path)
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  await ready(page)
  await page.waitForLoadState('networkidle')
  const png = await small(await page.screenshot())
  writeFileSync(join(folder, `${name}.png`), png)
  console.log(`${name}.png ${Math.round(png.length / 1024)} KB`)
  await context.close()
}

/** Fewer colours where that makes a file smaller that would be large; a gradient suffers from it. */
async function small(shot: Buffer): Promise<Buffer> {
  const whole = await sharp(shot).png({ compressionLevel: 9 }).toBuffer()
  return whole.length < LARGEST ? whole : sharp(shot).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer()
}
