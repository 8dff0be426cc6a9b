import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CPF, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { button, cell, fill, notice, pick, save, select, tab } from '../steps.ts'

const CANDIDATOS = '/captacao/candidatos'
const nome = 'Conceição de Jesus Uchôa'
const digits = cpf(987_654)

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage?.close())

const picture = () =>
  sharp({ create: { width: 320, height: 400, channels: 3, background: '#4a6fa5' } })
    .jpeg()
    .toBuffer()

describe('a candidate in tabs', () => {
  test('[R-FORM-INVALIDO-] tabs with mistakes say how many, and the first one has the focus', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/new`)
      await fill(page, 'CPF', '12345678900')
      await tab(page, 'Endereço e Contato').click()
      await fill(page, 'E-mail', 'sem-arroba')
      await save(page)
      await notice(page, 'Preencha os campos indicados')
      await tab(page, 'Dados Pessoais').getByRole('img', { name: '2 erros' }).waitFor()
      await tab(page, 'Endereço e Contato').getByRole('img', { name: '1 erro' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_nome')
      await cell(page, 'pessoal.cpf').getByText('CPF inválido').waitFor()
      expect(await barriers(page)).toEqual([])
    })
  }, 60_000)

  test('is registered with masks, an address from its CEP, a photo and an experience in a dialog', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await open(`${CANDIDATOS}/new`)
        await fill(page, 'Nome', nome)
        const typed = page.getByRole('textbox', { name: 'CPF', exact: true })
        await typed.pressSequentially(digits)
        expect(await typed.inputValue()).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
        await page.getByRole('textbox', { name: 'Data de Nascimento', exact: true }).pressSequentially('08121994')
        await select(page, 'Sexo', 'Feminino')
        const file = { name: 'rosto.jpg', mimeType: 'image/jpeg', buffer: await picture() }
        await cell(page, 'foto').locator('input[type=file]').setInputFiles(file)
        await button(page, 'Usar esta imagem').click()
        await page.getByRole('button', { name: /^Remover imagem/ }).waitFor()
        expect(await barriers(page)).toEqual([])

        await tab(page, 'Endereço e Contato').click()
        await page.getByRole('textbox', { name: 'CEP', exact: true }).pressSequentially('60060440')
        const street = page.getByRole('textbox', { name: 'Logradouro', exact: true })
        await expect.poll(() => street.inputValue()).toBe('Praça do Ferreira')
        await expect
          .poll(() => page.getByRole('combobox', { name: 'Cidade', exact: true }).inputValue())
          .toBe('Fortaleza')
        expect(await page.getByRole('combobox', { name: 'Estado', exact: true }).inputValue()).toBe('Ceará')

        await tab(page, 'Experiências').click()
        await page.getByRole('button', { name: 'Adicionar: Experiências Profissionais' }).click()
        const dialog = page.getByRole('dialog', { name: 'Nova experiência profissional' })
        await dialog.waitFor()
        await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(768)
        await button(dialog, 'Adicionar').click()
        await dialog.getByText('Empresa é obrigatório').first().waitFor()
        expect(await barriers(page)).toEqual([])
        await dialog.getByText('Cargo é obrigatório').first().waitFor()
        await fill(dialog, 'Empresa', 'Padaria São José')
        await dialog.getByText('Empresa é obrigatório').first().waitFor({ state: 'hidden' })
        await dialog.getByRole('checkbox', { name: 'Informar outro cargo' }).check()
        await fill(dialog, 'Cargo (texto livre)', 'Confeiteira')
        await dialog.getByRole('textbox', { name: 'Data de Admissão', exact: true }).pressSequentially('01022019')
        await button(dialog, 'Adicionar').click()
        await dialog.waitFor({ state: 'hidden' })
        await page.getByRole('cell', { name: 'Padaria São José', exact: true }).waitFor()
        expect(await overflow(page)).toBe(0)
        await save(page)
        await notice(page, 'Registro criado com sucesso.')
      },
      { viewport: { width: 768, height: 1024 } },
    )
  }, 60_000)

  test('says what became of each row, asks before one goes, and before the first job empties the experiences', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/new`)
      const remove = async (row: string) => {
        await button(page, `Remover: ${row}`).click()
        const question = page.getByRole('alertdialog')
        await question.getByText('Tem certeza que deseja remover?').waitFor()
        await button(question, 'Remover').click()
        await question.waitFor({ state: 'hidden' })
      }
      const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

      await tab(page, 'Formação').click()
      const formacao = cell(page, 'formacao')
      await page.getByRole('heading', { name: 'FORMAÇÃO ACADÊMICA', exact: true }).waitFor()
      await button(formacao, 'Adicionar Formação').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox', { name: 'Área de Formação' }).click()
      await page.getByRole('option').first().click()
      const words = { Curso: 'Panificação industrial', Instituição: 'SENAI', Conclusão: '2º semestre' }
      for (const [label, text] of Object.entries(words)) await fill(dialog, label, text)
      await fill(dialog, 'Conclusão (mês/ano)', '12/2018')
      const tipo = dialog.getByRole('combobox', { name: 'Tipo' })
      await tipo.click()
      expect(await page.getByRole('option').allTextContents()).toEqual(
        expect.arrayContaining(['Técnico', 'Graduação', 'Mestrado', 'Especialização', 'Doutorado', 'Pós-doutorado']),
      )
      await page.getByRole('option', { name: 'Técnico', exact: true }).click()
      await select(page, 'Situação', 'Completo')
      await button(dialog, 'Adicionar').click()
      await said('Formação acadêmica salva com sucesso.')
      const columns = await formacao.getByRole('columnheader').allTextContents()
      expect(columns.slice(0, 5)).toEqual(['Curso', 'Tipo', 'Área de Formação', 'Instituição', 'Situação'])
      await button(formacao, 'Editar: Panificação industrial').click()
      await fill(dialog, 'Instituição', 'SENAI Fortaleza')
      await button(dialog, 'Confirmar').click()
      await said('Formação acadêmica editada com sucesso.')
      await remove('Panificação industrial')
      await said('Formação acadêmica removida com sucesso.')

      await button(page, 'Adicionar: Idiomas').click()
      await pick(page, 'Idioma', 'Inglês')
      const nivel = dialog.getByRole('combobox', { name: 'Nível' })
      await nivel.click()
      expect(await page.getByRole('option').allTextContents()).toEqual(
        expect.arrayContaining(['Básico', 'Intermediário', 'Avançado']),
      )
      await page.getByRole('option', { name: 'Básico', exact: true }).click()
      await button(dialog, 'Adicionar').click()
      await said('Idioma salvo com sucesso.')
      await button(page, 'Editar: Inglês').click()
      await select(page, 'Nível', 'Avançado')
      await button(dialog, 'Confirmar').click()
      await said('Idioma editado com sucesso.')
      await remove('Inglês')
      await said('Idioma removido com sucesso.')

      await tab(page, 'Experiências').click()
      await button(page, 'Adicionar: Experiências Profissionais').click()
      await fill(dialog, 'Empresa', 'Moinho Dias')
      await dialog.getByRole('checkbox', { name: 'Informar outro cargo' }).check()
      await fill(dialog, 'Cargo (texto livre)', 'Moleira')
      await fill(dialog, 'Data de Admissão', '01/02/2019')
      await button(dialog, 'Adicionar').click()
      await said('Experiência Profissional salva com sucesso.')
      const notSaid = page.getByRole('cell', { name: 'Não Informado', exact: true })
      await notSaid.waitFor()
      await button(page, 'Editar: Moinho Dias').click()
      await fill(dialog, 'Empresa', 'Moinho Dias Branco')
      await fill(dialog, 'Contato da Empresa', '85988887777')
      await button(dialog, 'Confirmar').click()
      await said('Experiência Profissional editada com sucesso.')
      for (const name of ['(85) 98888-7777', 'Moleira']) await page.getByRole('cell', { name, exact: true }).waitFor()
      expect(await notSaid.count()).toBe(0)

      const first = page.getByRole('checkbox', { name: 'Estou em busca do primeiro emprego' })
      const question = page.getByRole('alertdialog', { name: 'Atenção' })
      await first.click()
      await question.getByText('serão excluídas. Deseja continuar?').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await question.waitFor({ state: 'hidden' })
      expect(await first.isChecked()).toBe(false)
      await page.getByRole('cell', { name: 'Moinho Dias Branco', exact: true }).waitFor()
      await first.click()
      await button(question, 'Sim').click()
      await question.waitFor({ state: 'hidden' })
      await expect.poll(() => first.isChecked()).toBe(true)
      await page.getByRole('cell', { name: 'Moinho Dias Branco', exact: true }).waitFor({ state: 'detached' })
      await expect.poll(() => button(page, 'Adicionar: Experiências Profissionais').isDisabled()).toBe(true)
      await first.click() // nothing to lose, nothing to ask
      await button(page, 'Adicionar: Experiências Profissionais').click()
      await fill(dialog, 'Empresa', 'Padaria')
      await pick(dialog, 'Cargo', 'Operador')
      await fill(dialog, 'Data de Admissão', '01/02/2020')
      await button(dialog, 'Adicionar').click()
      // whom to call is not said, the name of the job is that of the register
      await notSaid.waitFor()
      await remove('Padaria')
      await said('Experiência Profissional removida com sucesso.')
      await first.click()
      await expect.poll(() => first.isChecked()).toBe(true)
      expect(await question.count()).toBe(0)
    })
  }, 60_000)

  test('is found without accents, with photo, mask and experience as they were typed', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(CANDIDATOS)
      await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill('conceicao de jesus uchoa')
      await page.getByText('1–1 de 1').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByText(nome).click()
      // in its section; the time line says it, too
      const masked = digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
      await page.locator('span').filter({ hasText: masked }).waitFor()
      // to be read first: the photo beside the name, the experience as a row
      await page.getByRole('heading', { level: 1, name: nome }).waitFor()
      const portrait = page.locator('main article > header img')
      await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await page.getByRole('cell', { name: 'Padaria São José', exact: true }).waitFor()
      await page.getByRole('link', { name: 'Editar', exact: true }).click()
      const photo = cell(page, 'foto').locator('img')
      await photo.waitFor()
      await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      await tab(page, 'Experiências').click()
      await page.getByRole('cell', { name: 'Padaria São José', exact: true }).waitFor()
      await page.getByRole('cell', { name: '01/02/2019' }).waitFor()
    })
  }, 60_000)
})

