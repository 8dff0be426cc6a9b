import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pageAction, rowAction, save, select } from '../steps.ts'

const PLANOS = '/cargo-salario/tabelas-reajustes-colaboradores'
const DIA = '15/09/2026'

let stage: Stage

/** Rows of an integrated company would wait for the payroll. */
beforeAll(async () => {
  stage = await openStage()
  await stage.app.database.pool.query('update empresa set ac_integra = false where id = 1')
  stage.app.fastify.prumo.sessions.forget()
}, 300_000)
afterAll(() => stage?.close())

/** 'Exigir Aprovação de Realinhamentos' of the company. */
async function demandApproval(): Promise<void> {
  const admin = await login(stage.app, 'admin')
  const url = '/api/utilitario/empresas/configuracao'
  const { versao } = (await admin.get(url)).json() as { versao: number }
  expect((await admin.patch(url, { aprovarReajuste: true, versao })).statusCode).toBe(200)
}

async function one<T extends object>(text: string, values: unknown[] = []): Promise<T> {
  const { rows } = await stage.app.database.pool.query<T>(text, values)
  if (!rows[0]) throw new Error(`Nothing found: ${text}`)
  return rows[0]
}

const money = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Makes a plan by its form, and opens it from the list. */
async function plan(page: Page, nome: string, tipo: string, more: () => Promise<void> = async () => {}): Promise<void> {
  await fill(page, 'Título', nome)
  await fill(page, 'Data', DIA)
  await select(page, 'Tipo de Reajuste', tipo)
  await more()
  await save(page)
  await notice(page, 'Registro criado com sucesso.')
  const row = page.getByRole('row').filter({ hasText: nome })
  await row.getByRole('link', { name: /^Visualizar realinhamentos: / }).click()
  await page.getByText('O planejamento ainda não tem propostas.').waitFor()
}

const apply = async (page: Page) => {
  await button(page, 'Aplicar').click()
  const dialog = page.getByRole('dialog', { name: 'Aplicar' })
  await button(dialog, 'Aplicar').click()
  await notice(page, 'Planejamento aplicado.')
}

/** The amount on a card above the tabs. */
const card = async (page: Page, title: string): Promise<number> => {
  const value = page.locator('dt', { hasText: title }).locator('xpath=following-sibling::dd[1]')
  const text = (await value.textContent()) ?? ''
  return Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.'))
}

