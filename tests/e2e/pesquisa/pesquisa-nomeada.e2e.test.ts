import { afterAll, beforeAll, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { startFakeFerramenta } from '#server/platform/integrations/ferramenta-pesquisa/fake.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { acoesDe, PESQUISAS, type Stored } from '#tests/server/domain/pesquisa/pesquisas.ts'
import { button, fill, notice, pageAction, pick } from '../steps.ts'

/** Answers with a name and in another's place, the evaluation of a class, and the tool outside — spec 2 §7 'Surveys' */
let stage: Stage
let admin: Client
let ferramenta: Awaited<ReturnType<typeof startFakeFerramenta>>
let gente6: { area: { id: number }; ids: number[] }

const { rows, made, gente, pesquisa, passo } = acoesDe(() => ({ app: stage.app, admin }))
const NOTA = { texto: 'Que nota você dá?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const TURMAS = '/api/desenvolvimento/turmas'
const AVALIACOES = '/api/pesquisa/avaliacoes-turma'
const questionarioDe = ({ questionario }: RecordData) => (questionario as { id: number }).id

beforeAll(async () => {
  ferramenta = await startFakeFerramenta()
  stage = await openStage(process.env.DIST, {
    FERRAMENTA_PESQUISA_URL: ferramenta.url,
    FERRAMENTA_PESQUISA_CHAVE: 'da-prova',
  })
  admin = await login(stage.app, 'admin')
  gente6 = await gente('Com nome', 6, 894_100)
}, 300_000)
afterAll(async () => {
  await stage?.close()
  await ferramenta?.close()
})

const lida = async (base: string, { id }: Stored) => (await admin.get(`${base}/${id}`)).json() as Stored
const publico = () => ({ quem: 'CRITERIOS', areasOrganizacionais: [gente6.area] })

/** In the place of somebody, from the participants of a questionnaire. */
async function respondePor(questionario: number, titulo: string): Promise<void> {
  const nome = 'Com nome 1'
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/colaborador-questionario/${questionario}`)
    await page.getByRole('link', { name: `Responder por ${nome}` }).click()
    await page.getByRole('radio', { name: '8', exact: true }).check()
    expect(await barriers(page)).toEqual([])
    await button(page, 'Enviar respostas').click()
    await button(page, 'Enviar respostas').waitFor({ state: 'hidden' })
    await page
      .getByText(/^Respondida/)
      .first()
      .waitFor()
    await open(`/pesquisa/colaborador-questionario/${questionario}`)
    await page.getByRole('row', { name: new RegExp(`${nome}.*Respondida`) }).waitFor()
    expect(await page.getByRole('link', { name: `Responder por ${nome}` }).count()).toBe(0)
    const papel = page.waitForEvent('download')
    await button(page, 'Relatório').click()
    expect((await papel).suggestedFilename()).toBe(`${titulo}.pdf`)
  })
  const [quem] = await rows<RecordData>(
    `select a.id::int as de, u.login as por from colaborador_questionario c join talento a on a.empresa_id = c.empresa_id and a.id = c.colaborador_id
     join usuario u on u.id = c.respondida_por_id where c.empresa_id = 1 and c.questionario_id = $1 and c.situacao = 'R'`,
    [questionario],
  )
  // both are told: who was asked, and who answered for him
  expect(quem).toEqual({ de: gente6.ids[0], por: 'admin' })
}

test('pesquisa identificada: somebody is answered for, and results say it at once', async () => {
  const one = await pesquisa({ titulo: 'Benefícios', anonima: false, publico: publico() }, [NOTA])
  await passo(one, 'libera')
  await respondePor(questionarioDe(await lida(PESQUISAS, one)), 'Benefícios')
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/pesquisas/${one.id}/resultados`)
    await page.getByText('1 de 6 pessoas responderam').waitFor()
    await page.setViewportSize(PHONE)
    // pictures are drawn anew for the narrower window
    await expect.poll(() => overflow(page)).toBe(0)
    expect(await barriers(page)).toEqual([])
  })
}, 120_000)

