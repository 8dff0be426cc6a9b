import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { openStage, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { arrangeInterview, button, cell, fill, notice, pageAction, pick, save, select, tab } from '../steps.ts'
import { aMao, daPlanilha, doCurriculo, fotoDoCurriculo, planilha } from './captacao-inteira/pessoas.ts'
import { card, column, hire, include, release, take, throughAllSteps } from './captacao-inteira/quadro.ts'
import { fillVaga, SOLICITACOES, saveNew } from './solicitacao/pedido.ts'

const descricao = 'Masseiro da linha de biscoitos'
const titulo = 'Masseiro(a) para a linha de biscoitos'
const PROVA = 'Prova do masseiro'
const CANDIDATOS = '/captacao/candidatos'

let stage: Stage
let rh: Client
let foto: Buffer
let etapas: string[]
/** of the personnel request */
let id: number

beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
  foto = await fotoDoCurriculo()
  const rows = (await rh.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json() as { nome: string }[]
  etapas = rows.map(({ nome }) => nome)
  const prova = await rh.post('/api/captacao/modelos-avaliacao-candidato', {
    titulo: PROVA,
    respondente: 'C',
    perguntas: [{ texto: 'Anos de experiência com massas, de 1 a 5', tipo: 'NOTA', notaMinima: 1, notaMaxima: 5 }],
  })
  if (prova.statusCode !== 201) throw new Error(prova.body)
}, 300_000)
afterAll(() => stage?.close())

const drain = () => stage.app.fastify.prumo.jobs.drain()
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await stage.app.database.pool.query<Row>(text, values)).rows
const quadro = () => `/captacao/selecao?solicitacao=${id}`