test("'conceicao' finds who is called Conceição", async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open(CANDIDATOS)
    await page.getByRole('searchbox', { name: 'Pesquisar', exact: true }).fill('conceicao araujo')
    await page.getByText('Maria da Conceição Araújo').waitFor()
  })
}, 60_000)

test('the history is taken back: each field as it was or as it is, also rows taken out of a list', async () => {
  const rh = await login(stage.app, 'rh')
  const { rows } = await stage.app.database.pool.query<{ id: number }>(
    'select id::int from cargo where empresa_id = 1 limit 1',
  )
  const emprego = {
    empresa: 'Moinho Central',
    cargo: rows[0],
    dataAdmissao: '2019-02-01',
    dataDesligamento: '2021-03-31',
  }
  const made = (
    await rh.post('/api/captacao/candidatos', {
      nome: 'Olga Desfaz Alves',
      experiencias: [emprego],
      observacao: 'Turno da noite.',
    })
  ).json() as { id: number; versao: number }
  const url = `/api/captacao/candidatos/${made.id}`
  await rh.patch(url, { nome: 'Olga Nova', experiencias: [], observacao: null, versao: made.versao })
  await stage.story('rh', async ({ page, open }) => {
    await open(`/captacao/candidatos/${made.id}`)
    await button(page, 'Histórico').click()
    const drawer = page.getByRole('dialog', { name: 'Histórico' })
    await drawer.getByRole('button', { name: /^Restaurar este estado: Criação, / }).click()
    const dialog = page.getByRole('dialog', { name: /^Restaurar o estado de / })
    await dialog.getByText('Moinho Central').waitFor()
    await dialog.getByText('Turno da noite.').waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog
      .getByRole('group', { name: /^Nome/ })
      .getByRole('radio', { name: /^Agora/ })
      .check()
    await button(dialog, 'Restaurar').click()
    await notice(page, 'O registro voltou ao estado anterior.')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('textbox', { name: 'Nome', exact: true }).inputValue()).toBe('Olga Nova')
    await button(page, 'Histórico').click()
    await drawer.getByText('Volta a um estado anterior').waitFor()
  })
  expect((await rh.get(url)).json()).toMatchObject({
    nome: 'Olga Nova',
    observacao: 'Turno da noite.',
    experiencias: [{ empresa: 'Moinho Central' }],
  })
})

