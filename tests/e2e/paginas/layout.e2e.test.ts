import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage(undefined, { LINK_CHAT: 'https://chat.exemplo.com.br/{empresa}/{cliente}' })
}, 300_000)
afterAll(() => stage?.close())

const setParameters = async (values: object) => {
  const admin = await login(stage.app, 'admin')
  const url = '/api/utilitario/parametros-sistema'
  const { versao } = (await admin.get(url)).json()
  expect((await admin.patch(url, { versao, ...values })).statusCode).toBe(200)
}

describe('the search over everything', () => {
  test('finds a person, a screen and a new record by Ctrl+K, and keeps what was opened', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog', { name: 'Buscar em tudo' })
      const line = (name: RegExp) => dialog.getByRole('option', { name })
      await dialog.getByText('Digite um nome, parte dele, o código ou o CPF').waitFor()
      await page.keyboard.type('conceicao')
      await line(/Conceição/)
        .first()
        .waitFor()
      // what the first letters found may begin with another line
      await expect
        .poll(() =>
          line(/Conceição/)
            .first()
            .getAttribute('aria-selected'),
        )
        .toBe('true')
      expect(await barriers(page)).toEqual([])
      const name = await line(/Conceição/)
        .first()
        .textContent()
      await page.keyboard.press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await expect
        .poll(() => new URL(page.url()).pathname)
        .toMatch(/^\/(captacao|gestao-talentos)\/(candidatos|talentos)\/\d+\/ficha$/)
      await page.keyboard.press('Control+k')
      await dialog.getByRole('group', { name: 'Abertos há pouco' }).waitFor()
      expect(await dialog.getByRole('option').first().textContent()).toBe(name)
      await page.keyboard.type('etapas')
      await line(/^Etapas Seletivas/)
        .first()
        .waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Buscar em tudo' }).click()
      await page.keyboard.type('nada que exista')
      await dialog.getByText('Nada encontrado para “nada que exista”.').waitFor()
    })
  })

  test('fills a telephone, and goes by the finger', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/')
        await page.getByRole('button', { name: 'Buscar em tudo' }).click()
        const dialog = page.getByRole('dialog', { name: 'Buscar em tudo' })
        await dialog.getByRole('combobox').fill('novo candidato')
        await dialog.getByRole('option', { name: 'Novo: Candidato', exact: true }).click()
        await page.waitForURL('**/captacao/candidatos/new')
        expect(await overflow(page)).toBe(0)
      },
      { viewport: PHONE },
    )
  })
})

describe('the menu', () => {
  test('is searched with a slash: avaliacao finds Avaliação, the arrows go through it, Enter opens', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await page.keyboard.press('/')
      const search = page.getByPlaceholder('Pesquisar Menu')
      await expect.poll(() => search.evaluate((node) => node === document.activeElement)).toBe(true)
      await page.keyboard.type('avaliacao')
      const found = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')
      await found.filter({ hasText: 'Modelos de Avaliação do Candidato' }).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Modelos de Avaliação do Candidato' }).waitFor()
      expect(await barriers(page)).toEqual([])
    })
  })

  test('[S-MENU-1] [S-MENU-2] goes by arrows, letters, Home and End; a group opens and closes the others', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/captacao/etapas-seletivas')
      const menu = page.getByRole('navigation', { name: 'Menu principal' })
      const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.label)
      const current = menu.getByRole('link', { name: 'Etapas Seletivas' })
      expect(await current.getAttribute('aria-current')).toBe('page')
      await current.focus()
      // out of the group inside the group, which folds and opens by itself
      await page.keyboard.press('ArrowLeft')
      expect(await focused()).toBe('Cadastros')
      await page.keyboard.press('ArrowLeft')
      await current.waitFor({ state: 'hidden' })
      await page.keyboard.press('ArrowRight')
      await current.waitFor()
      await page.keyboard.press('ArrowRight')
      expect(await focused()).toBe('Áreas de Formação')
      await current.focus()
      await page.keyboard.press('End')
      expect(await focused()).toBe('Utilitários')
      await page.keyboard.press('Home')
      expect(await focused()).toBe('Início')
      await page.keyboard.press('g')
      expect(await focused()).toBe('Gestão de Talentos')
      await page.keyboard.press('ArrowRight')
      await menu.getByRole('link', { name: 'Talentos', exact: true }).waitFor()
      await current.waitFor({ state: 'hidden' })
      await page.keyboard.press('ArrowLeft')
      await menu.getByRole('link', { name: 'Talentos', exact: true }).waitFor({ state: 'hidden' })
    })
  })

  test('folded, it stays folded after a new log-in on another computer', async () => {
    await stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await page.getByRole('button', { name: 'Recolher menu' }).click()
      await page.getByRole('button', { name: 'Captação' }).waitFor()
      expect(await barriers(page)).toEqual([])
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferencias/tela.layout'))
      await page.getByRole('button', { name: /^Menu do usuário/ }).click()
      await page.getByRole('menuitemradio', { name: 'Escura' }).click()
      await saved
    })
    await stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await page.getByRole('button', { name: 'Expandir menu' }).waitFor()
      const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect(await scheme()).toBe('dark')
      expect(await barriers(page)).toEqual([])
    })
  })

  test('[S-MENU-3] shows a link of the company as soon as it is saved', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/menu-extra/new')
      await page.getByLabel(/^Nome/).fill('Intranet')
      await page.getByRole('button', { name: 'Adicionar' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^Descrição/).fill('Ponto')
      await dialog.getByLabel(/^Endereço/).fill('https://ponto.exemplo.com.br')
      await dialog.getByLabel(/^Abrir em nova aba/).check()
      await dialog.getByRole('button', { name: /^(Salvar|Adicionar)/ }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Salvar', exact: true }).click()
      const menu = page.getByRole('navigation', { name: 'Menu principal' })
      await menu.getByRole('button', { name: 'Intranet' }).click()
      const link = menu.getByRole('link', { name: 'Ponto (abre em nova aba)' })
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
        'https://ponto.exemplo.com.br',
        '_blank',
      ])
    })
  })
})

