import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, rowAction, select, tabTo } from '../steps.ts'

const SOLICITACOES = '/captacao/solicitacoes-pessoal'
const ETAPAS = '/captacao/etapas-seletivas'

let stage: Stage
let admin: Client
beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
}, 400_000)
afterAll(() => stage?.close())

const rows = (page: Page) => page.locator('tbody tr:not([aria-hidden])')
const headers = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
const filterOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as Record<string, unknown>
/** what is asked anew is pale until it is there */
const settled = (page: Page) => page.locator('[aria-busy=false] thead').waitFor()
const slow = 150_000

describe('filters', () => {
  test(
    'the panel opens and closes and stays so; what restricts is said by chips, in the address, and undone',
    async () => {
      await stage.story('rh', async ({ page, open }) => {
        await open(SOLICITACOES)
        await rows(page).first().waitFor()
        await button(page, 'Exibir Filtro').click()
        await select(page, 'Status', 'Em análise')
        await page.getByText('Status: Em análise').waitFor()
        expect(filterOf(page)).toEqual({ status: 'I' })
        await select(page, 'Visualizar', 'Abertas em andamento')
        await page.getByText('Visualizar: Abertas em andamento').waitFor()
        await settled(page)
        expect(await barriers(page)).toEqual([])

        await button(page, 'Ocultar Filtro').click()
        const chips = page.getByRole('group', { name: 'Filtros ativos' })
        await chips.getByText('Status: Em análise').waitFor()
        await page.goBack()
        await chips.getByText('Visualizar: Abertas em andamento').waitFor({ state: 'detached' })
        expect(filterOf(page)).toEqual({ status: 'I' })
        await page.goForward()
        await chips.getByText('Visualizar: Abertas em andamento').waitFor()

        await button(page, 'Exibir Filtro').click()
        await page.reload()
        await button(page, 'Ocultar Filtro').waitFor()
        await chips.getByText('Status: Em análise').waitFor()

        await rows(page).first().getByRole('link').first().click()
        await page.waitForURL('**/ficha')
        await page.getByRole('link', { name: 'Editar', exact: true }).click()
        // the form leads back to the page it was opened from, and that to the list as it was left
        await page.getByRole('button', { name: 'Cancelar' }).click()
        await page.waitForURL('**/ficha')
        await page.getByRole('navigation', { name: 'Localização' }).getByRole('link').last().click()
        await chips.getByText('Status: Em análise').waitFor()
        await button(page, 'Limpar filtros').click()
        await chips.waitFor({ state: 'detached' })
      })
    },
    slow,
  )

  test(
    'what is typed on right behind a choice stays, while the address follows',
    async () => {
      await stage.storyAnew('rh', async ({ page, open }) => {
        await open(SOLICITACOES)
        // it stays as the last story left it
        await page.getByRole('button', { name: /^(Exibir|Ocultar) Filtro$/ }).waitFor()
        if (await button(page, 'Exibir Filtro').isVisible()) await button(page, 'Exibir Filtro').click()
        const box = page.getByRole('combobox', { name: 'Estabelecimento', exact: true })
        await box.click()
        const option = page.getByRole('option').first()
        const name = (await option.textContent())?.trim()
        await option.click()
        await page.keyboard.type(' e')
        await page.getByRole('group', { name: 'Filtros ativos' }).getByText(`Estabelecimento: ${name}`).waitFor()
        expect(await box.inputValue()).toBe(`${name} e`)
        // what comes from elsewhere is shown
        await page.goBack()
        await expect.poll(() => box.inputValue()).toBe('')
        await page.goForward()
        await expect.poll(() => box.inputValue()).toBe(name)
      })
    },
    slow,
  )

  test(
    '[B-SAVED-FILTERS] a filter is saved, is the default on another computer, is renamed and deleted',
    async () => {
      await stage.story('rh', async ({ page, open }) => {
        await open(`${SOLICITACOES}?filter=${JSON.stringify({ visualizar: 'S' })}`)
        await button(page, 'Filtros salvos').click()
        await button(page, 'Salvar filtro atual').click()
        const dialog = page.getByRole('dialog', { name: 'Salvar filtro' })
        await button(dialog, 'Salvar').click()
        await dialog.getByText('Nome é obrigatório').waitFor()
        await fill(dialog, 'Nome', 'Paradas')
        await dialog.getByLabel('Aplicar ao abrir a lista').check()
        expect(await barriers(page)).toEqual([])
        await button(dialog, 'Salvar').click()
        await notice(page, 'Filtro Paradas salvo.')
        await button(page, 'Filtros salvos: Paradas').waitFor()
      })
      await stage.story('rh', async ({ page, open }) => {
        await open(SOLICITACOES)
        await page.getByText('Visualizar: Abertas suspensas').waitFor()
        expect(filterOf(page)).toEqual({ visualizar: 'S' })

        await open(`${SOLICITACOES}?filter=${JSON.stringify({ visualizar: 'E' })}`)
        await page.getByText('Visualizar: Encerradas').waitFor()
        await button(page, 'Filtros salvos').click()
        await button(page, 'Salvar filtro atual').click()
        const dialog = page.getByRole('dialog', { name: 'Salvar filtro' })
        await fill(dialog, 'Nome', 'paradas')
        await button(dialog, 'Salvar').click()
        await dialog.getByText('Já existe um filtro salvo com este nome.').waitFor()
        await button(dialog, 'Cancelar').click()

        await button(page, 'Renomear Paradas').click()
        const rename = page.getByRole('dialog', { name: 'Renomear filtro' })
        await fill(rename, 'Nome', 'Suspensas')
        await button(rename, 'Salvar').click()
        await notice(page, 'Filtro Suspensas salvo.')
        await button(page, 'Filtros salvos').click()
        await button(page, 'Suspensas é aplicado ao abrir a lista. Deixar de aplicar').waitFor()
        expect(await barriers(page)).toEqual([])
        await button(page, 'Suspensas').click()
        await page.getByText('Visualizar: Abertas suspensas').waitFor()
        await button(page, 'Filtros salvos: Suspensas').click()
        await button(page, 'Excluir Suspensas').click()
        await notice(page, 'Filtro Suspensas excluído.')
        await page.getByText('Você ainda não salvou nenhum filtro nesta lista.').waitFor()
      })
    },
    slow,
  )

  test(
    'one that names a record that is gone says so; one the schema has no longer is refused and can be cleared',
    async () => {
      await stage.story('rh', async ({ page, open }) => {
        await open(`${SOLICITACOES}?filter=${JSON.stringify({ areaOrganizacionaId: 987654 })}`)
        await page.getByText('Área Organizacional: registro inexistente (código 987654)').waitFor()
        await notice(page, 'Nenhum registro encontrado')
        expect(await barriers(page)).toEqual([])
        await open(`${SOLICITACOES}?filter=${JSON.stringify({ filtroAntigo: 1 })}`)
        await notice(page, 'Filtro desconhecido: filtroAntigo')
        await button(page, 'Limpar filtros').click()
        await rows(page).first().waitFor()
      })
    },
    slow,
  )
})

