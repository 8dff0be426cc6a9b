import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { acoesDe, PESQUISAS, type Stored } from '#tests/server/domain/pesquisa/pesquisas.ts'
import { button, cell, fill, notice, pageAction } from '../steps.ts'
import { acoesDoMural } from './pesquisa-mural.ts'

/** A survey of the climate without names, from its form to its results — spec 2 §2, §7 'Surveys' */
let stage: Stage
let admin: Client
/** seven of one area; three are of another */
let sete: { area: { id: number }; ids: number[] }

const { rows, gente, copias, abre } = acoesDe(() => ({ app: stage.app, admin }))
const mural = acoesDoMural(() => ({ stage, admin }))

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  await mural.prepara()
  sete = await gente('Sete do clima', 7, 892_100)
  await gente('Três do clima', 3, 892_200)
  await rows("update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'lider')")
  await rows("update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1", [
    sete.ids[0],
  ])
}, 300_000)
afterAll(() => stage?.close())

const RECOMENDA = 'De 0 a 10, o quanto você recomendaria a empresa a um amigo como lugar para trabalhar?'
const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

async function prepara(): Promise<Stored> {
  await stage.story('admin', async ({ page, open }) => {
    await open('/pesquisa/pesquisas/new')
    await fill(page, 'Título', 'Clima de novembro')
    const apresentacao = page.getByRole('textbox', { name: 'Apresentação', exact: true })
    await apresentacao.click()
    await page.keyboard.type('Leia a política')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await button(page, 'Link').click()
    const link = page.getByRole('dialog', { name: 'Link' })
    await fill(link, 'Endereço da página ou e-mail', 'exemplo.com.br/politica')
    await button(link, 'Aplicar').click()
    await apresentacao.getByRole('link', { name: 'política' }).waitFor()
    await fill(page, 'Início', displayDay(stage.app.today()))
    await fill(page, 'Fim', '31/12/2099')
    await page.getByRole('radio', { name: 'Sim', exact: true }).check()
    await page.getByRole('radio', { name: 'Por critérios', exact: true }).check()
    await page.getByRole('textbox', { name: 'Áreas Organizacionais', exact: true }).click()
    const tree = page.getByRole('dialog', { name: 'Áreas Organizacionais' })
    for (const nome of ['Sete do clima', 'Três do clima']) {
      await tree.getByRole('searchbox').fill(nome)
      await tree.getByRole('treeitem', { name: nome, exact: true }).click()
    }
    await button(tree, 'Confirmar').click()
    await cell(page, 'publico.quem').getByText('10 talentos').waitFor()
    await fill(page, 'Agradecimento', 'Obrigado por participar!')
    await button(page, 'Salvar').click()
    await notice(page, 'sucesso')
  })
  const [{ id } = { id: 0 }] = await rows<{ id: number }>(
    "select id::int as id from pesquisa where titulo = 'Clima de novembro'",
  )
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/pesquisas/${id}/perguntas`)
    await button(page, 'Modelos prontos').click()
    const dialog = page.getByRole('dialog', { name: 'Modelos prontos' })
    await dialog.getByRole('radio', { name: /^eNPS/ }).check()
    await dialog.getByText(RECOMENDA).waitFor()
    await button(dialog, 'Incluir 2 perguntas').click()
    await notice(page, '2 perguntas copiadas.')
    await page.getByText('O que mais pesou na sua nota?').waitFor()
  })
  return (await admin.get(`${PESQUISAS}/${id}`)).json() as Stored
}

/** The next step of the survey, from its screen. */
const avanca = ({ id }: Stored, passo: string) =>
  stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/pesquisas/${id}`)
    await (await pageAction(page, passo)).click()
    const dialog = page.getByRole('dialog', { name: passo })
    await button(dialog, passo).click()
    await dialog.waitFor({ state: 'hidden' })
  })

