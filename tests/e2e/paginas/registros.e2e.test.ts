import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { barriers as allBarriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell, fill, isStarred, notice, pick, save, select, tab } from '../steps.ts'

// whole stories on a machine that others use, too
vi.setConfig({ testTimeout: 240_000 })

let stage: Stage
/** the day on which these stories began */
let began: string
beforeAll(async () => {
  stage = await openStage()
  began = stage.app.today()
  // as every installation but the demo has it
  await stage.app.database.pool.query('update parametros_sistema set exigir_troca_senha = true')
}, 300_000)
afterAll(() => stage?.close())

const LOGIN = 'lia'
const OWN = 'escolha-de-lia-2026'
/** unread news would open over the start page */
const NEWS_READ = `insert into noticia_leitura (noticia_id, usuario_id, lida_em)
  select n.id, u.id, now() from noticia n join usuario u on u.login = $1 on conflict do nothing`
const modes = ['light', 'dark'] as const

/** names of what stands in the header are looked at by the stories of the layout */
const barriers = async (page: Page) =>
  (await allBarriers(page)).filter((text) => !text.startsWith('label-content-name-mismatch'))

/** In both modes; a mode is looked at once its colours have arrived. */
async function nothingInTheWay(page: Page): Promise<void> {
  for (const colorScheme of modes) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => barriers(page), { timeout: 40_000 }).toEqual([])
  }
}

const password = (page: Page, name: string) => page.locator(`input[name=${name}]`)

async function enter(page: Page, senha: string): Promise<void> {
  await page.getByLabel('Usuário', { exact: true }).fill(LOGIN)
  await password(page, 'senha').fill(senha)
  await button(page, 'Entrar').click()
}

async function choosePassword(page: Page, senha: string, novaSenha: string, confNovaSenha = novaSenha): Promise<void> {
  // the log-in page has a password, too
  await password(page, 'novaSenha').waitFor()
  await password(page, 'senha').fill(senha)
  await password(page, 'novaSenha').fill(novaSenha)
  await password(page, 'confNovaSenha').fill(confNovaSenha)
  await button(page, 'Salvar e continuar').click()
}

describe('an administrator', () => {
  test('makes a profile and a user with it', () =>
    stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/perfis/new')
      await fill(page, 'Nome', 'Só idiomas')
      await page
        .getByRole('searchbox', { name: /^Pesquisar permissão/ })
        .or(page.getByPlaceholder('Pesquisar permissão'))
        .first()
        .fill('Idiomas')
      await page.getByRole('checkbox', { name: 'Tudo em Idiomas', exact: true }).check()
      expect(await barriers(page)).toEqual([])
      await save(page)
      await notice(page, 'Registro criado com sucesso.')

      await open('/utilitario/usuarios/new')
      await fill(page, 'Nome', 'Lia Nova')
      await fill(page, 'Usuário', LOGIN)
      await page.locator('#root_senha').fill(PASSWORD)
      await cell(page, 'senha').getByText('A pessoa escolhe outra no próximo acesso.').waitFor()
      await page.getByRole('button', { name: 'Adicionar: Empresas' }).click()
      const dialog = page.getByRole('dialog')
      await pick(dialog, 'Empresa', 'Aurora')
      await dialog.getByRole('checkbox', { name: 'Só idiomas' }).check()
      await dialog.getByRole('button', { name: /^(Confirmar|Salvar|Adicionar)$/ }).click()
      await dialog.waitFor({ state: 'hidden' })
      await save(page)
      await notice(page, 'Registro criado com sucesso.')
      await stage.app.database.pool.query(NEWS_READ, [LOGIN])

      // the password given stays: the next story logs in with it
      const { rows } = await stage.app.database.pool.query('select id from usuario where login = $1', [LOGIN])
      await open(`/utilitario/usuarios/${rows[0].id}`)
      const senha = page.locator('#root_senha')
      await expect.poll(() => senha.getAttribute('placeholder')).toBe('Em branco, a atual é mantida')
      expect(await senha.getAttribute('required')).toBe(null)
      await fill(page, 'E-mail', 'lia@exemplo.com.br')
      await save(page)
      await notice(page, 'Registro alterado com sucesso.')

      // one's own password stays
      await open('/utilitario/usuarios/1')
      await cell(page, 'senha').getByText('No mínimo 10 caracteres.', { exact: true }).waitFor()
    }))
})

