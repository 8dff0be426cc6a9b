import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { button, notice, save, select } from '../steps.ts'

let stage: Stage
/** a band that requires nothing yet, and a talent who has it */
let faixa: { id: number }
let talento: { id: number }
let cargo: { id: number; nome: string }

beforeAll(async () => {
  stage = await openStage()
  const admin = await login(stage.app, 'admin')
  const made = async (path: string, body: RecordData): Promise<{ id: number }> => {
    const answer = await admin.post(path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const first = async (path: string): Promise<{ id: number; nome: string }> =>
    (await admin.get(`/api/${path}?range=[0,0]`)).json()[0]
  cargo = await first('cargo-salario/cargos/opcoes')
  faixa = await made('/api/cargo-salario/faixas-salariais', {
    nome: 'Faixa nova',
    cargo: { id: cargo.id },
    codigoCBO: '411010',
    historico: [{ data: '2024-01-01', tipo: 3, valor: 3000 }],
  })
  const areaOrganizacional = { id: (await first('cargo-salario/areas-organizacionais/opcoes')).id }
  talento = await made('/api/gestao-talentos/talentos', {
    nome: 'Olívia dos Radares',
    cpf: cpf(888_001),
    dataAdmissao: '2025-01-02',
    historicos: [{ data: '2025-01-02', areaOrganizacional, faixaSalarial: { id: faixa.id }, salario: 3000 }],
  })
}, 300_000)
afterAll(() => stage?.close())

test('behaviours cannot be added while a level lacks its minimum percentage, and people are told why', async () => {
  const level = (text: string) => stage.app.database.pool.query(text)
  await level("insert into nivel_competencia (empresa_id, descricao, ordem) values (1, 'Sem percentual', 99)")
  await stage.story('admin', async ({ page, open }) => {
    const add = page.getByRole('button', { name: 'Adicionar: Comportamentos' })
    const why = 'Não é possível adicionar comportamentos: existem níveis de competência sem percentual mínimo.'
    await open('/cargo-salario/habilidades/new')
    await page.getByText(why).waitFor()
    expect(await add.isDisabled()).toBe(true)
    await expect(add.evaluate((element) => element.ariaDescribedByElements?.[0]?.textContent)).resolves.toBe(why)
    expect(await barriers(page)).toEqual([])
    await level("delete from nivel_competencia where empresa_id = 1 and descricao = 'Sem percentual'")
    await open('/cargo-salario/habilidades/new')
    await add.waitFor()
    expect(await page.getByText(why).count()).toBe(0)
    expect(await add.isDisabled()).toBe(false)
  })
})

test('a band says what it requires, a talent what he has; his record and the matrix show the one against the other', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/cargo-salario/competencias')
    await button(page, 'Atitude (6)').click()
    await page.getByRole('link', { name: 'Ética', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Ética' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/cargo-salario\/atitudes\/\d+$/)

    await open(`/cargo-salario/faixas-salariais/${faixa.id}/niveis-competencia`)
    await page.getByText('Esta faixa ainda não exige competências.').waitFor()
    await button(page, 'Nova configuração').click()
    for (const [tipo, nome, nivel, peso] of [
      ['Conhecimentos', 'Planilhas eletrônicas', 'Intermediário', '3'],
      ['Habilidades', 'Comunicação', 'Básico', '2'],
      ['Atitudes', 'Ética', 'Intermediário', '1'],
    ] as const) {
      await page.getByRole('combobox', { name: `Adicionar em ${tipo}` }).fill(nome)
      await page.getByRole('option', { name: nome }).click()
      await select(page, `Nível de ${nome}`, nivel)
      await page.getByRole('spinbutton', { name: `Peso de ${nome}` }).fill(peso)
    }
    expect(await barriers(page)).toEqual([])
    await save(page)
    await notice(page, 'Configuração salva com sucesso.')

    await open(`/gestao-talentos/talentos/${talento.id}`)
    const panel = page.getByRole('region', { name: 'Níveis de competência' })
    await panel.getByText(/Ainda não há níveis de competência/).waitFor()
    await panel.getByRole('link', { name: 'Novos níveis' }).click()
    await select(page, 'Nível obtido em Planilhas eletrônicas', 'Intermediário')
    await select(page, 'Nível obtido em Comunicação', 'Insuficiente')
    const etica = page.getByRole('row').filter({ hasText: 'Avaliar por critérios' }).filter({ hasText: 'Ética' })
    await etica.getByRole('switch', { name: 'Avaliar por critérios' }).check()
    await etica.getByText('nenhum nível · 0% dos critérios').waitFor()
    await etica.getByRole('checkbox', { name: 'Trata todos com respeito' }).check()
    await etica.getByText('Básico · 50% dos critérios').waitFor()
    await page.getByText('Aderência: 77,78%').waitFor()
    expect(await barriers(page)).toEqual([])
    await save(page)
    await notice(page, 'Níveis de competência salvos com sucesso.')

    await panel.getByText(/Aderência: 77,78%/).waitFor()
    const line = panel.getByRole('row').filter({ hasText: 'Comunicação' })
    expect(await line.getByRole('cell').allInnerTexts()).toEqual(['2', 'Básico (2)', 'Insuficiente (1)', '−1'])
    // the picture comes when it is seen
    await panel.getByRole('region', { name: 'Exigido e obtido, por competência' }).scrollIntoViewIfNeeded()
    await panel.getByRole('heading', { name: 'Exigido x Obtido' }).waitFor()
    await panel.locator('svg.recharts-surface').first().waitFor()
    // in steps of one up to the highest level
    expect(await panel.locator('.recharts-polar-radius-axis-tick-value').allTextContents()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])

    await open('/cargo-salario/relatorios/matriz-talentos-competencias')
    await page.getByRole('combobox', { name: 'Cargos', exact: true }).fill(cargo.nome)
    await page.getByRole('option', { name: cargo.nome, exact: true }).click()
    await page.keyboard.press('Escape')
    const row = page.getByRole('row').filter({ hasText: 'Olívia dos Radares' })
    await row.waitFor()
    const heads = await page.getByRole('table').getByRole('columnheader').allTextContents()
    const cells = await row.locator('th, td').allTextContents()
    const shown = ['Planilhas eletrônicas', 'Comunicação', 'Ética', 'Aderência à faixa']
    expect(shown.map((title) => cells[heads.indexOf(title)])).toEqual([
      'Intermediário (0)',
      'Insuficiente (−1)',
      'Básico (−1)',
      '77,8%',
    ])
  })
})

test('on a telephone the levels are cards', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(`/cargo-salario/niveis-competencia/edit/${talento.id}`)
      await page.getByText('Aderência: 77,78%').waitFor()
      expect(await overflow(page)).toBe(0)
      await open(`/cargo-salario/faixas-salariais/${faixa.id}/niveis-competencia`)
      await page.getByRole('spinbutton', { name: 'Percentual mínimo de Ética' }).waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})