describe('the table', () => {
  test(
    '[B-SAVED-COLUMNS] columns are put away, moved by keyboard, and seen so on another computer',
    async () => {
      await stage.story('rh', async ({ page, open }) => {
        await open(ETAPAS)
        await rows(page).first().waitFor()
        const before = await headers(page)
        await button(page, 'Colunas').click()
        const panel = page.getByRole('dialog', { name: 'Colunas' })
        const down = button(panel, `Mover ${before[0]} para baixo`)
        await tabTo(page, down)
        await page.keyboard.press('Enter')
        await expect.poll(() => headers(page)).toEqual([before[1], before[0], ...before.slice(2)])
        // the focus went with its column
        expect(await down.evaluate((element) => element === document.activeElement)).toBe(true)
        // kept as a preference: the box shows it a moment after the click, which `uncheck` would not wait for
        const third = panel.getByLabel(before[2] ?? '', { exact: true })
        await third.click()
        await expect.poll(() => third.isChecked()).toBe(false)
        await expect.poll(() => headers(page)).toEqual([before[1], before[0], ...before.slice(3)])
        await button(panel, 'Compactas').click()
        expect(await barriers(page)).toEqual([])
      })
      await stage.story('rh', async ({ page, open }) => {
        await open(ETAPAS)
        await rows(page).first().waitFor()
        const arranged = await headers(page)
        await button(page, 'Colunas').click()
        await button(page, 'Restaurar colunas padrão').click()
        await expect.poll(() => headers(page)).not.toEqual(arranged)
        expect(await button(page, 'Compactas').getAttribute('aria-pressed')).toBe('true')
      })
    },
    slow,
  )

  test(
    'eight columns have room at 1366 px; what is cut off is read by pointer and keyboard; arrows walk, Enter opens',
    async () => {
      await stage.story('rh', async ({ page, open }) => {
        await open(SOLICITACOES)
        await rows(page).first().waitFor()
        expect(await headers(page)).toHaveLength(9)
        const box = page.locator('[data-scroll]')
        expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        expect(await overflow(page)).toBe(0)
        const last = page.getByRole('columnheader', { name: 'Estabelecimento' })
        expect((await last.boundingBox())?.x).toBeLessThan(1300)

        const link = rows(page).first().getByRole('link').first()
        await tabTo(page, rows(page).first().getByRole('checkbox'))
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('ArrowUp')
        for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
        expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
        const [title = ''] = ((await link.textContent()) ?? '').split('\n')
        // the same cell has the way to see it beside the list
        await page.keyboard.press('ArrowRight')
        const beside = rows(page)
          .first()
          .getByRole('link', { name: `Ver ao lado: ${title}` })
        expect(await beside.evaluate((element) => element === document.activeElement)).toBe(true)
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
      })
    },
    slow,
  )

  test(
    '[B-PAGE-SIZE] pages: 15 at first, chosen size remembered, jump by number, turned by keys',
    async () => {
      await stage.story('rh', async ({ page, open }) => {
        await open(SOLICITACOES)
        await page.getByText(/^1–15 de \d+$/).waitFor()
        await page.keyboard.press('Alt+PageDown')
        await page.getByText(/^16–30 de \d+$/).waitFor()
        await page.getByRole('textbox', { name: /^Ir para a página/ }).fill('999')
        await page.keyboard.press('Enter')
        await page.getByText(/^31–\d+ de \d+$/).waitFor()
        expect(await button(page, 'Próxima página').getAttribute('aria-disabled')).toBe('true')
        await page.getByRole('combobox', { name: 'Linhas por página' }).click()
        await page.getByRole('option', { name: '30' }).click()
        await page.getByText(/^1–30 de \d+$/).waitFor()
        await open(SOLICITACOES)
        await page.getByText(/^1–30 de \d+$/).waitFor()
      })
    },
    slow,
  )

  test(
    '[B-VIRTUAL-LIST] a page of a thousand draws the rows near the window only, and more than 10.000 are not counted',
    async () => {
      const { pool } = stage.app.database
      await pool.query(
        `insert into bairro (cidade_id, nome) select (select min(id) from cidade), 'Bairro de prova ' || n from generate_series(1, 10500) n`,
      )
      await stage.story('admin', async ({ page, open }) => {
        await open('/geral/bairros?perPage=1000&page=1&sort=id&order=ASC&filter={}')
        await rows(page).first().waitFor()
        await page.getByText('1–1000 de mais de 10.000').waitFor()
        expect(await rows(page).count()).toBeLessThan(80)
        expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
        await expect
          .poll(async () => Number(await rows(page).first().getAttribute('aria-rowindex')))
          .toBeGreaterThan(300)
        expect(await rows(page).count()).toBeLessThan(80)
      })
    },
    slow,
  )
})