test('an index rises by a collective adjustment, and with it the salary of whom it pays, with no row in his history', async () => {
  const pago = await one<{ id: number; nome: string; quantidade: number; valor: number }>(
    `select t.id, t.nome, h.quantidade::float8 as quantidade,
      (select v.valor::float8 from indice_historico v where v.empresa_id = 1 and v.indice_id = h.indice_id and v.data <= '2026-09-15' order by v.data desc limit 1) as valor
    from talento t join talento_historico h on h.empresa_id = 1 and h.talento_id = t.id
    where t.empresa_id = 1 and t.situacao = 'A' and h.tipo_salario = 2
      and h.data = (select max(l.data) from talento_historico l where l.empresa_id = 1 and l.talento_id = t.id) order by t.nome limit 1`,
  )
  const linhas = () =>
    one<{ quantas: number }>(
      'select count(*)::int as quantas from talento_historico where empresa_id = 1 and talento_id = $1',
      [pago.id],
    )
  const antes = await linhas()
  await stage.story('rh', async ({ page, open }) => {
    await open(`${PLANOS}/new`)
    await plan(page, 'Índices de setembro', 'Índice')
    await page.getByRole('link', { name: 'Reajuste coletivo', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Reajuste Coletivo de Índices' }).waitFor()
    await page.getByRole('checkbox', { name: 'Todos os estabelecimentos' }).check()
    await page.getByRole('checkbox', { name: 'Todas as áreas' }).check()
    await fill(page, 'Valor do Dissídio', '5')
    await button(page, 'Aplicar reajuste ao planejamento').click()
    const result = page.getByRole('region', { name: 'Resultado do reajuste coletivo' })
    await result.getByText(/propostas? criadas?, 0 propostas alteradas\./).waitFor()
    await result.getByRole('link', { name: 'Ver propostas do planejamento' }).click()
    await page.getByRole('region', { name: 'Propostas do planejamento' }).waitFor()
    await apply(page)
    await page.getByText('Aplicada', { exact: true }).first().waitFor()
    const valor = Math.round(pago.valor * 105) / 100
    await open(`/gestao-talentos/talentos/${pago.id}`)
    await page.getByRole('tab', { name: /^Salário/ }).click()
    await page
      .getByText(`R$ ${money(Math.round(valor * pago.quantidade * 100) / 100)}`)
      .first()
      .waitFor()
  })
  expect(await linhas()).toEqual(antes)
})

test('a dissídio: proposed for an area, two rows corrected, approved by another, applied, seen at the talent, and taken back [R-LOTE-01] [R-LOTE-02] [R-LOTE-03]', async () => {
  await demandApproval()
  const talento = await one<{ id: number }>(
    "select id from talento where empresa_id = 1 and nome = 'Adriana Barbosa Cardoso'",
  )
  let address = ''
  await stage.story('admin', async ({ page, open }) => {
    await open(`${PLANOS}/new`)
    await plan(page, 'Dissídio de setembro', 'Talento', async () => {
      await page.getByRole('checkbox', { name: 'Dissídio' }).check()
      await fill(page, 'Orçamento mensal', '1000')
    })
    address = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Reajuste coletivo', exact: true }).click()
    await button(page, 'Aplicar reajuste ao planejamento').click()
    await page.getByText('Preencha os campos indicados').waitFor()
    await page.getByRole('checkbox', { name: 'Todos os estabelecimentos' }).check()
    await page.getByRole('textbox', { name: 'Áreas Organizacionais', exact: true }).click()
    const tree = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
    await tree.getByRole('searchbox').fill('Linha de Massas')
    await tree.getByRole('treeitem', { name: 'Linha de Massas', exact: true }).click()
    await button(tree, 'Confirmar').click()
    await fill(page, 'Valor do Dissídio', '1000')
    await button(page, 'Aplicar reajuste ao planejamento').click()
    await page.getByText('O percentual não pode ser 0 (zero) ou maior que 999.999%').waitFor()
    await page.getByRole('radio', { name: 'Valor', exact: true }).check()
    await fill(page, 'Valor do Dissídio', '0')
    await button(page, 'Aplicar reajuste ao planejamento').click()
    await page.getByText('O valor não pode ser 0 (zero)').waitFor()
    await page.getByRole('radio', { name: 'Percentual', exact: true }).check()
    await fill(page, 'Valor do Dissídio', '5,25')
    expect(await barriers(page)).toEqual([])
    await button(page, 'Aplicar reajuste ao planejamento').click()
    await page.getByRole('link', { name: 'Ver propostas do planejamento' }).click()

    // 2.178,00 + 5.25 % = 2.292,345, half up
    await page.getByRole('button', { name: 'Alterar o valor proposto de Adriana Barbosa Cardoso: R$ 2.292,35' }).click()
    await page.getByRole('textbox', { name: 'Valor proposto de Adriana Barbosa Cardoso' }).fill('2300')
    await page.keyboard.press('Enter')
    // the next one is open: a lower amount asks for its observation
    const seguinte = page.getByRole('textbox', { name: 'Valor proposto de Aline Moreira Simões' })
    await expect.poll(() => seguinte.inputValue()).toBe('2.987,00')
    await seguinte.fill('2800')
    await page.keyboard.press('Enter')
    await page.getByText('Valor menor que o atual: escreva a observação e tecle Enter.').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Observação é obrigatória').waitFor()
    await page.getByRole('textbox', { name: 'Observação de Aline Moreira Simões' }).fill('Acordo')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Alterar o valor proposto de Aline Moreira Simões: R$ 2.800,00' }).waitFor()
    await page.keyboard.press('Escape')
    const changed = page.getByRole('row').filter({ hasText: 'Adriana Barbosa Cardoso' })
    await changed.getByText('+R$ 122,00').waitFor()
    await changed.getByText('+5,60').waitFor()
    await expect
      .poll(async () => Math.round((await card(page, 'Resto do orçamento')) + (await card(page, 'Deste planejamento'))))
      .toBe(1000)
    expect(await barriers(page)).toEqual([])

    await (await pageAction(page, 'Aplicar'))
      .getByText('O planejamento precisa ser aprovado antes de ser aplicado.')
      .waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Enviar para aprovação').click()
    await button(page.getByRole('dialog'), 'Enviar para aprovação').click()
    await page.getByText('Em aprovação', { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: /^Alterar o valor proposto/ }).count()).toBe(0)
  })

  await stage.story('rh', async ({ page, open }) => {
    await open(address)
    await button(page, 'Aprovar').click()
    await button(page.getByRole('dialog'), 'Aprovar').click()
    await page.getByText('Aprovada', { exact: true }).first().waitFor()
    await button(page, 'Aplicar').click()
    const dialog = page.getByRole('dialog', { name: 'Aplicar' })
    expect(
      await dialog.getByRole('checkbox', { name: 'Reajustar também os lançamentos posteriores' }).isChecked(),
    ).toBe(true)
    await button(dialog, 'Aplicar').click()
    await notice(page, 'Planejamento aplicado.')
    await page.getByRole('tab', { name: 'Diferenças devidas' }).click()
    await page.getByRole('row').filter({ hasText: 'Adriana Barbosa Cardoso' }).getByText('R$ 2.300,00').waitFor()
    await open(`/gestao-talentos/talentos/${talento.id}`)
    await page.getByRole('tab', { name: /^Salário/ }).click()
    await page.getByRole('region', { name: /linha/i }).getByText('R$ 2.300,00').waitFor()

    await open(address)
    await button(page, 'Cancelar o reajuste').click()
    const question = page.getByRole('dialog', { name: 'Cancelar o reajuste' })
    await button(question, 'Cancelar o reajuste').click()
    await question.getByText('Motivo do cancelamento é obrigatório').waitFor()
    await fill(question, 'Motivo do cancelamento', 'Convenção anulada')
    await button(question, 'Cancelar o reajuste').click()
    await notice(page, 'Reajuste cancelado.')
    await page.getByText('Convenção anulada').waitFor()
    await open(`/gestao-talentos/talentos/${talento.id}`)
    await page.getByRole('tab', { name: /^Salário/ }).click()
    await page.getByRole('region', { name: /linha/i }).getByText('R$ 2.178,00').first().waitFor()
    expect(await page.getByText('R$ 2.300,00').count()).toBe(0)
  })
})

test('scenarios stand beside the plan, one is adopted; a proposal begins as the talent stands [R-REAJ-02] [R-REAJ-03]', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open(PLANOS)
    const row = page.getByRole('row').filter({ hasText: 'Méritos do 2º semestre' })
    await (await rowAction(row, 'Total da folha')).click()
    const totals = page.getByRole('dialog', { name: 'Total da folha: Méritos do 2º semestre' })
    await totals.getByText('Resto do orçamento').waitFor()
    await totals.getByRole('link', { name: 'Visualizar realinhamentos' }).click()
    await page.getByRole('tab', { name: 'Simulação' }).click()
    await page.getByRole('heading', { name: 'Por grupo ocupacional' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('tab', { name: 'Cenários' }).click()
    // the plan goes beyond its budget, the scenario keeps to it
    const rest = (nome: string) =>
      page
        .getByRole('listitem', { name: nome })
        .locator('dt', { hasText: 'Resto do orçamento' })
        .locator('xpath=following-sibling::dd[1]')
    await expect.poll(() => rest('Planejamento').textContent()).toMatch(/^-/)
    await expect.poll(() => rest('Conservador').textContent()).toMatch(/^R/)
    await button(page, 'Novo cenário').click()
    const dialog = page.getByRole('dialog', { name: 'Novo cenário a partir de Méritos do 2º semestre' })
    await fill(dialog, 'Nome do cenário', 'Cópia')
    await button(dialog, 'Clonar').click()
    await page.getByRole('listitem', { name: 'Cópia' }).waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Adotar: Conservador').click()
    await button(page.getByRole('dialog', { name: 'Adotar' }), 'Adotar').click()
    await notice(page, '18 propostas adotadas.')
    await button(page, 'Excluir cenário: Cópia').click()
    await button(page.getByRole('dialog', { name: 'Excluir cenário' }), 'Excluir cenário').click()
    await notice(page, 'Cenário excluído.')

    await page.getByRole('tab', { name: 'Propostas' }).click()
    await page.getByRole('link', { name: 'Nova proposta' }).click()
    const talento = page.getByRole('combobox', { name: 'Talento', exact: true })
    await talento.fill('Adriana Barbosa')
    await page.getByRole('option', { name: /^Adriana Barbosa Cardoso/ }).click()
    const amount = page.getByRole('textbox', { name: 'Salário Proposto', exact: true })
    await expect.poll(() => amount.inputValue()).toBe('2.178,00')
    await amount.fill('')
    await save(page)
    await page.getByText('Valor é obrigatório').first().waitFor()
    await select(page, 'Tipo de Salário Proposto', 'Por índice')
    await save(page)
    await page.getByText('Índice é requerido').first().waitFor()
    await select(page, 'Tipo de Salário Proposto', 'Por cargo')
    await page.getByText(/^Salário calculado na data: /).waitFor()
    await select(page, 'Tipo de Salário Proposto', 'Por valor')
    await amount.fill('2287')
    // 109,00 over 2.178,00
    await expect.poll(() => page.getByRole('textbox', { name: 'Diferença (%)', exact: true }).inputValue()).toBe('5%')
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
    await page
      .getByRole('button', { name: 'Alterar o valor proposto de Adriana Barbosa Cardoso: R$ 2.287,00' })
      .waitFor()
  })
})

