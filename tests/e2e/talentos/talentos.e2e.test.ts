import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { button, fill, notice, pageAction, pick, select, tab } from '../steps.ts'

let stage: Stage
let admin: Client
/** paid what his band says, which is 1.25 of an index */
let talento: { id: number }
let indice: { id: number; versao: number; historico: RecordData[] }

const made = async <T = { id: number }>(path: string, body: RecordData): Promise<T> => {
  const answer = await admin.post(path, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as T
}
const first = async (path: string): Promise<{ id: number }> => (await admin.get(`/api/${path}?range=[0,0]`)).json()[0]

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  // rows of bands and indices of an integrated company would wait for the payroll
  await stage.app.database.pool.query('update empresa set ac_integra = false')
  stage.app.fastify.prumo.sessions.forget()
  indice = await made('/api/cargo-salario/indices', {
    nome: 'Piso da história',
    historico: [{ data: '2024-01-01', valor: 1412 }],
  })
  const faixa = await made('/api/cargo-salario/faixas-salariais', {
    nome: 'Faixa por índice',
    cargo: { id: (await first('cargo-salario/cargos/opcoes')).id },
    codigoCBO: '411010',
    historico: [{ data: '2024-03-01', tipo: 2, indice: { id: indice.id }, quantidade: 1.25 }],
  })
  const areaOrganizacional = { id: (await first('cargo-salario/areas-organizacionais/opcoes')).id }
  talento = await made('/api/gestao-talentos/talentos', {
    nome: 'Inês do Índice',
    cpf: cpf(888_002),
    dataAdmissao: '2024-05-02',
    historicos: [{ data: '2024-05-02', areaOrganizacional, faixaSalarial: { id: faixa.id }, tipoSalario: 1 }],
  })
}, 300_000)
afterAll(() => stage?.close())

test('an index rises, and the salary that rests on it shows the step', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(`/gestao-talentos/talentos/${talento.id}`)
    await tab(page, 'Salário').click()
    const steps = page.getByRole('region', { name: 'Linha salarial' })
    await steps.getByRole('row', { name: /02\/05\/2024 R\$ 1\.765,00 — Admissão Histórico do talento/ }).waitFor()
    const changed = await admin.patch(`/api/cargo-salario/indices/${indice.id}`, {
      versao: indice.versao,
      historico: [...indice.historico, { data: '2025-01-01', valor: 1518 }],
    })
    expect(changed.statusCode, changed.body).toBe(200)
    await open('/gestao-talentos/talentos')
    await open(`/gestao-talentos/talentos/${talento.id}`)
    await tab(page, 'Salário').click()
    await steps.getByRole('row', { name: /01\/01\/2025 R\$ 1\.897,50 \+7,51 % Reajuste Índice/ }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Salário', exact: true }).inputValue()).toBe('1.897,50')
    // two steps are a picture, too
    await page.getByRole('heading', { name: 'Salário ao longo do tempo' }).waitFor()
    expect(await barriers(page)).toEqual([])
  })
  await stage.story('admin', async ({ page, open }) => {
    const { faixaSalarial } = (await admin.get(`/api/gestao-talentos/talentos/${talento.id}`)).json()
    const filter = encodeURIComponent(JSON.stringify({ faixaSalarial: faixaSalarial.id }))
    await open(`/gestao-talentos/talentos?filter=${filter}`)
    await page.getByRole('link', { name: 'Promover ou transferir: Inês do Índice' }).click()
    await page.getByRole('heading', { name: 'Promoção ou Transferência', level: 1 }).waitFor()
    const value = (name: string) => page.getByRole('textbox', { name, exact: true })
    await expect.poll(() => value('Salário Atual').inputValue()).toBe('1.897,50')
    await fill(page, 'Data', '01/06/2026')
    await select(page, 'Motivo', 'Promoção')
    await select(page, 'Tipo de Salário Proposto', 'Por valor')
    await value('Salário Proposto').fill('1.800,00')
    await button(page, 'Aplicar').click()
    await button(page, 'Observação é obrigatória').waitFor()
    await value('Salário Proposto').fill('2.087,25')
    await value('Salário Proposto').press('Tab')
    // 189,75 more is 10 %
    await expect.poll(() => value('Diferença (%)').inputValue()).toBe('10%')
    await expect.poll(() => value('Compa-ratio proposto').inputValue()).toBe('110')
    expect(await barriers(page)).toEqual([])
    await button(page, 'Aplicar').click()
    await notice(page, 'Promoção de Inês do Índice aplicada.')
    await tab(page, 'Salário').click()
    const steps = page.getByRole('region', { name: 'Linha salarial' })
    await steps.getByRole('row', { name: /01\/06\/2026 R\$ 2\.087,25 \+10,00 % / }).waitFor()
  })
}, 120_000)