test('a class is asked, answered for and told', async () => {
  const [curso] = await rows<{ id: number }>('select id::int as id from curso where empresa_id = 1 order by id limit 1')
  const turma = await made(TURMAS, {
    descricao: 'Turma da história',
    curso,
    dataPrevIni: '2026-11-02',
    dataPrevFim: '2026-11-06',
  })
  for (const id of gente6.ids.slice(0, 2))
    await made('/api/desenvolvimento/colaborador-turma', { turma: { id: turma.id }, colaborador: { id } })
  await stage.story('admin', async ({ page, open }) => {
    await open('/pesquisa/avaliacoes-turma/new')
    await fill(page, 'Título', 'Reação da história')
    await pick(page, 'Turma', 'Turma da história')
    await fill(page, 'Início', displayDay(stage.app.today()))
    await fill(page, 'Fim', '31/12/2099')
    await page.getByRole('radio', { name: 'Não', exact: true }).check()
    await button(page, 'Salvar').click()
    await notice(page, 'sucesso')
  })
  const [feita] = await rows<{ id: number }>(
    "select id::int as id from avaliacao_turma where titulo = 'Reação da história'",
  )
  await made(`${AVALIACOES}/${feita?.id}/perguntas`, NOTA)
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/avaliacoes-turma/${feita?.id}`)
    await (await pageAction(page, 'Liberar')).click()
    const dialog = page.getByRole('dialog', { name: 'Liberar' })
    await button(dialog, 'Liberar').click()
    await dialog.waitFor({ state: 'hidden' })
  })
  const one = await lida(AVALIACOES, { id: feita?.id ?? 0, versao: 0 })
  await respondePor(questionarioDe(one), 'Reação da história')
  await stage.story('admin', async ({ page, open }) => {
    await open(`/pesquisa/avaliacoes-turma/${one.id}/resultados`)
    await page.getByText('1 de 2', { exact: false }).first().waitFor()
    expect(await barriers(page)).toEqual([])
  })
}, 120_000)

test('the tool outside is handed a survey without names and its answers are fetched, each dialog saying how far it is', async () => {
  const one = await pesquisa({ titulo: 'Fora daqui', publico: publico() }, [NOTA])
  await passo(one, 'libera')
  const [pergunta] = (await admin.get(`${PESQUISAS}/${one.id}/perguntas`)).json() as { id: number }[]
  await stage.story('admin', async ({ page, open }) => {
    const faz = async (acao: string, botao: string) => {
      await open(`/pesquisa/pesquisas/${one.id}`)
      await (await pageAction(page, acao)).click()
      await button(page.getByRole('dialog', { name: acao }), botao).click()
      await notice(page, 'O trabalho começou. Acompanhe em Tarefas.')
      await stage.app.fastify.prumo.jobs.drain()
    }
    const diz = async (...frases: string[]) => {
      await open(`/pesquisa/pesquisas/${one.id}`)
      await (await pageAction(page, 'Situação na ferramenta externa')).click()
      const dialog = page.getByRole('dialog', { name: 'Situação na ferramenta externa' })
      for (const frase of frases) await dialog.getByText(frase, { exact: false }).waitFor()
      expect(await barriers(page, '[role=dialog]')).toEqual([])
      await page.keyboard.press('Escape')
    }
    await diz('As perguntas ainda não foram enviadas.')
    await faz('Enviar à ferramenta externa', 'Enviar')
    await diz('Versão 1 enviada em')
    for (const id of ['a', 'b']) ferramenta.respostas.push({ id, respostas: [{ perguntaId: pergunta?.id, nota: 9 }] })
    await faz('Sincronizar respostas externas', 'Sincronizar')
    await diz('2 respostas recebidas.')
  })
}, 120_000)