describe('who got the password from an administrator', () => {
  test('chooses his own before any screen, with the rules in sight, or leaves', () =>
    stage.story(undefined, async ({ page, open }) => {
      await open('/login')
      await enter(page, PASSWORD)
      await page.getByRole('heading', { level: 1, name: 'Escolha uma nova senha' }).waitFor()
      await page.goto(`${stage.url}/captacao/idiomas`)
      await page.getByRole('heading', { level: 1, name: 'Escolha uma nova senha' }).waitFor()
      expect(await page.getByRole('navigation').count()).toBe(0)
      await nothingInTheWay(page)
      await choosePassword(page, PASSWORD, OWN, 'outra-coisa')
      await page.getByText('A senha não foi confirmada corretamente. Por favor, confira.').waitFor()
      await choosePassword(page, PASSWORD, PASSWORD)
      await page.getByText('A nova senha deve ser diferente da atual').waitFor()
      await choosePassword(page, PASSWORD, 'curta')
      await page.getByText('A senha deve ter no mínimo 10 caracteres').waitFor()
      await page.getByText('Falta: No mínimo 10 caracteres').waitFor({ state: 'attached' })
      await button(page, 'Sair').click()
      await page.getByRole('heading', { level: 1, name: 'Bem-vindo de volta' }).waitFor()
    }))

  test('sees afterwards only the menu of his profile; the rest is 403', () =>
    stage.story(
      undefined,
      async ({ page, open, load }) => {
        await open('/login')
        await enter(page, PASSWORD)
        await choosePassword(page, PASSWORD, OWN)
        await page.getByRole('heading', { name: 'Escolha uma nova senha' }).waitFor({ state: 'detached' })
        await open('/captacao/idiomas')
        await page.getByRole('heading', { level: 1, name: 'Idiomas' }).waitFor()
        expect(await overflow(page)).toBe(0)
        for (const path of [
          '/utilitario/usuarios',
          '/utilitario/empresas/1',
          '/captacao/candidatos',
          '/utilitario/log',
        ]) {
          await load(path)
          await page.getByRole('heading', { name: 'Acesso Negado' }).waitFor()
        }
        const { menu } = (await (await page.request.get(`${stage.url}/api/userinfo`)).json()) as { menu: unknown }
        const screens = JSON.stringify(menu)
        expect(screens).toContain('/captacao/idiomas')
        for (const path of ['/utilitario/usuarios', '/utilitario/empresas', '/captacao/candidatos', '/utilitario/log'])
          expect(screens).not.toContain(path)
      },
      { viewport: PHONE },
    ))

  test('of whom another is demanded in the middle of work chooses it there and goes on with what was typed', async () => {
    const { pool } = stage.app.database
    await stage.story(undefined, async ({ page, open }) => {
      await open('/login')
      await enter(page, OWN)
      await page.getByRole('heading', { level: 1, name: 'Olá, Lia' }).waitFor()
      await open('/captacao/idiomas/new')
      await fill(page, 'Nome', 'Nheengatu')
      await pool.query('update usuario set trocar_senha = true where login = $1', [LOGIN])
      // rights are read anew every second
      await expect.poll(async () => (await page.request.get(`${stage.url}/api/captacao/idiomas`)).status()).toBe(403)
      await save(page)
      const dialog = page.getByRole('dialog', { name: 'Escolha uma nova senha' })
      await dialog.waitFor()
      await choosePassword(page, OWN, `${OWN}-b`)
      await notice(page, 'Registro criado com sucesso.')
    })
    const { rows } = await pool.query(`select id from idioma where nome = 'Nheengatu'`)
    expect(rows).toHaveLength(1)
  })
})

