import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeAutenticador } from '#server/platform/integrations/autenticador/fake.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'

const ADDRESS = '/novaInstalacao/gerarTicket'
const TITLE = 'Configuração do Autenticador'
const CNPJ = '11222333000181'
const LICENCA = {
  razaoSocial: 'Aurora Alimentos Ltda',
  cnpj: CNPJ,
  nomeRegistroLocation: 'Fortaleza/CE',
  dataExpedicao: '2026-01-10',
  dataExpiracao: '2036-01-10',
  nrSerie: 'SN-0042',
  ativa: true,
}

let service: Awaited<ReturnType<typeof startFakeAutenticador>>
let stage: Stage
beforeAll(async () => {
  service = await startFakeAutenticador()
  const env = { AUTENTICADOR_URL: service.url, AUTENTICADOR_CHAVE: 'chave-da-prova' }
  stage = await openStage(process.env.DIST, env)
}, 300_000)
afterAll(async () => {
  await stage?.close()
  await service?.close()
})
beforeEach(async () => {
  service.said.answer = undefined
  await stage.app.database.pool.query('delete from licenca')
})

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: TITLE })
/** The label beside the heading of the data. */
const label = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Dados da licença' }).getByText(text, { exact: true })
const fact = (page: Page, title: string) => page.locator(`dt:text-is("${title}") + dd`)
const press = (page: Page, name: string) => button(page, name).press('Enter')
/** How far each step of the migration is. */
async function steps(page: Page): Promise<string[]> {
  await press(page, 'Ver status da migração')
  const dialog = page.getByRole('dialog', { name: 'Status da Migração da Licença' })
  const told = await dialog
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll('p')].map((part) => part.textContent).join(': ')),
    )
  await button(dialog.page(), 'Fechar').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  return told
}
/** What the portal says of the ticket on the page; the data are reloaded. */
async function portal(page: Page, status: string, licenca: object = LICENCA): Promise<void> {
  const ticket = (await page.getByText(/^TCK-\d{6}$/).textContent()) ?? ''
  service.typeInPortal(ticket, { status, licenca: { ...licenca } })
  await press(page, 'Recarregar dados')
}

