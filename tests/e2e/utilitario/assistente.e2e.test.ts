import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeAssistant } from '#server/platform/integrations/assistente/fake.ts'
import { barriers, openStage, overflow, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell } from '../steps.ts'

let stage: Stage
let service: Awaited<ReturnType<typeof startFakeAssistant>>

beforeAll(async () => {
  service = await startFakeAssistant()
  const env = { ASSISTENTE_URL: service.url, ASSISTENTE_CHAVE: 'chave', ASSISTENTE_MODELO: 'modelo' }
  stage = await openStage(undefined, env)
}, 300_000)
afterAll(async () => {
  await stage?.close()
  await service?.close()
})
beforeEach(async () => {
  service.answer.status = 200
  const { pool } = stage.app.database
  await pool.query('delete from uso_assistente')
  await pool.query('delete from solicitacao_creditos')
})

const OPEN = 'Abrir o Assistente RH'

test('a suggestion is confirmed, comes, is corrected and put into the field that was in use', async () => {
  service.answer.texto = 'Atender clientes com cordialidade.'
  await stage.story('rh', async ({ page, open }) => {
    await open('/captacao/areas-interesse/new')
    const field = cell(page, 'observacao').locator('textarea:enabled').first()
    await field.fill('Texto de antes.')
    await button(page, OPEN).click()
    const panel = page.getByRole('complementary', { name: 'Assistente RH', exact: true })
    await panel.getByText('Restam 10 créditos', { exact: true }).waitFor()
    await panel
      .getByText(
        'A empresa recebe 10 créditos gratuitos por mês, não cumulativos. A cortesia pode terminar a qualquer momento.',
      )
      .waitFor()
    const prompt = panel.getByRole('textbox', { name: 'O que você precisa?' })
    await expect.poll(() => prompt.evaluate((node) => node === document.activeElement)).toBe(true)
    expect(await button(panel, 'Pedir sugestão').isDisabled()).toBe(true)
    await page.keyboard.type('Descreva o atendimento')
    await page.keyboard.press('Control+Enter')
    await panel.getByText('Cada sugestão usa 1 crédito. Restam 10. Confirma?').waitFor()
    // what leaves stands there before it does, and nothing has left
    const host = new URL(service.url).host
    const leaving = panel.getByRole('group', { name: `Será enviado a ${host} (modelo):` })
    await leaving.getByText('Descreva o atendimento', { exact: true }).waitFor()
    await leaving
      .getByText(/O texto é para o campo "Observação" de um formulário\. Use no máximo 255 caracteres\.$/)
      .waitFor()
    expect(service.received).toEqual([])
    const release = service.hold()
    await page.keyboard.press('Enter')
    await panel.getByText('Ok! Não vai demorar muito...', { exact: true }).waitFor()
    release()
    const suggestion = panel.getByRole('textbox', { name: 'Sugestão', exact: true })
    await expect.poll(() => suggestion.inputValue()).toBe('Atender clientes com cordialidade.')
    await panel.getByText('Restam 9 créditos', { exact: true }).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await suggestion.fill('Atender bem.')
    await button(panel, 'Inserir no fim').click()
    await panel.getByText('Pronto! Sugestões inseridas.', { exact: true }).waitFor()
    expect(await field.inputValue()).toBe('Texto de antes.\n\nAtender bem.')
    await button(panel, 'Desfazer').click()
    await expect.poll(() => field.inputValue()).toBe('Texto de antes.')
    await button(panel, 'Substituir o texto').click()
    await expect.poll(() => field.inputValue()).toBe('Atender bem.')
    await suggestion.fill('a'.repeat(5000))
    await panel.getByText(/^O campo ficaria com 5\.000 caracteres/).waitFor()
    expect(await button(panel, 'Substituir o texto').isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => button(page, OPEN).evaluate((node) => node === document.activeElement)).toBe(true)
  })
})