describe('the header', () => {
  test('tells the payroll integration in words, by Tab too', async () => {
    const apart =
      'Sistema possui integração com Fortes Colabore mas empresa atual não está integrada com Fortes Pessoal.'
    await stage.story('rh', async ({ page, open }) => {
      await open('/utilitario/sobre')
      for (const [status, integrated, text] of [
        ['Ativo', true, 'Integração com Fortes Colabore ativa.'],
        ['Inativo', true, 'Sistema não possui integração com Fortes Colabore.'],
        ['NaoAutenticado', true, 'Integração com Fortes Colabore inativa. Sistema não está corretamente autenticado.'],
        ['EmpresaDesintegrada', true, apart],
        ['Ativo', false, apart],
        ['Homologacao', false, 'Homologação do Fortes Colabore ativa.'],
        ['SemChavePrivada', false, 'Não há chave importada. Verifique na tela de integrações.'],
      ] as const) {
        await stage.app.database.pool.query('update parametros_sistema set status_colabore = $1', [status])
        await stage.app.database.pool.query('update empresa set ac_integra = $1 where id = 1', [integrated])
        stage.app.clock.advance(3000)
        await page.reload()
        await page.getByRole('img', { name: text, exact: true }).focus()
        await page.getByRole('tooltip').getByText(text, { exact: true }).waitFor()
      }
    })
  }, 60_000)

  test('[B-VERSION] leads from the version to what the installation consists of', async () => {
    await stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await page.getByRole('link', { name: /^v.*: versão do sistema$/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Sobre' }).waitFor()
      await page.getByPlaceholder('Pesquisar componente ou licença').fill('fastify MIT')
      await page.getByText('@fastify/static').click()
      await page
        .getByText(/Permission is hereby granted/)
        .first()
        .waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('banner').getByRole('link', { name: 'Prumo RH: ir para o início' }).click()
      await page.getByText('Olá,').waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    })
  })

  test('offers own data only to who may change them', async () => {
    const offered = async (without?: string) => {
      let found = -1
      await stage.story('rh', async ({ page, open }) => {
        await page.route('**/api/userinfo', async (route) => {
          const answer = await route.fetch()
          const info = await answer.json()
          const authorities = info.authorities.filter((each: string) => each !== without)
          await route.fulfill({ response: answer, json: { ...info, authorities } })
        })
        await open('/')
        await page.getByRole('button', { name: /^Menu do usuário/ }).click()
        await page.getByRole('menuitem', { name: 'Alterar Minha Senha' }).waitFor()
        found = await page.getByRole('menuitem', { name: 'Atualizar Meus Dados' }).count()
      })
      return found
    }
    expect(await offered()).toBe(1)
    expect(await offered('ROLE_CAD_INFO_PESSOAL')).toBe(0)
  })
})