describe('somebody known by his CPF', () => {
  test('is taken over into a new talent where nothing was typed, and is no second candidate', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/gestao-talentos/talentos/new')
      await fill(page, 'Nome Social', 'Nome já digitado')
      await fill(page, 'CPF', CPF)
      await cell(page, 'cpf').getByText('já tem cadastro com este CPF.').waitFor()
      const known = page.getByRole('dialog', { name: 'Pessoa já cadastrada' })
      await button(page, 'Ver cadastros').click()
      await known.getByText('Aurora Alimentos Ltda').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await known.getByRole('button', { name: /^Usar os dados: Candidato/ }).click()
      await known.waitFor({ state: 'hidden' })
      await page.getByText(/campos preenchidos\./).waitFor()
      const { rows } = await stage.app.database.pool.query<{ nome: string; email: string }>(
        'select nome, contato_email as email from candidato where empresa_id = 1 and pessoal_cpf = $1',
        [CPF],
      )
      const value = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue()
      expect([await value('Nome'), await value('Nome Social')]).toEqual([rows[0]?.nome, 'Nome já digitado'])
      await tab(page, 'Contato').click()
      await expect.poll(() => value('E-mail')).toBe(rows[0]?.email)

      await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
      await button(page, 'Descartar e sair').click()
      await open(`${CANDIDATOS}/new`)
      await fill(page, 'CPF', CPF)
      await button(page, 'Ver cadastros').click()
      await known.getByText('que só pode ser usado uma vez').waitFor()
      await known.getByRole('link', { name: /^Abrir cadastro: Candidato/ }).waitFor()
      expect(await known.getByRole('button', { name: /^Usar os dados: Candidato/ }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await known.waitFor({ state: 'hidden' })
    })
  })
})