test('without credits it says so and opens the request, whose mistakes stand at the fields', async () => {
  await stage.app.database.pool.query(
    'insert into uso_assistente (empresa_id, mes, gratuitos, concedidos) values (1, $1, 9, 0)',
    [stage.app.today().slice(0, 7)],
  )
  await stage.story('rh', async ({ page, open }) => {
    await open('/captacao/areas-interesse')
    await button(page, OPEN).click()
    const panel = page.getByRole('complementary', { name: 'Assistente RH', exact: true })
    await panel.getByText('Resta 1 crédito', { exact: true }).waitFor()
    // another tab spends it
    await stage.app.database.pool.query('update uso_assistente set gratuitos = 10')
    await panel.getByRole('textbox', { name: 'O que você precisa?' }).fill('Uma ideia')
    await button(panel, 'Pedir sugestão').click()
    await button(panel, 'Confirmar').click()
    const dialog = page.getByRole('dialog', { name: 'Solicitar Créditos' })
    await dialog.waitFor()
    await page
      .getByText('Até as mentes mais brilhantes precisam de descanso. Por favor, tente novamente mais tarde.')
      .waitFor()
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    for (const name of ['Nome', 'E-mail', 'Telefone', 'CNPJ', 'Quantidade desejada']) await field(name).waitFor()
    expect(await field('Nome').inputValue()).not.toBe('')
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    await field('Nome').fill('')
    await field('E-mail').fill('rh@exemplo.com.br')
    await field('Telefone').fill('3333444')
    await field('Quantidade desejada').fill('0')
    await button(dialog, 'Solicitar').click()
    for (const text of ['Nome é obrigatório', 'Número de telefone inválido.', 'Quantidade inválida'])
      await dialog.getByText(text, { exact: true }).first().waitFor()
    await field('Nome').fill('Rita Sá')
    await field('Telefone').fill('85988887777')
    await field('Quantidade desejada').fill('50')
    await button(dialog, 'Solicitar').click()
    await page.getByText('Solicitação cadastrada com sucesso! Em breve entraremos em contato.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    const { rows } = await stage.app.database.pool.query('select nome, quantidade_desejada from solicitacao_creditos')
    expect(rows).toEqual([{ nome: 'Rita Sá', quantidade_desejada: 50 }])
  })
})

test('a long text has its requests ready with what the record says, in a dialog too; records of health have none', async () => {
  service.answer.texto = 'Cuidar da carteira de clientes.'
  await stage.story('admin', async ({ page, open }) => {
    await open('/cargo-salario/cargos/new')
    await page.getByRole('tab', { name: /^Descrição/ }).click()
    const missao = page.getByRole('textbox', { name: 'Missão', exact: true })
    await missao.focus()
    await button(page, 'Assistente RH: sugerir um texto').click()
    const panel = page.getByRole('complementary', { name: 'Assistente RH', exact: true })
    const prompt = panel.getByRole('textbox', { name: 'O que você precisa?' })
    // it needs the name, which stands in another tab
    await panel.getByText('Preencha antes: Nomenclatura.', { exact: true }).waitFor()
    await page.getByRole('tab', { name: /^Cargo/ }).click()
    await page.getByRole('textbox', { name: 'Nomenclatura', exact: true }).fill('Gerente de Contas')
    await page.getByRole('tab', { name: /^Descrição/ }).click()
    await missao.focus()
    await button(panel, 'Escrever a missão').click()
    expect(await prompt.inputValue()).toBe('Escreva em até três frases a missão do cargo Gerente de Contas.')
    await page.keyboard.press('Control+Enter')
    await button(panel, 'Confirmar').click()
    await button(panel, 'Aplicar').click()
    await expect.poll(() => missao.inputValue()).toBe('Cuidar da carteira de clientes.')
    // what is written already can be worked on
    await button(panel, 'Corrigir o português').click()
    expect(await prompt.inputValue()).toMatch(/sem mudar o sentido:\n\nCuidar da carteira de clientes\.$/)
    await button(panel, 'Desfazer').click()
    await expect.poll(() => missao.inputValue()).toBe('')
    await panel.getByRole('button', { name: 'Corrigir o português' }).waitFor({ state: 'detached' })
    await button(panel, 'Fechar o Assistente RH').click()
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => missao.evaluate((node) => node === document.activeElement)).toBe(true)
  })
  await stage.story('admin', async ({ page, open }) => {
    await open('/captacao/modelos-avaliacao-candidato/new')
    await button(page, 'Adicionar: Perguntas').click()
    const row = page.getByRole('dialog', { name: 'Nova pergunta' })
    await row.getByRole('textbox', { name: 'Aspecto', exact: true }).fill('Organização')
    const texto = row.getByRole('textbox', { name: 'Pergunta', exact: true })
    await texto.focus()
    await button(row, 'Assistente RH: sugerir um texto').click()
    const panel = page.getByRole('dialog', { name: 'Assistente RH', exact: true })
    await button(panel, 'Escrever uma pergunta').click()
    await page.keyboard.press('Control+Enter')
    await panel
      .getByText(/entrevista que avalie "Organização" por um exemplo vivido/)
      .last()
      .waitFor()
    expect(await barriers(page, '[role=dialog]')).toEqual([])
    await button(panel, 'Confirmar').click()
    await button(panel, 'Aplicar').click()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await texto.inputValue()).toBe('Cuidar da carteira de clientes.')
  })
  await stage.story('admin', async ({ page, open }) => {
    await open('/sst/afastamentos/new')
    const observacao = cell(page, 'observacao').locator('textarea:enabled').first()
    await observacao.focus()
    expect(await page.getByRole('button', { name: /^Assistente RH: sugerir/ }).count()).toBe(0)
    await button(page, OPEN).click()
    const panel = page.getByRole('complementary', { name: 'Assistente RH', exact: true })
    await panel
      .getByText('O Assistente RH não é usado em registros com dados de saúde: nada deles sai do sistema.')
      .waitFor()
    expect(await panel.getByRole('textbox').count()).toBe(0)
  })
})