test('users are linked to talents, and who leads sees her team', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/vinculo-usuario')
    const row = page.getByRole('listitem').filter({ hasText: 'Sônia Santana Teles' })
    await row.getByText('Mesmo e-mail').waitFor()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Vincular (1)').click()
    await notice(page, '1 usuário vinculado.')
    await row.waitFor({ state: 'detached' })
    await open('/gestao-talentos/minha-equipe')
    await page.getByText('Seu usuário não está vinculado a um talento.').waitFor()
  })
  await stage.story('lider', async ({ page, open }) => {
    await open('/gestao-talentos/minha-equipe')
    await page.getByText(/^\d+ pessoas · Você responde a /).waitFor()
    // the areas below are hers, too; those beside are not
    await page.getByRole('row').filter({ hasText: 'Expedição' }).filter({ hasText: 'Lidera' }).waitFor()
    expect(await page.getByRole('row').filter({ hasText: 'Produção' }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    // of her people she sees everything but what they are paid
    await page.getByRole('link', { name: 'Natália Almeida Pacheco' }).click()
    await tab(page, 'Histórico').waitFor()
    expect(await tab(page, 'Salário').count()).toBe(0)
    await tab(page, 'Histórico').click()
    await page.getByRole('columnheader', { name: 'Motivo' }).waitFor()
    expect(await page.getByRole('columnheader', { name: /Salário/ }).count()).toBe(0)
  })
}, 120_000)

test('who leads sees her areas and those below, what she is named for from the next look on, and no amount anywhere', async () => {
  const areas = '/cargo-salario/areas-organizacionais'
  const found = await admin.get(`/api${areas}?range=[0,0]&filter=${encodeURIComponent('{"nome":"Marketing"}')}`)
  const [marketing] = found.json() as { id: number }[]
  const lider = (await (await login(stage.app, 'lider')).get('/api/cargo-salario/colaboradores/situacao')).json()
  await stage.story('lider', async ({ page, open }) => {
    const row = (area: string) => page.getByRole('row').filter({ hasText: area })
    await open(areas)
    for (const area of ['Armazém', 'Expedição', 'Transportes']) await row(area).first().waitFor()
    expect([await row('Marketing').count(), await row('Produção').count()]).toEqual([0, 0])
    const { versao } = (await admin.get(`/api${areas}/${marketing?.id}`)).json()
    const named = await admin.patch(`/api${areas}/${marketing?.id}`, {
      versao,
      empresaECoresponsaveis: [{ colaborador: { id: lider.talento.id } }],
    })
    expect(named.statusCode, named.body).toBe(200)
    await open('/gestao-talentos/talentos')
    await page.getByRole('row').nth(1).waitFor()
    await open(areas)
    await row('Marketing').first().waitFor()
    expect(await row('Produção').count()).toBe(0)

    const pages = [
      ['/gestao-talentos/talentos', 'Talentos'],
      [`/gestao-talentos/talentos/${lider.talento.id}/ficha`, lider.talento.nome],
      [`${areas}/organograma`, 'Organograma'],
    ] as const
    for (const [address, title] of pages) {
      await open(address)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page
        .locator('main')
        .getByText(/Logística/)
        .first()
        .waitFor()
      expect(await page.locator('main').getByText('R$').count()).toBe(0)
      expect(await page.locator('main').getByText('Salário', { exact: true }).count()).toBe(0)
      expect(await barriers(page)).toEqual([])
    }
    await open(`/gestao-talentos/talentos/${lider.talento.id}/ficha`)
    await (await pageAction(page, 'Situação no dia')).click()
    const drawer = page.getByRole('dialog', { name: 'Situação no dia' })
    await drawer.getByText(/> Logística$/).waitFor()
    expect(await drawer.getByText('Estabilidade (CIPA) até').count()).toBe(0)
    expect(await drawer.getByText('Salário').count()).toBe(0)
    await fill(drawer, 'Dia', '01/01/1999')
    await drawer.getByText(`${lider.talento.nome} não trabalha na empresa neste dia.`).waitFor()
    expect(await barriers(page)).toEqual([])
    // elected to the safety committee
    const elected = await admin.get(`/api/gestao-talentos/talentos/${lider.talento.id}`)
    const before = elected.json() as RecordData
    const stable = await admin.patch(`/api/gestao-talentos/talentos/${lider.talento.id}`, {
      versao: before.versao,
      dataEstabilidade: '2099-06-30',
    })
    expect(stable.statusCode, stable.body).toBe(200)
    await open(`/gestao-talentos/talentos/${lider.talento.id}/ficha`)
    await (await pageAction(page, 'Situação no dia')).click()
    await drawer.getByText('30/06/2099').waitFor()
  })
}, 120_000)

