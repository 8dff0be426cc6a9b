import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, save } from '../steps.ts'

let stage: Stage
/** a talent whose certificate runs out in five days */
let ana: { id: number; nome: string }

beforeAll(async () => {
  stage = await openStage()
  const { pool } = stage.app.database
  await pool.query('update talento_certificado set validade = null')
  await pool.query('update solicitacao_pessoal set data_previsao_encerramento = null')
  // what else the examples tell of depends on the day of the run
  await pool.query('update aviso_automatico set ativo = false')
  const { rows } = await pool.query<{ id: number; nome: string }>(
    `select t.id, t.nome from talento t join talento_certificado c on c.empresa_id = t.empresa_id and c.talento_id = t.id
     where t.empresa_id = 1 and t.situacao = 'A' order by t.id limit 1`,
  )
  ana = rows[0] ?? { id: 0, nome: '' }
  const text = `update talento_certificado set titulo = 'NR-10', validade = $2 where id = (select min(id) from talento_certificado where talento_id = $1)`
  await pool.query(text, [ana.id, addDays(stage.app.today(), 5)])
}, 300_000)
afterAll(() => stage?.close())

test('what runs out leads from the start page to the list, and from there to the record', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/')
    const card = page.getByRole('region', { name: 'O que vence' })
    await card.getByRole('link', { name: /Vencem em 7 dias/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Vencimentos' }).waitFor()
    const line = page.getByRole('row').filter({ hasText: ana.nome })
    await line.getByText('em 5 dias').waitFor()
    await line.getByText('NR-10').waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Registro ou pessoa' }).fill('ninguém assim')
    await page.getByText('Nada vence com esses filtros.').waitFor()
    expect(page.url()).not.toContain('assim')
    await button(page, 'Limpar filtros').click()
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Excel').click()])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    await page.getByRole('searchbox', { name: 'Registro ou pessoa' }).fill(ana.nome)
    await line.getByRole('link', { name: ana.nome }).click()
    await page.getByRole('heading', { level: 1, name: ana.nome }).waitFor()
  })
})

test('a company writes a notice of its own, sees what it will tell, and it arrives', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/avisos-automaticos/new')
    await fill(page, 'Nome', 'Certificado perto do fim')
    const choose = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await choose('Cadastro', 'Talentos')
    await choose('Data', 'Validade do certificado')
    await fill(page, 'Dias antes', '20, 10')
    await page.getByRole('combobox', { name: 'Usuários', exact: true }).fill('renata')
    await page.getByRole('option').first().click()
    await fill(page, 'Texto', 'Renovar: ')
    await button(page, 'Marcador em Texto').click()
    await page.getByRole('combobox', { name: 'Procurar campo', exact: true }).fill('certificado: título')
    await page.keyboard.press('Enter')
    const text = page.getByRole('textbox', { name: 'Texto', exact: true })
    await expect.poll(() => text.inputValue()).toBe('Renovar: {{certificados.titulo}}')
    expect(await barriers(page)).toEqual([])
    await save(page)
    await notice(page, 'Registro criado com sucesso.')
  })
  await stage.app.fastify.prumo.jobs.run('vencimentos', {})
  await stage.story('rh', async ({ page, load }) => {
    await load('/')
    const narrow = page.getByRole('group', { name: 'Filtrar as mensagens' })
    await narrow.getByRole('button', { name: /^Gestão de Talentos/ }).click()
    await page.getByRole('list', { name: 'Mensagens' }).getByText('Renovar: NR-10').waitFor()
  })
})

test('on a telephone the list is cards, and a notice shows what it told', async () => {
  await stage.story(
    'admin',
    async ({ page, open }) => {
      await open('/gestao-talentos/vencimentos?situacao=A_VENCER')
      await page.getByText(displayDay(addDays(stage.app.today(), 5) ?? '')).waitFor()
      expect(await overflow(page)).toBe(0)
      const text = "select id from aviso_automatico where nome = 'Certificado perto do fim'"
      const { rows } = await stage.app.database.pool.query<{ id: number }>(text)
      await open(`/utilitario/avisos-automaticos/${rows[0]?.id}`)
      const told = page.getByRole('region', { name: 'O que foi avisado' })
      await told.getByText('Enviado', { exact: true }).waitFor()
      await told.getByText(/^Mensagem · Para Renata/).waitFor()
      expect(await overflow(page)).toBe(0)
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})