test('a field that has gone is told, a failure costs nothing, and narrow screens and others have no assistant', async () => {
  await stage.storyAnew('rh', async ({ page, open }) => {
    await open('/captacao/areas-interesse/new')
    await button(page, OPEN).click()
    const panel = page.getByRole('complementary', { name: 'Assistente RH', exact: true })
    const prompt = panel.getByRole('textbox', { name: 'O que você precisa?' })
    service.answer.status = 500
    await prompt.fill('Uma ideia')
    await button(panel, 'Pedir sugestão').click()
    await button(panel, 'Confirmar').click()
    await panel
      .getByText('O Assistente RH não respondeu. Nenhum crédito foi usado; tente novamente em instantes.')
      .waitFor()
    await panel.getByText('Restam 10 créditos', { exact: true }).waitFor()
    service.answer.status = 200
    await button(panel, 'Pedir sugestão').click()
    await button(panel, 'Confirmar').click()
    await panel.getByRole('textbox', { name: 'Sugestão', exact: true }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.getByRole('link', { name: 'Etapas Seletivas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Etapas Seletivas' }).waitFor()
    await button(panel, 'Aplicar').click()
    await panel.getByText('Ah não! Ocorreu um erro ao aplicar sugestões.', { exact: true }).waitFor()
    await page.setViewportSize({ width: 768, height: 900 })
    await panel.waitFor({ state: 'hidden' })
    expect(await button(page, OPEN).count()).toBe(0)
    await page.setViewportSize({ width: 769, height: 900 })
    await button(page, 'Fechar o Assistente RH').first().waitFor()
  })
  await stage.story('gestor', async ({ page, open }) => {
    await open('/')
    await button(page, 'Atalhos do teclado').waitFor()
    expect(await button(page, OPEN).count()).toBe(0)
  })
})