// each step is many; a busy machine is no defect
describe('a vacancy, from the request to the statistics', { timeout: 180_000 }, () => {
  test('the manager asks for two vacancies, HR approves and advertises them', async () => {
    await stage.story('gestor', async ({ page, open }) => {
      await open(`${SOLICITACOES}/new`)
      await fillVaga(page, descricao)
      await fill(page, 'Número de vagas', '2')
      await pick(page, 'Cargo/Faixa', 'Operador')
      id = await saveNew(page, rh, descricao)
    })
    await stage.story('rh', async ({ page, open }) => {
      await open(`${SOLICITACOES}/${id}`)
      await button(page, 'Salvar').waitFor()
      await (await pageAction(page, 'Alterar status')).click()
      const dialog = page.getByRole('dialog', { name: 'Alterar status' })
      await select(dialog, 'Status', 'Aprovada')
      await button(dialog, 'Alterar status').click()
      await dialog.waitFor({ state: 'hidden' })

      await open('/captacao/anuncios/new')
      await pick(page, 'Solicitação', descricao)
      await fill(page, 'Título', titulo)
      await fill(page, 'Descrição', 'Preparar a massa, cuidar do forno e da limpeza da linha.')
      await cell(page, 'exibirModuloExterno').getByRole('radio', { name: 'Sim' }).check()
      await save(page)
      await notice(page, 'Registro criado com sucesso.')
    })
    const [vaga] = (await (await fetch(`${stage.url}/api/externo/anuncios?empresaId=1&size=100`)).json()).filter(
      (one: RecordData) => one.titulo === titulo,
    )
    expect(vaga).toMatchObject({ titulo })
  })

  test('candidates come by spreadsheet, by hand and by the picture of a CV, whose text the search finds', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/importacao`)
      await page.setInputFiles('input[type=file]', { name: 'candidatos.csv', mimeType: 'text/csv', buffer: planilha })
      await page.getByText('candidatos.csv: 1 linha').waitFor()
      await button(page, 'Simular importação').click()
      await page.getByText('Aguardando a vez…').waitFor()
      await drain()
      await button(page, 'Importar 1 registro').click()
      await page.getByRole('heading', { name: '4. O resultado' }).waitFor()
      await drain()
      await page.getByText('1 registro importado.').waitFor()

      await open(`${CANDIDATOS}/new`)
      await fill(page, 'Nome', aMao.nome)
      await page.getByRole('textbox', { name: 'CPF', exact: true }).pressSequentially(aMao.cpf)
      await page.getByRole('textbox', { name: 'Data de Nascimento', exact: true }).pressSequentially('03091996')
      await tab(page, 'Endereço e Contato').click()
      await fill(page, 'E-mail', aMao.email)
      await save(page)
      await notice(page, 'Registro criado com sucesso.')

      await open(`${CANDIDATOS}/curriculo/new`)
      const arquivo = page.getByRole('region', { name: 'Arquivo do currículo' })
      await arquivo.getByText('nada é enviado para fora do sistema').waitFor()
      await arquivo
        .locator('input[type=file]')
        .setInputFiles({ name: 'curriculo.png', mimeType: 'image/png', buffer: foto })
      await arquivo.getByText('Continue preenchendo enquanto o texto é lido.').waitFor()
      await drain()
      await page.getByText(/O texto foi reconhecido a partir de imagem/).waitFor()
      const nome = page.getByRole('textbox', { name: 'Nome', exact: true })
      await expect.poll(() => nome.inputValue()).toBe(doCurriculo.nome)
      await cell(page, 'cargos')
        .getByRole('checkbox', { name: /^Operador/ })
        .first()
        .check()
      await page.getByRole('textbox', { name: 'Data de Nascimento', exact: true }).fill('20/01/1988')
      // what was read is looked at before it is saved
      await fill(page, 'E-mail', doCurriculo.email)
      await save(page)
      await notice(page, 'Registro criado com sucesso.')

      await open(`${CANDIDATOS}?filter=${encodeURIComponent(JSON.stringify({ curriculo: 'biscoito masseiras' }))}`)
      const row = page.getByRole('row', { name: new RegExp(doCurriculo.nome) })
      await row.getByRole('link', { name: doCurriculo.nome, exact: true }).waitFor()
      await expect.poll(() => row.locator('mark').allTextContents()).toEqual(['masseira', 'biscoitos'])
    })
  })

  test('those who meet the vacancy are proposed; the chosen ones go through all steps and are told', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(quadro())
      await button(page, 'Incluir candidatos').click()
      const dialog = page.getByRole('dialog', { name: 'Incluir candidatos na seleção' })
      await dialog.getByText('Candidatos disponíveis que mais atendem ao que a solicitação pede.').waitFor()
      await dialog
        .getByText(/% de aderência/)
        .first()
        .waitFor()
      await button(dialog, 'Cancelar').click()
      await dialog.waitFor({ state: 'detached' })
      for (const { nome } of [daPlanilha, aMao, doCurriculo]) await include(page, nome)
      await page.getByText('3 candidatos em seleção').waitFor()
      for (const { nome } of [aMao, doCurriculo]) await throughAllSteps(page, nome, etapas)
    })
    // of several steps only the last is told
    expect(
      await sql(
        `select para, assunto from email_saida where evento = 'ETAPA' and para = any($1) and situacao = 'AGUARDANDO' order by para`,
        [[aMao.email, doCurriculo.email]],
      ),
    ).toEqual(
      [aMao, doCurriculo].map(({ email }) => ({
        para: email,
        assunto: `Você avançou no processo seletivo: ${etapas.at(-1)}`,
      })),
    )
  })

  test('the evaluation is released from the card, answered on the telephone, and its result shows on the card', async () => {
    const [livia] = await sql<{ id: number }>('select id from candidato where nome = $1', [aMao.nome])
    const stored = (await rh.get(`/api${CANDIDATOS}/${livia?.id}`)).json() as RecordData
    const { senha } = aMao
    const answer = await rh.patch(`/api${CANDIDATOS}/${livia?.id}`, {
      versao: stored.versao,
      senha,
      confirmaSenha: senha,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    await stage.story('rh', async ({ page, open }) => {
      await open(quadro())
      await release(page, aMao.nome, PROVA)
      await card(page, aMao.nome)
        .getByText(/^Avaliações: /)
        .waitFor()
    })
    await stage.story(
      undefined,
      async ({ page, open }) => {
        await open('/externo/solicitacao-avaliacao?empresaId=1')
        await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
        await page.getByLabel('CPF').pressSequentially(aMao.cpf)
        await page.getByLabel('Senha', { exact: true }).fill(senha)
        await button(page, 'Entrar').click()
        const termo = page.getByRole('dialog', { name: 'Termos de privacidade e política de segurança' })
        await termo.getByRole('checkbox', { name: 'Li e aceito os termos' }).check()
        await button(termo, 'Continuar').click()
        await termo.waitFor({ state: 'detached' })
        await page.getByRole('link', { name: `Responder ${PROVA}` }).click()
        await page.getByRole('radio', { name: '5', exact: true }).check()
        await button(page, 'Entregar respostas').click()
        await page.getByText('Avaliação entregue').waitFor()
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
    await stage.story('rh', async ({ page, open }) => {
      await open(quadro())
      await card(page, aMao.nome).getByText(/100%/).waitFor()
    })
  })

  test('the interview is arranged from the card, with an invitation for the calendar, and is graded', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(quadro())
      await take(page, aMao.nome, 'Marcar entrevista')
      await arrangeInterview(page, aMao.nome, '2031-03-10T14:00', 'Sala 2')
      await open('/captacao/agenda-entrevistas?semana=2031-03-12')
      await page.getByRole('region', { name: 'seg., 10/03', exact: true }).getByRole('link').first().click()
      await button(page, 'Salvar').waitFor()
      await (await pageAction(page, 'Dar notas')).click()
      const dialog = page.getByRole('dialog', { name: `Notas da entrevista: ${aMao.nome}` })
      const five = dialog.getByRole('radio', { name: 'Comunicação: 5', exact: true })
      await five.press('Space')
      await expect.poll(() => five.isChecked()).toBe(true)
      await button(dialog, 'Enviar notas').click()
      await dialog.waitFor({ state: 'hidden' })
    })
    const [mail] = await sql<{ ics: string; tipo: string }>(
      `select anexos->0->>'conteudo' as ics, anexos->0->>'tipo' as tipo from email_saida where evento = 'ENTREVISTA_MARCADA' and para = $1`,
      [aMao.email],
    )
    expect(mail?.tipo).toBe('text/calendar; method=REQUEST')
    const lines = Buffer.from(mail?.ics ?? '', 'base64')
      .toString()
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
    expect(lines).toContain('DTSTART:20310310T170000Z')
    expect(lines).toContain('DTEND:20310310T180000Z')
    expect(lines).toContain('LOCATION:Sala 2')
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(2)
  })

  test('both are hired; with the last vacancy the request closes, and the statistics show it', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(quadro())
      await hire(page, aMao.nome)
      await page.getByText('1 de 2 vagas preenchidas').waitFor()
      await hire(page, doCurriculo.nome)
      await page.getByText('2 de 2 vagas preenchidas').waitFor()
      await page.getByText('A solicitação está encerrada: o quadro mostra como a seleção terminou.').waitFor()
      await column(page, etapas[0] ?? '')
        .locator(`[data-cartao][aria-label^="${daPlanilha.nome},"]`)
        .waitFor()

      await open(`${SOLICITACOES}/${id}`)
      await page.getByText(/^Solicitação encerrada em/).waitFor()

      await open(`/captacao/estatisticas-preenchimento-vaga?solicitacaoId=${id}`)
      const facts = page.locator('dl > div')
      const number = (name: string) => facts.filter({ has: page.getByText(name, { exact: true }) }).locator('dd')
      await expect.poll(() => number('Vagas').textContent()).toBe('2')
      expect(await number('Vagas preenchidas').textContent()).toBe('2')
      expect(await number('Preenchimento').textContent()).toBe('100%')
    })
    const talentos = await sql<{ nome: string }>('select nome from talento where cpf = any($1) order by nome', [
      [aMao.cpf, doCurriculo.cpf],
    ])
    expect(talentos.map(({ nome }) => nome)).toEqual([aMao.nome, doCurriculo.nome])
  })
})
