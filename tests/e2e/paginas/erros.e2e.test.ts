import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers as allBarriers, openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, save } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

/** names of what stands in the header are looked at by the stories of the layout */
const barriers = async (page: Page) =>
  (await allBarriers(page)).filter((text) => !text.startsWith('label-content-name-mismatch'))
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const alert = (page: Page, header: string) => page.getByRole('alertdialog', { name: header })

/** What the server answers to an export, which any list offers. */
const answerExport = (page: Page, status: number, body: string) =>
  page.route('**/exportacao?*', (route) => route.fulfill({ status, body, contentType: 'application/json' }))

async function exportList(page: Page): Promise<void> {
  await button(page, 'Exportar').click()
  await page.getByRole('menuitem', { name: 'Exportar para CSV' }).first().click()
}

const message = (text: string) => JSON.stringify({ message: text, errors: [{ code: 'X', message: text }] })

describe('what the server refuses', () => {
  test('400 is an Aviso and everything else an Erro; both stay until they are read', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/idiomas')
      await answerExport(page, 400, message('O filtro não é válido.'))
      await exportList(page)
      await alert(page, 'Aviso').getByText('O filtro não é válido.').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.waitForTimeout(3300)
      await alert(page, 'Aviso').getByRole('button', { name: 'Fechar' }).click()
      await page.unroute('**/exportacao?*')
      await answerExport(page, 409, message('Português possui dependências em Candidatos.'))
      await exportList(page)
      await alert(page, 'Erro').getByText('Português possui dependências em Candidatos.').waitFor()
      await page.keyboard.press('Escape')
      await page.unroute('**/exportacao?*')
      await answerExport(page, 403, '')
      await exportList(page)
      await alert(page, 'Erro').getByText('Não autorizado.').waitFor()
      await page.keyboard.press('Escape')
      await page.unroute('**/exportacao?*')
      await answerExport(page, 502, '<html>')
      await exportList(page)
      await alert(page, 'Erro').getByText('Erro', { exact: true }).last().waitFor()
    }))

  test('404 passes after three seconds', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/idiomas')
      await answerExport(page, 404, '')
      await exportList(page)
      const notice = page.getByRole('alert').filter({ hasText: 'O recurso solicitado não foi encontrado.' })
      await notice.waitFor()
      await page.waitForTimeout(2000)
      expect(await notice.count()).toBe(1)
      await notice.waitFor({ state: 'detached', timeout: 5000 })
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    }))

  test('without an answer: says that there is no connection', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/idiomas')
      await page.route('**/exportacao?*', (route) => route.abort())
      await exportList(page)
      await alert(page, 'Erro').getByText('Não foi possível realizar a conexão conectar à API do Prumo RH.').waitFor()
    }))

  test('[S-LOAD-1] [R-SPINNER+] a long call shows that it is under way, and nothing any more half a second after its end', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/idiomas')
      let go = () => {}
      const held = new Promise<void>((resolve) => {
        go = resolve
      })
      await page.route('**/exportacao?*', async (route) => {
        await held
        await route.fulfill({ status: 404, body: '' })
      })
      await exportList(page)
      await page.locator('[data-overlay]').waitFor()
      // these windows ask for less motion: what turns until the answer comes stands still, and the page is not drawn anew all the while
      expect(await page.locator('.MuiCircularProgress-root, .MuiLinearProgress-root').count()).toBeGreaterThan(0)
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      go()
      await page.locator('[data-overlay]').waitFor({ state: 'detached' })
    }))
})

test('a report without data says so in passing; one that fails, until it is read', () =>
  stage.story('rh', async ({ page, open }) => {
    await open('/captacao/relatorios/duracao-vaga')
    await fill(page, 'Data Inicial', '01/01/1901')
    await fill(page, 'Data Final', '31/01/1901')
    await page.getByRole('radio', { name: 'Grupos Ocupacionais' }).click()
    await page.getByRole('combobox', { name: 'Grupos Ocupacionais' }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await button(page, 'Gerar PDF').click()
    const empty = page.getByRole('status').filter({ hasText: 'Não existem dados para o filtro informado.' })
    await empty.waitFor()
    await empty.waitFor({ state: 'detached', timeout: 5000 })
    const failed = page.getByRole('alert').filter({ hasText: 'ErroNão foi possível gerar o relatório.' })
    const { pool } = stage.app.database
    await pool.query('alter table solicitacao_pessoal rename column descricao to perdida')
    await button(page, 'Gerar PDF').click()
    await failed.waitFor()
    await pool.query('alter table solicitacao_pessoal rename column perdida to descricao')
    await button(page, 'Gerar PDF').click()
    await failed.waitFor({ state: 'detached' })
    await page.route('**/relatorios/duracao-vaga', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await button(page, 'Planilha').click()
    await failed.waitFor()
  }))

describe('an invalid form', () => {
  test('[R-FORM-SERVIDOR] says what is missing, goes to the first field and puts each refusal of the server at its field', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/captacao/idiomas/new')
      await save(page)
      await page.getByText('Preencha os campos indicados').waitFor()
      const nome = page.getByRole('textbox', { name: 'Nome' })
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
      const violation = { code: 'FIELD_VALIDATION_VIOLATION', field: 'nome', message: 'Nome recusado pelo servidor' }
      await page.route('**/api/captacao/idiomas', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { message: violation.message, errors: [violation] } })
          : route.continue(),
      )
      await fill(page, 'Nome', 'Esperanto')
      await save(page)
      await page.locator('#root_nome-helper-text').getByText('Nome recusado pelo servidor').waitFor()
      expect(await nome.inputValue()).toBe('Esperanto')
      for (const [status, header] of [
        [400, 'Aviso'],
        [403, 'Erro'],
        [500, 'Erro'],
      ] as const) {
        await page.unroute('**/api/captacao/idiomas')
        await page.route('**/api/captacao/idiomas', (route) =>
          route.fulfill({ status, body: message(`Recusa ${status}.`), contentType: 'application/json' }),
        )
        await save(page)
        await page.getByRole('alert').getByText(`Recusa ${status}.`).waitFor()
        expect(await page.getByRole('alert').textContent()).toBe(`${header}Recusa ${status}.`)
      }
      await page.unroute('**/api/captacao/idiomas')
      await page.route('**/api/captacao/idiomas', (route) => route.abort())
      await save(page)
      await page
        .getByRole('alert')
        .getByText('Não foi possível realizar a conexão conectar à API do Prumo RH.')
        .waitFor()
      expect(await nome.inputValue()).toBe('Esperanto')
    }))
})