describe('a company', () => {
  test('in tabs: the colour seen in the preview changes the header when saved, without loading again', () =>
    stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/empresas/1')
      for (const name of ['Dados', 'Configurações', 'Aparência', 'Campos do candidato']) await tab(page, name).waitFor()
      await tab(page, 'Aparência').click()
      await fill(page, 'Cor Principal', '#0B5FA5')
      const preview = page.getByRole('img', { name: 'Prévia das telas em modo claro' })
      await preview.waitFor()
      await page.getByText(/^Modo claro: O texto dos botões é legível/).waitFor()
      await nothingInTheWay(page)
      const line = () =>
        page
          .locator('header')
          .first()
          .evaluate((element) => getComputedStyle(element).boxShadow)
      expect(await line()).not.toContain('rgb(11, 95, 165)')
      await save(page)
      await notice(page, 'Registro alterado com sucesso.')
      await expect.poll(line).toContain('rgb(11, 95, 165)')
    }))

  test("a field demanded in the table is demanded in the candidate's form; the fixed ones say why", () =>
    stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/empresas/1')
      await tab(page, 'Campos do candidato').click()
      const table = page.getByRole('region', { name: 'Campos Visíveis do Candidato' })
      await table.getByText('O candidato entra no portal com o CPF').waitFor()
      expect(await table.getByRole('checkbox', { name: 'CPF: visível' }).isDisabled()).toBe(true)
      await nothingInTheWay(page)
      await page.getByRole('searchbox', { name: 'Pesquisar em Campos Visíveis do Candidato' }).fill('naturalidade')
      const naturalidade = (column: string) => table.getByRole('checkbox', { name: `Naturalidade: ${column}` })
      await naturalidade('visível').uncheck()
      await naturalidade('obrigatório').check()
      expect(await naturalidade('visível').isChecked()).toBe(true)
      await page.getByRole('searchbox', { name: 'Pesquisar em Campos Visíveis do Candidato' }).fill('experiências')
      await table.getByRole('checkbox', { name: 'Experiências Profissionais: obrigatório' }).check()
      await save(page)
      await notice(page, 'Registro alterado com sucesso.')
      await open('/captacao/candidatos/new')
      expect(await isStarred(page, 'pessoal.naturalidade')).toBe(true)
      await fill(page, 'Nome', 'Sem Naturalidade')
      await save(page)
      await cell(page, 'pessoal.naturalidade')
        .getByText('Naturalidade é obrigatória')
        .or(cell(page, 'pessoal.naturalidade').getByText('Naturalidade é obrigatório'))
        .waitFor()
      await tab(page, 'Experiências').click()
      const list = cell(page, 'experiencias')
      const star = list.getByText('(obrigatório)')
      await list.getByText('Experiências Profissionais é obrigatório').waitFor()
      expect(await star.count()).toBe(1)
      const border = () => list.locator('[data-error]').evaluate((frame) => getComputedStyle(frame).borderColor)
      const red = await border()
      await page.getByRole('checkbox', { name: 'Estou em busca do primeiro emprego' }).check()
      await star.waitFor({ state: 'detached' })
      await expect.poll(border).not.toBe(red)
    }))

  test('changed by somebody else while it is edited: nothing is lost, both versions side by side', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/empresas/1')
      await fill(page, 'Grupo', 'Grupo digitado')
      await stage.app.database.pool.query(
        'update empresa_configuracao set max_candidata_cargo = 8, versao = versao + 1 where empresa_id = 1',
      )
      await save(page)
      const dialog = page.getByRole('dialog').filter({ hasText: 'Grupo digitado' })
      await dialog.waitFor()
      await dialog.getByRole('button', { name: /Salvar/ }).click()
      await notice(page, 'Registro alterado com sucesso.')
    })
    const { rows } = await stage.app.database.pool.query(
      'select e.grupo, c.max_candidata_cargo as maximo from empresa e join empresa_configuracao c on c.empresa_id = e.id where e.id = 1',
    )
    expect(rows[0]).toMatchObject({ grupo: 'Grupo digitado', maximo: 8 })
  })
})

describe('the log', () => {
  test('shows what was done, before and after; the period is chosen in the calendar', () =>
    stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/log')
      await button(page, 'Exibir Filtro').click()
      await button(page, 'Abrir calendário: De').click()
      await page.getByRole('dialog').getByRole('button', { name: /Hoje/ }).click()
      await expect.poll(() => new URL(page.url()).searchParams.get('dataIni')).toMatch(/^\d{4}-\d\d-\d\d$/)
      await nothingInTheWay(page)
      // a story before this one may have been told before midnight
      await fill(page, 'De', began.split('-').reverse().join('/'))
      await expect.poll(() => new URL(page.url()).searchParams.get('dataIni')).toBe(began)
      // users and profiles belong to no company
      await select(page, 'Empresa', 'Todas as empresas')
      for (const text of ['Lia Nova', 'Só idiomas', 'Nheengatu'])
        await page.getByRole('button', { name: text, exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'Aurora Alimentos Ltda', exact: true }).first().click()
      const detail = page.getByRole('dialog')
      await detail.getByText('Grupo digitado').waitFor()
    }))
})