/** Only who owes is reminded: eight of ten. */
const lembra = ({ id }: Stored) =>
  stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/pesquisas/${id}`)
    await (await pageAction(page, 'Lembrar quem falta')).click()
    const dialog = page.getByRole('dialog', { name: 'Lembrar quem falta' })
    await button(dialog, 'Enviar').click()
    await page.getByText(/Sem usuário nem e-mail: /).waitFor()
    expect(await page.getByText('Sete do clima 1,').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

test('clima anônima: made from a template, released to an audience, answered in the product, by a link and by QR code on a phone, reminded, closed and told', async () => {
  const clima = await prepara()
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/pesquisas/${clima.id}`)
    await button(page, 'Liberar').click()
    const dialog = page.getByRole('dialog', { name: 'Liberar' })
    await dialog.getByText('10 pessoas respondem a esta pesquisa.').waitFor()
    await dialog.getByText('grupo mínimo de 5', { exact: false }).waitFor()
    await button(dialog, 'Liberar').click()
    await dialog.waitFor({ state: 'hidden' })
  })
  const [primeira, segunda, ...outras] = await copias(clima)
  await stage.story('lider', async ({ page, open }) => {
    await open('/pesquisa/responder')
    await page.getByRole('link', { name: 'Responder: Clima de novembro' }).waitFor()
    await open('/')
    await page.getByRole('link', { name: 'Clima de novembro' }).click()
    expect(await page.getByRole('link', { name: 'política' }).getAttribute('href')).toBe(
      'https://exemplo.com.br/politica',
    )
    await page.getByText('O que sua resposta leva consigo').waitFor()
    await page.getByText('Área Organizacional: Sete do clima', { exact: false }).waitFor()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('radio', { name: '9', exact: true }).check()
    await button(page, 'Enviar respostas').click()
    await page.getByText('Obrigado por participar!').waitFor()
  })
  expect(primeira?.colaborador).toBe(sete.ids[0])
  const { link } = (await admin.post(`/api/avaliacao/avaliacoes/${segunda?.id}/link`, {})).json() as { link: string }
  const path = /\/externo\/\S+/.exec(link)?.[0] ?? ''
  await stage.storyAnew(
    undefined,
    async ({ page, open, load }) => {
      await open(path)
      await page.getByText('Suas respostas são anônimas').waitFor()
      expect(await page.getByText('Suas respostas são sobre você.').count()).toBe(0)
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await page.getByRole('radio', { name: '10', exact: true }).check()
      await page.getByText('Rascunho guardado.').waitFor()
      await load(path)
      await page.getByRole('radio', { name: '10', exact: true }).waitFor()
      expect(await page.getByRole('radio', { name: '10', exact: true }).isChecked()).toBe(true)
      await page.getByRole('textbox').first().fill('Mais ventilação.')
      await button(page, 'Enviar respostas').click()
      await page.getByText('Obrigado por participar!').waitFor()
    },
    phone,
  )
  await mural.respondeNoTelefone(await mural.abreLink())
  await lembra(clima)
  for (const { id } of outras) {
    const { mostra, codigo, stranger } = await abre(id)
    const respostas = [{ perguntaId: mostra.perguntas[0]?.id, nota: 6 }]
    expect((await stranger.post('/api/externo/questionarios', { codigo, respostas })).statusCode).toBe(200)
  }
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/colaborador-questionario/${(clima.questionario as { id: number }).id}`)
    await page.getByText('10 de 10 questionários · 10 pessoas').waitFor()
    await page.getByText('Pesquisa anônima: aqui se vê quem respondeu, nunca o quê.').waitFor()
    expect(await page.getByRole('button', { name: /^Excluir respostas/ }).count()).toBe(0)
    expect(await page.getByRole('link', { name: /^Responder por/ }).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
  })
  await avanca(clima, 'Encerrar')
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/pesquisas/${clima.id}/resultados`)
    await page.getByText('10 de 10 pessoas responderam').waitFor()
    // a nine and a ten of ten, eight detractors: 20 - 80
    await page.getByRole('region', { name: RECOMENDA }).getByText('NPS -60').waitFor()
    const tabela = page.getByRole('region', { name: 'Por grupo: Área Organizacional' })
    await tabela.getByRole('row', { name: 'Três do clima Menos de 5 respostas' }).waitFor()
    await tabela.getByRole('row', { name: 'Sete do clima Menos de 5 respostas' }).waitFor()
    await page.getByRole('link', { name: 'Nova ação' }).click()
    await fill(page, 'Medida', 'Abrir as janelas do galpão')
    await page.getByRole('combobox', { name: 'Responsável' }).fill('Sete do clima 2')
    await page.getByRole('option', { name: /Sete do clima 2/ }).click()
    await fill(page, 'Prazo', '31/03/2099')
    await page.getByLabel('Mostrar aos participantes').check()
    await button(page, 'Salvar').click()
    await notice(page, 'sucesso')
    await open(`/pesquisa/pesquisas/${clima.id}/resultados`)
    await page.getByRole('region', { name: 'Plano de ação' }).getByText('Abrir as janelas do galpão').waitFor()
    await page.getByLabel('Mostrar a quem vê o resultado').click()
    await notice(page, 'Comentários liberados.')
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize(PHONE)
    await expect.poll(() => overflow(page)).toBe(0)
  })
  await avanca(clima, 'Divulgar resultados')
  await stage.story(
    'lider',
    async ({ page, open }) => {
      await open('/pesquisa/responder')
      await page.getByRole('link', { name: 'Ver resultados: Clima de novembro' }).click()
      await page.getByText('NPS -60', { exact: false }).waitFor()
      await page.getByText('Mais ventilação.').waitFor()
      const plano = page.getByRole('region', { name: 'Plano de ação' })
      await plano.getByRole('listitem').filter({ hasText: 'até 31/03/2099' }).getByText('Planejada').waitFor()
      expect(await page.getByText('Sete do clima').count()).toBe(0)
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    },
    phone,
  )
}, 120_000)

test(
  'a device that answers often takes the trouble of a captcha; a renewed link ends the one before',
  () => mural.respondeMuitas(),
  90_000,
)
