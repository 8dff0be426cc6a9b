import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, notice } from '../steps.ts'

const CICLOS = '/api/avaliacao/avaliacoes-desempenho'
const TEXTOS = ['Ouve pouco quem fala baixo.', 'Conduz muito bem.', 'Muda o horário sem avisar.']

let stage: Stage
let admin: Client
let ciclo: { id: number }
/** the evaluated, who logs in as `lider`, and peers without a log-in */
let ela: { id: number; nome: string }
let pares: number[]

const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await stage.app.database.pool.query(text, values)).rows as T[]
const made = async (url: string, body: RecordData) => {
  const answer = await admin.post(url, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json()
}
const participa = (par: number | undefined) =>
  made('/api/avaliacao/participante-avaliacao-desempenho', {
    ...{ avaliacaoDesempenho: { id: ciclo.id }, avaliado: { id: ela.id }, avaliador: { id: par }, papel: 'P' },
  })
const passo = async (name: string) =>
  expect((await admin.put(`${CICLOS}/${ciclo.id}/${name}`, {})).statusCode).toBe(200)

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  const dela = `select t.id::int as id, t.nome from talento t join usuario u on u.id = t.usuario_id where u.login = 'lider'`
  ela = (await rows<typeof ela>(dela))[0] ?? { id: 0, nome: '' }
  const sem = `select id::int as id from talento where empresa_id = 1 and situacao = 'A' and usuario_id is null order by id limit 4`
  const [outra, ...outros] = (await rows<{ id: number }>(sem)).map(({ id }) => id)
  pares = outros
  const modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo dos comentários', tipo: 'D' })
  await made('/api/avaliacao/perguntas', {
    ...{ questionario: modelo.questionario, texto: 'O que melhorar?', tipo: 3 },
  })
  ciclo = await made(CICLOS, {
    ...{ titulo: 'Avaliação 360 anônima', dataIni: stage.app.today(), dataFim: '2099-12-31', tipo: '1.0' },
    ...{ modeloAvaliacao: { id: modelo.id }, permiteAutoAvaliacao: true, anonima: true },
  })
  const lote = { colaboradoresIds: [ela.id, outra], geraAutoavaliacao: true }
  await made(`${CICLOS}/${ciclo.id}/participantes/adiciona`, lote)
  for (const par of pares.slice(0, 2)) await participa(par)
}, 300_000)
afterAll(() => stage?.close())

/** Everybody answers by the link that HR hands to him. */
async function respondem(): Promise<void> {
  const copias = `select id::int as id from colaborador_questionario where avaliacao_desempenho_id = $1 and papel = 'P' order by id`
  for (const [i, { id }] of (await rows<{ id: number }>(copias, [ciclo.id])).entries()) {
    const codigo = (await made(`/api/avaliacao/avaliacoes/${id}/link`, {})).link.split('#')[1]
    const stranger = new Client(stage.app)
    const { perguntas } = (await stranger.post('/api/externo/questionarios/mostra', { codigo })).json()
    const respostas = [{ perguntaId: perguntas[0].id, comentario: TEXTOS[i] }]
    expect((await stranger.post('/api/externo/questionarios', { codigo, respostas })).statusCode).toBe(200)
  }
}

test('comments without a name: told before the release, hidden and released by HR, read by the evaluated', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open(`/avaliacao/avaliacoes-desempenho/${ciclo.id}`)
    await button(page, 'Liberar').click()
    const dialog = page.getByRole('dialog', { name: 'Liberar' })
    await dialog.getByText(`Menos de 3 pessoas respondem sem nome sobre ${ela.nome}.`).waitFor()
    await button(dialog, 'Cancelar').click()
  })
  await participa(pares[2])
  await passo('libera')
  await respondem()
  await passo('encerra')
  await passo('publica')
  await stage.story('admin', async ({ page, open }) => {
    await open(`/avaliacao/resultados-desempenho?avaliacaoDesempenhoId=${ciclo.id}`)
    await button(page, `Detalhar o resultado de ${ela.nome}`).click()
    const list = page.getByRole('list', { name: 'Comentários' })
    await list.getByText('Conduz muito bem.').waitFor()
    const first = list.getByRole('listitem').filter({ hasText: 'Muda o horário' })
    await button(first, 'Ocultar').click()
    const dialog = page.getByRole('dialog', { name: 'Ocultar comentário' })
    await button(dialog, 'Ocultar').click()
    await dialog.getByText('Motivo é obrigatório').waitFor()
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Expõe um colega')
    await button(dialog, 'Ocultar').click()
    await notice(page, 'Comentário oculto.')
    await first.getByText('Oculto: Expõe um colega').waitFor()
    await page.getByLabel('Mostrar a quem vê o resultado').click()
    await notice(page, 'Comentários liberados.')
    expect(await barriers(page)).toEqual([])
  })
  await stage.story(
    'lider',
    async ({ page, open }) => {
      await open('/avaliacao/meus-resultados')
      const own = page.getByRole('region', { name: 'Avaliação 360 anônima' })
      await own.getByText('Ouve pouco quem fala baixo.').waitFor()
      await own.getByText('Conduz muito bem.').waitFor()
      expect(await own.getByText(/Muda o horário|Expõe/).count()).toBe(0)
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
})
