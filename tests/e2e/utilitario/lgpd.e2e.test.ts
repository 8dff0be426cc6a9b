import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { barriers, openStage, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

const NOME = 'Gumercinda Passos Arruda'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  const rh = await login(stage.app, 'rh')
  await rh.post('/api/captacao/candidatos', {
    nome: NOME,
    pessoal: { cpf: '86288366757', etniaRaca: '3' },
    contato: { email: 'gumercinda@exemplo.com.br' },
  })
})
afterAll(() => stage.close())

test('the data protection officer finds a person, sees and downloads the data, checks the preview and erases them', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/lgpd')
    await page.getByRole('searchbox', { name: 'Nome, CPF ou e-mail' }).fill('gumercinda')
    await page.getByRole('button', { name: `Ver os dados de ${NOME}` }).click()
    await page.getByRole('heading', { name: `Dados de ${NOME}` }).waitFor()
    const panel = page.getByRole('tabpanel')
    await panel.getByText('862.883.667-57').waitFor()
    expect(await barriers(page)).toEqual([])
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar PDF').click()])
    expect(file.suggestedFilename()).toBe('dados-pessoais.pdf')

    await button(page, 'Apagar dados…').click()
    const dialog = page.getByRole('dialog', { name: `Apagar os dados de ${NOME}` })
    await dialog.getByText('Estatística de recrutamento sem identificação da pessoa').first().waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await button(dialog, 'Apagar os dados').isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Conferi a prévia e sei que isto não pode ser desfeito.' }).check()
    await button(dialog, 'Apagar os dados').click()
    // without a queue what was started waits for this
    await expect
      .poll(
        async () => {
          await stage.app.fastify.prumo.jobs.drain()
          return dialog.getByText('1 registro(s) anonimizado(s).').count()
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    await button(dialog, 'Fechar').click()
    await page.getByRole('heading', { name: /^Dados de Pessoa anonimizada/ }).waitFor()
    await button(page, 'Voltar à pesquisa').click()
    await page.getByText('Ninguém foi encontrado com esse nome, CPF ou e-mail.').waitFor()
  })
})

test('the inventory says what is kept and why, and is printed; the anonymous copy is made and downloaded; on a telephone, too', async () => {
  await stage.story(
    'admin',
    async ({ page, open }) => {
      await open('/utilitario/lgpd?aba=inventario')
      await page.getByRole('checkbox', { name: 'Só dados sensíveis' }).check()
      const candidatos = page.getByRole('region', { name: 'Candidatos', exact: true })
      await candidatos.getByText('Origem racial ou étnica').waitFor()
      await candidatos
        .getByText(/Consentimento específico \(art\. 11, I\)/)
        .first()
        .waitFor()
      expect(await barriers(page)).toEqual([])
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar XLSX').click()])
      expect(file.suggestedFilename()).toBe('inventario-dados-pessoais.xlsx')

      await page.getByRole('tab', { name: 'Cópia anônima' }).click()
      await page.getByText('Nenhuma cópia ainda.').waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Fazer uma cópia anônima').click()
      await button(page, 'Cancelar a operação').waitFor()
      await stage.app.fastify.prumo.jobs.drain()
      const [copy] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^Baixar a cópia de / }).click(),
      ])
      expect(copy.suggestedFilename()).toMatch(/^copia-anonima-aurora-alimentos-ltda-\d{4}-\d\d-\d\d\.json\.gz$/)
    },
    { viewport: PHONE },
  )
})