test('the team on a telephone', async () => {
  await stage.story(
    'lider',
    async ({ page, open }) => {
      await open('/gestao-talentos/minha-equipe')
      await page.getByText(/^\d+ pessoas · /).waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 120_000)

test.each([
  ['at a desk', {}],
  ['on a telephone in the dark', { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' as const }],
])(
  'what was noted of somebody shows on his page, and its measure is chosen in its row, %s',
  async (where, options) => {
    await made('/api/gestao-talentos/tipo-ocorrencia', { descricao: `Atraso ${where}`, pontuacao: 4 })
    const providencia = `Conversa ${where}`
    await made('/api/gestao-talentos/providencias', { descricao: providencia })
    const antes = ((await admin.get(`/api/gestao-talentos/talentos/${talento.id}`)).json() as RecordData)
      .pontosOcorrencias
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/gestao-talentos/colaboradores-ocorrencias/new')
        await pick(page, 'Talento', 'Inês do Índice')
        await select(page, 'Tipo de Ocorrência', `Atraso ${where}`)
        await button(page, 'Salvar').click()
        await page.getByRole('heading', { name: 'Ocorrências dos Talentos' }).waitFor()

        await open('/gestao-talentos/ocorrencias')
        const measure = page.getByRole('combobox', { name: `Providência: Atraso ${where}, Inês do Índice` })
        await measure.click()
        await page.getByRole('option', { name: providencia, exact: true }).click()
        await notice(page, 'Providência alterada com sucesso.')
        await expect.poll(() => measure.textContent()).toBe(providencia)
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])

        await open(`/gestao-talentos/talentos/${talento.id}/ficha`)
        await page.getByText('Pontos em 12 meses').waitFor()
        await page.getByText(`Atraso ${where}`).first().waitFor()
      },
      options,
    )
    expect((await admin.get(`/api/gestao-talentos/talentos/${talento.id}`)).json()).toMatchObject({
      pontosOcorrencias: Number(antes) + 4,
    })
  },
  60_000,
)

test('the same is noted of several talents, chosen in the list', async () => {
  const { id } = await made('/api/gestao-talentos/tipo-ocorrencia', { descricao: 'Falta ao treinamento', pontuacao: 2 })
  const dois = ['Dora de Vários', 'Davi de Vários']
  for (const [i, nome] of dois.entries())
    await made('/api/gestao-talentos/talentos', {
      nome,
      cpf: cpf(888_301 + i),
      dataAdmissao: '2025-01-06',
      vinculo: 'SE',
    })
  await stage.story('rh', async ({ page, open }) => {
    await open(`/gestao-talentos/talentos?filter=${encodeURIComponent(JSON.stringify({ vinculo: 'SE' }))}`)
    // names never stand in an address
    for (const nome of dois) await page.getByRole('checkbox', { name: `Selecionar ${nome}` }).check()
    await button(page, 'Lançar ocorrência').click()
    const dialog = page.getByRole('dialog', { name: 'Ocorrência de 2 talentos' })
    await button(dialog, 'Lançar ocorrência').click()
    await dialog.getByText('Tipo de Ocorrência é obrigatório').first().waitFor()
    await select(dialog, 'Tipo de Ocorrência', 'Falta ao treinamento')
    await fill(dialog, 'Observação', 'NR-35, turma da manhã')
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Lançar ocorrência').click()
    await notice(page, '2 ocorrências lançadas com sucesso.')
  })
  const filter = encodeURIComponent(JSON.stringify({ ocorrencia: id }))
  const found = (await admin.get(`/api/gestao-talentos/colaboradores-ocorrencias?filter=${filter}`)).json()
  expect((found as RecordData[]).map(({ colaborador }) => (colaborador as RecordData).nome).sort()).toEqual(
    dois.toSorted(),
  )
})