test('in a scenario a proposal is added by hand, typed as a percentage by keyboard, and comes back from a spreadsheet', async () => {
  await stage.story('admin', async ({ page, open }) => {
    // tasks are worked on when the story says so
    const worked = (text: string) =>
      expect
        .poll(
          async () => {
            await stage.app.fastify.prumo.jobs.drain()
            return page.getByText(text).count()
          },
          { timeout: 20_000 },
        )
        .toBe(1)
    const { id } = await one<{ id: number }>(
      "select id::int as id from tabela_reajuste_colaborador where empresa_id = 1 and nome = 'Méritos do 2º semestre'",
    )
    const { cenario } = await one<{ cenario: number }>(
      'select id::int as cenario from cenario_reajuste where empresa_id = 1 and tabela_reajuste_id = $1 order by id limit 1',
      [id],
    )
    await open(`${PLANOS}/${id}/visualizar?cenario=${cenario}`)
    await page.getByRole('link', { name: 'Nova proposta' }).click()
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Cenário', exact: true }).inputValue())
      .toBe('Conservador')
    // whom the plan has the scenario may be without, and the other way round
    await page.getByRole('combobox', { name: 'Talento', exact: true }).fill('Aline Moreira')
    await page.getByRole('option', { name: /^Aline Moreira Simões/ }).click()
    const amount = page.getByRole('textbox', { name: 'Salário Proposto', exact: true })
    await expect.poll(() => amount.inputValue()).toBe('2.838,00')
    await amount.fill('2900')
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
    expect(new URL(page.url()).search).toBe(`?cenario=${cenario}`)

    // what the search finds comes after the change that is made meanwhile, and was read before it
    const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    // stays to the end: a request that is stopped while the route is taken away is never let go
    let isHeld = false
    await page.route('**/colaboradores/consulta', async (route) => {
      if (isHeld) return route.continue()
      isHeld = true
      const answer = await route.fetch()
      await changed
      await route.fulfill({ response: answer })
    })
    const searched = page.waitForRequest('**/colaboradores/consulta')
    const search = page.getByRole('searchbox', { name: 'Buscar talento' })
    await search.fill('Aline Moreira')
    await searched
    await button(page, 'Alterar a diferença em % de Aline Moreira Simões: +2,18 %').focus()
    await page.keyboard.press('Enter')
    const percent = page.getByRole('textbox', { name: 'Diferença em % de Aline Moreira Simões' })
    await percent.fill('')
    await page.keyboard.press('Enter')
    await page.getByText('Percentual é obrigatório').waitFor()
    // 2.838,00 + 4,5 % = 2.965,71
    await percent.fill('4,5')
    await page.keyboard.press('Enter')
    await button(page, 'Alterar o valor proposto de Aline Moreira Simões: R$ 2.965,71').waitFor()
    expect(await barriers(page)).toEqual([])

    await button(page, 'Planilha').click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Exportar para CSV' }).click()
    const file = await (await downloading).path()
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('2.965,71')
    await button(page, 'Planilha').click()
    await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
    await page.getByRole('region', { name: 'Em todas as linhas:' }).getByText('Conservador').waitFor()
    await page.getByLabel('Escolher arquivo').setInputFiles({
      name: 'realinhamentos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text.replace('2.965,71', '3.000,00')),
    })
    expect(await page.getByRole('checkbox', { name: 'Alterar os registros que já existem' }).isChecked()).toBe(true)
    await button(page, 'Simular importação').click()
    await worked('1 registro seria alterado.')
    expect(await barriers(page)).toEqual([])
    await button(page, 'Importar 1 registro').click()
    await worked('1 registro alterado.')
    await page.getByRole('link', { name: 'Voltar', exact: true }).click()
    await search.fill('Aline Moreira')
    await button(page, 'Alterar o valor proposto de Aline Moreira Simões: R$ 3.000,00').waitFor()
  })
}, 120_000)