describe('deleting', () => {
  test(
    "one and several: 'Confirma exclusão?'; what depends on a record keeps it",
    async () => {
      for (const [nome, ordem] of [
        ['Prova A', 901],
        ['Prova B', 902],
        ['Prova C', 903],
      ] as const)
        expect((await admin.post(`/api${ETAPAS}`, { nome, ordem })).statusCode).toBe(201)
      await stage.story('rh', async ({ page, open }) => {
        await open(`${ETAPAS}?filter=${JSON.stringify({ q: 'Prova' })}`)
        await (await rowAction(rows(page).filter({ hasText: 'Prova A' }), 'Excluir')).click()
        const one = page.getByRole('dialog', { name: 'Confirma exclusão?' })
        await one
          .getByText('O registro "Prova A" será excluído. Um administrador pode restaurá-lo por 30 dias.')
          .waitFor()
        expect(await barriers(page)).toEqual([])
        await button(one, 'Excluir').click()
        await notice(page, 'Registro excluído com sucesso.')
        await rows(page).filter({ hasText: 'Prova A' }).waitFor({ state: 'detached' })
        await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).click()
        await page.getByText('2 registros selecionados').waitFor()
        await button(page, 'Excluir selecionados').click()
        const several = page.getByRole('dialog', { name: 'Confirma exclusão?' })
        await several
          .getByText('2 registros serão excluídos. Um administrador pode restaurá-los por 30 dias.')
          .waitFor()
        await button(several, 'Excluir').click()
        await notice(page, '2 registros excluídos com sucesso.')
        await notice(page, 'Nenhum registro encontrado')

        await open('/captacao/motivos-solicitacao')
        await (await rowAction(rows(page).filter({ hasText: 'Aumento de quadro' }), 'Excluir')).click()
        await button(page.getByRole('dialog'), 'Excluir').click()
        await page.getByText(/possui dependências em/).waitFor()
      })
    },
    slow,
  )
})

