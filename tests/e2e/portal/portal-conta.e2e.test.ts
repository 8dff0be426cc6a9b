import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginCandidato } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage
const LONG = 'Maria Aparecida dos Santos de Albuquerque'

beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

/** Logs a window in as the demo candidate, as the log-in page does. */
async function enter(context: BrowserContext): Promise<void> {
  const { cookies } = await loginCandidato(stage.app)
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: stage.url })))
}

/** The demo candidate of company 1. */
async function candidato(): Promise<{ id: number }> {
  const { rows } = await stage.app.database.pool.query<{ id: number }>(
    "select id from candidato where empresa_id = 1 and pessoal_cpf = '52998224725'",
  )
  return { id: Number(rows[0]?.id) }
}

test('[R-SAUDACAO+] the menu follows who is logged in, greets with 20 letters and the CPF, and who leaves does not take the next one along', async () => {
  await stage.story(
    undefined,
    async ({ page, context, open }) => {
      await open('/externo/anuncios?empresaId=2')
      const menu = page.getByRole('navigation', { name: 'Portal' })
      const toggle = page.getByRole('banner').getByRole('button', { name: /^(Menu|Fechar)$/ })
      await toggle.click()
      expect(await menu.getByRole('link').allTextContents()).toEqual(['Vagas Abertas', 'Entrar'])
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true)
      await toggle.click()
      await menu.getByRole('link', { name: 'Entrar' }).click()
      await page.waitForURL('**/externo/login?empresaId=2')
      for (const path of ['', '/privacidade']) {
        await open(`/externo${path}?empresaId=2`)
        await page.waitForURL(/\/externo\/login\?(.*&)?empresaId=2/)
      }

      await stage.app.database.pool.query("update candidato set nome_social = $1 where pessoal_cpf = '52998224725'", [
        LONG,
      ])
      await enter(context)
      for (const path of ['', '/login']) {
        await open(`/externo${path}?empresaId=2`)
        await page.waitForURL('**/externo/anuncios?empresaId=2')
      }
      await open('/externo/historico-candidatos?empresaId=2')
      await toggle.click()
      await menu.getByText('Olá, Maria Aparecida dos', { exact: true }).waitFor()
      await menu.getByText('CPF 529.982.247-25').waitFor()
      expect(await menu.getByRole('link').allTextContents()).toEqual([
        'Vagas Abertas',
        'Editar Cadastro',
        'Anexar Documentos',
        'Alterar Senha',
        'Minhas Candidaturas',
        'Avaliações',
        'Histórico',
        'Minha Privacidade',
      ])
      await menu.getByRole('link', { name: 'Histórico' }).and(page.locator('[aria-current=page]')).waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      // up to 1024 px it is behind the button, from there on it stands in the header
      await page.setViewportSize({ width: 1024, height: 768 })
      await toggle.waitFor()
      await page.setViewportSize({ width: 1025, height: 768 })
      await toggle.waitFor({ state: 'hidden' })
      await menu.getByRole('link', { name: 'Vagas Abertas' }).waitFor()
      expect(await overflow(page)).toBe(0)

      const began = Date.now()
      await page.route('**/api/externo/userinfo/logout', () => undefined)
      await button(page, 'Sair').click()
      await page.waitForURL('**/externo/anuncios?empresaId=2')
      // an answer that never comes is waited for 2 s (spec 1 §9)
      expect(Date.now() - began).toBeGreaterThanOrEqual(2000)
      await menu.getByRole('link', { name: 'Entrar' }).waitFor()
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})

test('a link whose company is no number is refused at each address of the portal, and without internet the portal says so', async () => {
  await stage.story(undefined, async ({ page }) => {
    for (const path of ['', '/login', '/anuncios', '/historico-candidatos']) {
      await page.goto(`${stage.url}/externo${path}?empresaId=1a`)
      await page.getByRole('main').getByText('Empresa ID inválido. Revise ou solicite novamente o link').waitFor()
    }
    // the list itself comes with the page; what is asked for then is not answered
    await page.goto(`${stage.url}/externo/anuncios?empresaId=1`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/api/externo/anuncios?*', (route) => route.abort('internetdisconnected'))
    await page.getByRole('searchbox').fill('mecânico')
    await page.keyboard.press('Enter')
    const failure = page.getByRole('alert')
    await failure.getByText('Não foi possível realizar a conexão conectar à API do Prumo RH.').waitFor()
    await page.unroute('**/api/externo/anuncios?*')
    await button(page, 'Tentar novamente').click()
    await failure.waitFor({ state: 'hidden' })
  })
})

test('on a telephone the candidate sees his step, what happened, and withdraws from a vacancy saying why', async () => {
  await stage.story(
    undefined,
    async ({ page, context, open }) => {
      await enter(context)
      await open('/externo/candidato-solicitacoes?empresaId=1')
      const cards = page.getByRole('article')
      const card = cards.filter({ hasText: 'Em andamento' }).first()
      const vaga = (await card.getAttribute('aria-label')) ?? ''
      const own = page.getByRole('article', { name: vaga, exact: true })
      await own.getByText('Triagem de currículos').first().waitFor()
      await own.locator('summary').click()
      await own.getByText('Você entrou na seleção').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)

      const give = own.getByRole('button', { name: /^Desistir da vaga/ })
      await give.click()
      const dialog = page.getByRole('dialog', { name: 'Desistir desta vaga?' })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await give.evaluate((one) => one === document.activeElement)).toBe(true)
      await give.click()
      await button(dialog, 'Desistir da vaga').click()
      await dialog.getByText('Escolha um motivo').waitFor()
      await dialog.getByLabel('Outro motivo').check()
      await dialog.getByRole('textbox', { name: 'Conte o motivo' }).fill('Vou mudar de cidade')
      expect(await barriers(page)).toEqual([])
      await button(dialog, 'Desistir da vaga').click()
      await page
        .getByRole('status')
        .filter({ hasText: `Você desistiu desta seleção: ${vaga}.` })
        .waitFor()
      await own.getByText('Você desistiu', { exact: true }).first().waitFor()
      expect(await own.getByRole('button', { name: /^Desistir/ }).count()).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})

test('on a telephone the candidate attaches several documents, sends again what the internet dropped, sees and deletes them', async () => {
  await stage.story(
    undefined,
    async ({ page, context, open }) => {
      await enter(context)
      const { id } = await candidato()
      await open(`/externo/candidatos/${id}/documentos-anexos?empresaId=1`)
      const main = page.getByRole('main')
      await main.getByText('Você ainda não anexou nenhum documento.').waitFor()
      expect(await barriers(page)).toEqual([])
      await main.getByRole('link', { name: 'Anexar documentos' }).click()
      await page.getByRole('heading', { level: 1, name: 'Novo Documento' }).waitFor()
      // the second file meets a connection that breaks
      let sent = 0
      await page.route('**/api/externo/arquivos?*', (route) => {
        sent += 1
        return sent === 2 ? route.abort('internetdisconnected') : route.continue()
      })
      const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Conteúdo de ${name}`) })
      const program = { ...text('programa.exe'), mimeType: 'application/octet-stream' }
      const files = [text('Diploma.txt'), text('Certificado NR-10.txt'), program]
      await page.locator('input[type=file]').setInputFiles(files)
      const list = main.getByRole('list', { name: 'Arquivos escolhidos' })
      await list.getByText('Selecione um arquivo com a extensão: jpg').waitFor()
      await list.getByText('Enviado', { exact: true }).waitFor()
      await list.getByText('O arquivo não pôde ser enviado. Verifique a sua internet e tente novamente.').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await list.getByRole('button', { name: /^Enviar de novo/ }).click()
      await expect.poll(() => list.getByText('Enviado', { exact: true }).count()).toBe(2)
      await button(list, 'Tirar programa.exe').click()
      await list.getByLabel('Descrição *').first().fill('')
      await button(main, 'Salvar').click()
      await list.getByText('Descrição é obrigatória').waitFor()
      await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
      await list.getByLabel('Descrição *').fill('Diploma do ensino médio')
      await button(main, 'Salvar').click()
      await main.getByText('O documento foi anexado.').waitFor()
      const attached = main.getByRole('list', { name: 'Documentos anexados' })
      expect(await attached.getByRole('listitem').count()).toBe(2)

      await button(attached, 'Ver Certificado NR-10').click()
      const viewer = page.getByRole('dialog', { name: 'Visualizar Documento' })
      await viewer.getByText('Conteúdo de Certificado NR-10.txt').waitFor()
      await page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'hidden' })
      await button(attached, 'Excluir Certificado NR-10').click()
      const dialog = page.getByRole('dialog', { name: 'Excluir este documento?' })
      await button(dialog, 'Excluir documento').click()
      await main.getByText('O documento Certificado NR-10 foi excluído.').waitFor()
      await expect.poll(() => attached.getByRole('listitem').count()).toBe(1)
      const attach = main.getByRole('link', { name: 'Anexar documentos' })
      await expect.poll(() => attach.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    },
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  )
}, 60_000)