describe('the error pages', () => {
  test('403, 404 and 500 have an address, a text and a way back', () =>
    stage.story('rh', async ({ page, load }) => {
      for (const [path, title] of [
        ['/403', 'Acesso Negado'],
        ['/nada/disso', 'Página Não Encontrada'],
        ['/500', 'Erro Interno do Servidor'],
      ] as const) {
        await load(path)
        expect(await h1(page).textContent()).toBe(title)
        expect(await barriers(page)).toEqual([])
        await page.getByRole('link', { name: 'Voltar ao início' }).click()
        await page.getByText('Olá,').waitFor()
      }
      await load('/403')
      await page.getByText(/Procure quem administra os perfis na sua empresa/).waitFor()
    }))

  test('[B-GUARD-SCREENS] screens, reports and registers of others are Acesso Negado; what does not exist is not found', () =>
    stage.story('sst', async ({ page, load }) => {
      for (const [path, title] of [
        ['/captacao/relatorios/duracao-vaga', 'Acesso Negado'],
        ['/utilitario/usuarios', 'Acesso Negado'],
        ['/utilitario/usuarios/new', 'Acesso Negado'],
        ['/utilitario/problemas', 'Acesso Negado'],
        ['/captacao/relatorios/nenhum', 'Página Não Encontrada'],
        // the server has a call of this name, but no record has it for a code
        ['/sst/ambientes/novo', 'Página Não Encontrada'],
        ['/sst/ambientes/0', 'Página Não Encontrada'],
      ] as const) {
        await load(path)
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
      }
    }))

  test('[B-ERROR-PAGE] a screen that fails to be drawn leads to /500, from where one comes back; the problem reaches the administrator', async () => {
    const { page, open, complaints, close } = await stage.window('rh')
    await open('/captacao/areas-interesse')
    await page.route('**/api/captacao/idiomas?*', (route) =>
      route.fulfill({ json: [null], headers: { 'content-range': 'idiomas 0-0/1' } }),
    )
    await page.getByPlaceholder('Pesquisar Menu').fill('idiomas')
    await page.getByRole('link', { name: /Idiomas$/ }).click()
    await page.waitForURL('**/500')
    expect(await h1(page).textContent()).toBe('Erro Interno do Servidor')
    await button(page, 'Detalhes do erro').click()
    const dialog = page.getByRole('dialog', { name: 'Detalhes do erro' })
    await dialog.getByText(/Página: \/captacao\/idiomas/).waitFor()
    expect(await barriers(page)).toEqual([])
    await fill(dialog, 'O que você estava fazendo? (opcional)', 'Abria a lista; avise rute@aurora.example')
    await button(page, 'Enviar problema ao fornecedor').click()
    await dialog.getByText('Problema enviado. Obrigado!').waitFor()
    const { rows } = await stage.app.database.pool.query('select tela, mensagem, comentario, usuario_id from problema')
    expect(rows).toEqual([
      {
        tela: '/captacao/idiomas',
        mensagem: expect.stringContaining('TypeError'),
        comentario: 'Abria a lista; avise [e-mail]',
        usuario_id: 2,
      },
    ])
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await page.unroute('**/api/captacao/idiomas?*')
    await page.reload()
    await button(page, 'Tentar novamente').click()
    await page.getByRole('heading', { level: 1, name: 'Idiomas' }).waitFor()
    expect(complaints.some((text) => text.includes('TypeError'))).toBe(true)
    await close()
  })
})

describe('what is not shown', () => {
  test('[B-FAILING-OPTIONS] a list of options that fails stays empty, without a message', () =>
    stage.story('rh', async ({ page, open }) => {
      await page.route(/\/opcoes[?/]/, (route) => route.fulfill({ status: 500, body: '' }))
      await open('/captacao/solicitacoes-pessoal/new')
      await page
        .getByRole('combobox', { name: /^Cargo/ })
        .first()
        .fill('ana')
      await page
        .getByText(/Nenhum/)
        .first()
        .waitFor()
      expect(await page.getByRole('alertdialog').count()).toBe(0)
    }))
})