describe('nothing to show', () => {
  test(
    'nothing there yet leads to the first record, a failure can be tried again',
    async () => {
      await stage.story('rh2', async ({ page, open }) => {
        const lists = page.route(/\/api\/captacao\/idiomas\?/, (route) =>
          route.fulfill({
            status: 200,
            body: '[]',
            headers: { 'content-type': 'application/json', 'content-range': 'items */0' },
          }),
        )
        await lists
        await open('/captacao/idiomas')
        await page.getByRole('heading', { name: /^Ainda não há / }).waitFor()
        expect(await page.getByRole('link', { name: 'Novo idioma' }).count()).toBeGreaterThan(0)
        expect(await barriers(page)).toEqual([])
        await page.unroute(/\/api\/captacao\/idiomas\?/)
        await page.route(/\/api\/captacao\/idiomas\?/, (route) =>
          route.fulfill({ status: 503, body: '{"message":"O serviço está temporariamente indisponível."}' }),
        )
        await open('/captacao/idiomas')
        await notice(page, 'Não foi possível carregar a lista.')
        await page.unroute(/\/api\/captacao\/idiomas\?/)
        await button(page, 'Tentar novamente').click()
        await rows(page).first().waitFor()
      })
    },
    slow,
  )
})

test(
  'the export holds the filter, the columns shown and their order; formulas are texts',
  async () => {
    expect((await admin.post(`/api${ETAPAS}`, { nome: '=HYPERLINK("x")', ordem: 950 })).statusCode).toBe(201)
    await stage.story('admin', async ({ page, open }) => {
      await open(`${ETAPAS}?filter=${JSON.stringify({ q: 'HYPERLINK' })}`)
      await page.getByText('1–1 de 1').waitFor()
      const shown = (await headers(page)).filter((title) => title !== 'Ações')
      await button(page, 'Exportar').click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Exportar para CSV', exact: true }).click(),
      ])
      expect(file.suggestedFilename()).toBe('etapas-seletivas.csv')
      const [head, line, ...more] = readFileSync(await file.path(), 'utf8')
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
      expect(head?.split(';')).toEqual(shown)
      expect(line).toContain(`'=HYPERLINK`)
      expect(more).toEqual([])
    })
  },
  slow,
)

test(
  "[B-OTHER-AREA-SCREEN] a manager does not come to another area's request: list, search, picker, export, saved filter, direct address",
  async () => {
    const all = (await admin.get(`/api${SOLICITACOES}?unpaged=true`)).json() as { id: number; descricao: string }[]
    const gestor = await login(stage.app, 'gestor')
    const own = (await gestor.get(`/api${SOLICITACOES}?unpaged=true`)).json() as { id: number; descricao: string }[]
    const hidden = all.find(({ id, descricao }) => !own.some((one) => one.id === id || one.descricao === descricao))
    if (!hidden) throw new Error('o gestor vê todas')
    await stage.story('gestor', async ({ page, open, load }) => {
      await open(SOLICITACOES)
      await page
        .getByText(new RegExp(`de ${own.length}$`))
        .first()
        .waitFor()
      expect(await page.getByRole('cell', { name: hidden.descricao, exact: true }).count()).toBe(0)
      await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill(hidden.descricao)
      await notice(page, 'Nenhum registro encontrado')

      await open(`${SOLICITACOES}?filter=${JSON.stringify({ codigo: hidden.id })}`)
      await notice(page, 'Nenhum registro encontrado')
      await button(page, 'Filtros salvos').click()
      await button(page, 'Salvar filtro atual').click()
      await fill(page.getByRole('dialog', { name: 'Salvar filtro' }), 'Nome', 'De outra área')
      await button(page.getByRole('dialog', { name: 'Salvar filtro' }), 'Salvar').click()
      await notice(page, 'Filtro De outra área salvo.')
      await open(`${SOLICITACOES}?filter={}`)
      await rows(page).first().waitFor()
      await button(page, 'Filtros salvos').click()
      await button(page, 'De outra área').click()
      await notice(page, 'Nenhum registro encontrado')

      await open(`${SOLICITACOES}?filter={}`)
      await rows(page).first().waitFor()
      await button(page, 'Exportar').click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Exportar para CSV', exact: true }).click(),
      ])
      const sheet = readFileSync(await file.path(), 'utf8')
      expect(sheet.trim().split('\r\n')).toHaveLength(own.length + 1)
      expect(sheet).not.toContain(hidden.descricao)

      await open(`${SOLICITACOES}/new`)
      await page.getByRole('textbox', { name: 'Área Organizacional', exact: true }).click()
      const picker = page.getByRole('dialog', { name: 'Área Organizacional' })
      await picker.getByRole('treeitem').first().waitFor()
      await picker.getByRole('searchbox').fill('Contabilidade')
      await picker.getByText('Nenhum registro encontrado').waitFor()
      await picker.getByRole('searchbox').fill('Linha de Massas')
      await picker.getByRole('treeitem', { name: 'Linha de Massas', exact: true }).waitFor()
      await page.keyboard.press('Escape')

      await load(`${SOLICITACOES}/${hidden.id}`)
      await page.getByText('O recurso solicitado não foi encontrado.').waitFor()
    })
  },
  slow,
)