test('[S-LIC-01] [S-LIC-03] [S-LAY-01] [S-MIG-01] a licence from new installation to Ativa, without a log-in, by keyboard, on a telephone', () =>
  stage.storyAnew(
    undefined,
    async ({ page, open }) => {
      await open(ADDRESS)
      await heading(page).waitFor()
      await label(page, 'Nova Instalação').waitFor()
      expect(await barriers(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(
        await page.getByRole('region', { name: 'Nova instalação' }).getByRole('listitem').allTextContents(),
      ).toEqual([
        'Clique em Gerar Ticket.',
        'Entre no portal do cliente.',
        'No gerenciamento de licenças, digite o número do ticket.',
        'Volte a esta página e clique em Recarregar dados.',
        'Em caso de dúvida, entre em contato com o suporte.',
      ])
      const generate = button(page, 'Gerar Ticket')
      const isThere = () => generate.evaluate((element) => element === document.activeElement)
      for (let tabs = 0; tabs < 8 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByText(/^TCK-\d{6}$/).waitFor()
      await press(page, 'Recarregar dados')
      await page.getByText('O ticket ainda não foi informado no portal do cliente.').waitFor()
      expect(await steps(page)).toEqual([
        'CNPJ/CPF identificado: Pendente',
        'Conexão com o autenticador: Pendente',
        'Registro da instalação: Pendente',
        'Licença migrada: Pendente',
      ])
      await portal(page, 'MIGRADA')
      await label(page, 'Ativa').waitFor()
      expect(
        await Promise.all(
          ['Razão Social', 'CNPJ', 'Local', 'Data de Expedição', 'Data de Expiração', 'Número de Série'].map((title) =>
            fact(page, title).textContent(),
          ),
        ),
      ).toEqual(['Aurora Alimentos Ltda', '11.222.333/0001-81', 'Fortaleza/CE', '10/01/2026', '10/01/2036', 'SN-0042'])
      expect(await steps(page)).toEqual([
        'CNPJ/CPF identificado: Concluído',
        'Conexão com o autenticador: Concluído',
        'Registro da instalação: Concluído',
        'Licença migrada: Concluído',
      ])
      // from here on only who administers the installation goes on
      expect(await button(page, 'Gerar Ticket').count()).toBe(0)
      await page.getByRole('link', { name: 'Voltar para o login' }).press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Bem-vindo de volta' }).waitFor()
    },
    { viewport: PHONE },
  ))

test('[R-LIC-04] [R-LIC-06] [S-LAY-01] the notice leads the administrator to the page; a new ticket is asked about first', () =>
  stage.storyAnew('admin', async ({ page, open }) => {
    await open('/')
    await page.getByRole('link', { name: 'Configurar licença' }).click()
    await heading(page).waitFor()
    await label(page, 'Nova Instalação').waitFor()
    expect(await page.getByRole('link', { name: 'Voltar para o login' }).count()).toBe(0)
    expect(await fact(page, 'Autenticador').textContent()).toBe('2.0')
    await press(page, 'Gerar Ticket')
    await portal(page, 'MIGRADA', { ...LICENCA, cnpj: '52998224725' })
    await label(page, 'Ativa').waitFor()
    expect(await fact(page, 'CPF').textContent()).toBe('529.982.247-25')
    const ticket = (await page.getByText(/^TCK-\d{6}$/).textContent()) ?? ''
    await press(page, 'Gerar Ticket')
    const question = page.getByRole('alertdialog', { name: 'Gerar outro ticket?' })
    await question.getByText('apaga os dados da licença existente').waitFor()
    await button(page, 'Cancelar').press('Enter')
    await question.waitFor({ state: 'hidden' })
    expect(await page.getByText(ticket).count()).toBe(1)
    await press(page, 'Gerar Ticket')
    await press(page, 'Apagar e gerar ticket')
    await label(page, 'Nova Instalação').waitFor()
    expect([await fact(page, 'Razão Social').textContent(), await page.getByText(ticket).count()]).toEqual(['—', 0])
    await stage.app.database.pool.query("update licenca set tipo_auth = 'Remprot'")
    await open(ADDRESS)
    await page.reload()
    await page.locator('dt:text-is("Autenticador") + dd:text-is("1.0")').waitFor()
  }))

test('[R-LIC-01] [R-LIC-02] [R-LIC-03] [R-LIC-05] [S-LIC-02] [S-LIC-04] [S-MIG-01] the number is corrected after the warning, also while nothing answers; of the cloud it is edited', () =>
  stage.storyAnew('admin', async ({ page, open }) => {
    await open(ADDRESS)
    await press(page, 'Gerar Ticket')
    await portal(page, 'SEM_CNPJ', { ...LICENCA, cnpj: undefined })
    await label(page, 'Inconsistente').waitFor()
    expect((await steps(page))[0]).toBe('CNPJ/CPF identificado: Aguardando correção pelo usuário')
    expect(await barriers(page)).toEqual([])
    await fill(page, 'CNPJ/CPF', '12.abc.345/01de-36')
    await press(page, 'Retificar')
    await page
      .getByText('Insira um CNPJ/CPF igual ao utilizado do gerenciamento de licenças do portal do cliente.')
      .waitFor()
    const warning = page.getByRole('alertdialog', { name: 'ATENÇÃO!' })
    expect(await warning.count()).toBe(0)
    service.said.answer = { status: 404 }
    await fill(page, 'CNPJ/CPF', '12.abc.345/01de-35')
    expect(await page.getByRole('textbox', { name: 'CNPJ/CPF' }).inputValue()).toBe('12.ABC.345/01DE-35')
    await press(page, 'Retificar')
    await warning.getByText('deve ser igual ao utilizado no gerenciamento de licenças do portal do cliente').waitFor()
    await page.keyboard.press('Escape')
    await warning.waitFor({ state: 'hidden' })
    await press(page, 'Retificar')
    await button(page, 'Entendido').waitFor()
    await press(page, 'Entendido')
    await page.getByText('O autenticador de licenças não respondeu como esperado.').waitFor()
    // the data were read again: the number is known now, the connection is not
    await button(page, 'Retificar').waitFor({ state: 'detached' })
    expect((await steps(page)).slice(0, 2)).toEqual([
      'CNPJ/CPF identificado: Concluído',
      'Conexão com o autenticador: Aguardando conexão',
    ])
    service.said.answer = undefined
    await portal(page, 'SEM_LOCATION', { ...LICENCA, ativa: false, cnpj: '12ABC34501DE35' })
    await label(page, 'Inativa').waitFor()
    expect((await steps(page))[2]).toBe('Registro da instalação: Aguardando registro')
    await portal(page, 'AGUARDANDO_MIGRAR', { ...LICENCA, cnpj: '12ABC34501DE35' })
    await label(page, 'Ativa').waitFor()
    expect((await steps(page))[3]).toBe('Licença migrada: Aguardando liberação do fornecedor')
    expect(await button(page, 'Editar').count()).toBe(0)
    await portal(page, 'MIGRADA', { ...LICENCA, modoNuvem: true })
    await press(page, 'Editar')
    await press(page, 'Entendido')
    // the focus is in the field, which holds the number of now
    await page.locator('input:focus').waitFor()
    expect(await page.locator('input:focus').inputValue()).toBe('11.222.333/0001-81')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('52998224725')
    await press(page, 'Salvar')
    await page
      .getByText('Insira um CNPJ/CPF igual ao utilizado do gerenciamento de licenças do portal do cliente.')
      .waitFor()
    await fill(page, 'CNPJ/CPF', CNPJ)
    await press(page, 'Salvar')
    await button(page, 'Editar').waitFor()
    await label(page, 'Ativa').waitFor()
  }))

test('[S-MIG-05] [S-LIC-04] where no authenticator is known the page says so, also to a user who does not administer the installation', async () => {
  const without = await openStage(process.env.DIST)
  try {
    await without.storyAnew('rh', async ({ page, open }) => {
      await open(ADDRESS)
      await label(page, 'Inativa').waitFor()
      await press(page, 'Ver status da migração')
      await page.getByText('Modo Demonstração. Reinicie o sistema.').waitFor()
      await button(page, 'Fechar').press('Enter')
      await press(page, 'Gerar Ticket')
      await page.getByText('O autenticador de licenças ainda não foi configurado.').waitFor()
      await page.getByRole('link', { name: 'Voltar para o início' }).press('Enter')
      await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor()
    })
  } finally {
    await without.close()
  }
})