describe('the panel at the right', () => {
  test('shows what is configured, folds, and stays so', async () => {
    await setParameters({ links: { blog: 'https://blog.exemplo.com.br' } })
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      const panel = page.getByRole('complementary', { name: 'Links úteis' })
      const blog = panel.getByRole('link', { name: 'Blog (abre em nova aba)' })
      expect(await blog.getAttribute('href')).toBe('https://blog.exemplo.com.br')
      expect(await panel.getByRole('link', { name: /Chat de suporte/ }).count()).toBe(0)
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/preferencias/tela.layout'))
      await panel.getByRole('button', { name: 'Recolher painel de links' }).click()
      await saved
      await page.reload()
      await panel.getByRole('button', { name: 'Exibir painel de links' }).waitFor()
      expect(await blog.count()).toBe(0)
    })
  })

  test('[B-SUPPORT-CHAT] leads to the support chat once both codes are there, on a phone from the menu', async () => {
    const chat = { name: 'Chat de suporte (abre em nova aba)' }
    await setParameters({ codEmpresaSuporte: '77', codClienteSuporte: null })
    await stage.story('sst', async ({ page, open }) => {
      await open('/')
      await page.getByRole('complementary', { name: 'Links úteis' }).waitFor()
      expect(await page.getByRole('link', chat).count()).toBe(0)
      await setParameters({ codClienteSuporte: 'a 9' })
      stage.app.clock.advance(3000)
      await page.reload()
      const link = page.getByRole('complementary').getByRole('link', chat)
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
        'https://chat.exemplo.com.br/77/a%209',
        '_blank',
      ])
    })
    await stage.story(
      'sst',
      async ({ page, open }) => {
        await open('/')
        await page.getByRole('button', { name: 'Abrir menu' }).click()
        await page.getByRole('link', chat).waitFor()
      },
      { viewport: PHONE },
    )
  })

  test('lists the keys with ?, and Esc gives the focus back', async () => {
    await stage.story('sst', async ({ page, open }) => {
      await open('/')
      const button = page.getByRole('button', { name: 'Atalhos do teclado' })
      await button.focus()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true)
    })
  })
})

test('the alert says when its report failed; when nothing is wrong any more it says so and is gone', async () => {
  const { pool } = stage.app.database
  await pool.query(`insert into inconsistencia (empresa_id, verificada_em, linhas)
    values (1, now(), '[{"cadastro":"Candidatos","codigo":1,"registro":"x","problema":"CPF inválido"}]')
    on conflict (empresa_id) do update set linhas = excluded.linhas, verificada_em = now()`)
  await stage.storyAnew('admin', async ({ page, open }) => {
    await open('/')
    const icon = page.getByRole('button', { name: 'Inconsistências Banco de Dados' })
    await icon.click()
    const dialog = page.getByRole('dialog', { name: 'Inconsistências Banco de Dados' })
    await pool.query('alter table candidato rename column nome to nome_perdido')
    await dialog.getByRole('button', { name: 'Gerar relatório' }).click()
    const error = page.getByRole('alertdialog', { name: 'Erro' })
    await error
      .getByText('Não foi possível gerar o relatório de inconsistência do banco de dados.')
      .waitFor({ timeout: 60_000 })
    await pool.query('alter table candidato rename column nome_perdido to nome')
    await error.getByRole('button', { name: 'Fechar' }).click()
    await dialog.getByRole('button', { name: 'Gerar relatório' }).click()
    const empty = page.getByRole('status').filter({
      hasText: 'Não existem dados para o relatório de inconsistência do banco de dados.',
    })
    await empty.waitFor({ timeout: 60_000 })
    await dialog.waitFor({ state: 'hidden' })
    await icon.waitFor({ state: 'hidden' })
  })
}, 180_000)

test('an administrator sees the alert of inconsistent records, and its report', async () => {
  await stage.app.database.pool.query(
    `update candidato set pessoal_cpf = '11111111111' where empresa_id = 1 and id = (select min(id) from candidato where empresa_id = 1)`,
  )
  await stage.app.database.pool.query(`insert into inconsistencia (empresa_id, verificada_em, linhas)
    values (1, now(), '[{"cadastro":"Candidatos","codigo":1,"registro":"x","problema":"CPF inválido"}]')
    on conflict (empresa_id) do update set linhas = excluded.linhas`)
  await stage.storyAnew('admin', async ({ page, open }) => {
    await open('/')
    await page.getByRole('button', { name: 'Inconsistências Banco de Dados' }).click()
    const dialog = page.getByRole('dialog', { name: 'Inconsistências Banco de Dados' })
    await dialog.waitFor()
    expect(await barriers(page)).toEqual([])
    const file = page.waitForEvent('download', { timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Gerar relatório' }).click()
    expect((await file).suggestedFilename()).toBe('inconsistencias-banco-de-dados.pdf')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Inconsistências Banco de Dados' }).click()
    const sheet = page.waitForEvent('download', { timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Planilha' }).click()
    expect((await sheet).suggestedFilename()).toBe('inconsistencias-banco-de-dados.xlsx')
  })
  await stage.story('rh', async ({ page, open }) => {
    await open('/')
    expect(await page.getByRole('button', { name: 'Inconsistências Banco de Dados' }).count()).toBe(0)
  })
}, 120_000)

test('on a phone nothing has to be moved sideways, and the drawer has the links', async () => {
  await stage.story(
    'sst',
    async ({ page, open }) => {
      for (const path of ['/', '/utilitario/sobre']) {
        await open(path)
        expect(await overflow(page), path).toBe(0)
        expect(await barriers(page), path).toEqual([])
      }
      await page.getByRole('button', { name: 'Abrir menu' }).click()
      await page.getByRole('link', { name: 'Portal de vagas da empresa (abre em nova aba)' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: /Portal de vagas/ }).waitFor({ state: 'hidden' })
    },
    { viewport: PHONE },
  )
})