test('on a telephone rows of a plan are cards', async () => {
  await stage.story(
    'admin',
    async ({ page, open }) => {
      await open(`${PLANOS}/2/visualizar`)
      await page
        .getByRole('button', { name: /^Alterar o valor proposto/ })
        .first()
        .waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
      const admin = await login(stage.app, 'admin')
      const made = await admin.post('/api/cargo-salario/faixas-salariais', {
        ...{ nome: 'À espera', cargo: { id: 1 }, codigoCBO: '411010' },
        historico: [{ data: '2024-01-01', tipo: 3, valor: 3000, status: 'A' }],
      })
      expect(made.statusCode, made.body).toBe(201)
      await open('/cargo-salario/movimentacao-reajuste-coletivo-faixas-salariais')
      await button(page, 'Aplicar reajuste ao planejamento').waitFor()
      await page.getByText('1 faixa aguarda a confirmação da folha e só entra quando tiver valor.').waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})

test('who may not see salaries reaches none of it', async () => {
  await stage.story('lider', async ({ page, open }) => {
    for (const address of [
      PLANOS,
      `${PLANOS}/2/visualizar`,
      '/cargo-salario/movimentacao-reajuste-coletivo-talentos',
    ]) {
      await open(address)
      await page.getByText('Acesso Negado').first().waitFor()
    }
    expect(await page.getByRole('link', { name: /Realinhamentos|Reajuste/ }).count()).toBe(0)
  })
})
