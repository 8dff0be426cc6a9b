import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button, fill, notice } from './steps.ts'

let stage: Stage
let admin: Client
let ciclo: number
/** evaluated people: at 33.00, 33.01, 66.00 and 66.01 on both axes, and one without an axis */
let gente: { id: number; nome: string }[]

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  const made = async (path: string, body: RecordData): Promise<RecordData & { id: number }> => {
    const answer = await admin.post(path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const { pool } = stage.app.database
  await pool.query("delete from ninebox where data > '2025-01-01'")
  const { rows } = await pool.query<{ id: number; nome: string }>(
    `select t.id::int as id, t.nome from talento t where t.empresa_id = 1 and t.situacao = 'A' and t.usuario_id is null
      and exists (select from config_nivel_faixa_salarial c where c.empresa_id = t.empresa_id and c.faixa_salarial_id = t.faixa_salarial_id)
      order by t.nome, t.id limit 6`,
  )
  const [avaliador, ...avaliados] = rows
  gente = avaliados
  const modelo = await made('/api/avaliacao/modelos-avaliacao', { titulo: 'Modelo da história', tipo: 'D' })
  const pergunta = { questionario: modelo.questionario, texto: 'De 0 a 100?', tipo: 4, notaMaxima: 100 }
  await made('/api/avaliacao/perguntas', pergunta)
  const { id } = await made('/api/avaliacao/avaliacoes-desempenho', {
    ...{ titulo: 'Ciclo da história', dataIni: stage.app.today(), dataFim: stage.app.today() },
    ...{ modeloAvaliacao: { id: modelo.id }, permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
    avaliarCompetenciasCargo: true,
  })
  ciclo = id
  for (const avaliado of gente)
    await made('/api/avaliacao/participante-avaliacao-desempenho', {
      avaliacaoDesempenho: { id },
      ...{ avaliado: { id: avaliado.id }, avaliador: { id: avaliador?.id }, papel: 'L' },
    })
  for (const passo of ['libera', 'encerra'])
    expect((await admin.put(`/api/avaliacao/avaliacoes-desempenho/${id}/${passo}`, {})).statusCode).toBe(200)
  for (const [i, valor] of [33, 33.01, 66, 66.01].entries())
    await pool.query(
      'update avaliado_avaliacao_desempenho set potencial = $1, desempenho = $1 where avaliacao_desempenho_id = $2 and avaliado_id = $3',
      [valor, id, gente[i]?.id],
    )
}, 300_000)
afterAll(() => stage?.close())

test('[R-NINE-01] a configuration says in an alert which percentages are missing, and that its day is taken', async () => {
  const { rows } = await stage.app.database.pool.query<{ dia: string }>(
    "select to_char(data, 'DD/MM/YYYY') as dia from ninebox where empresa_id = 1 order by data limit 1",
  )
  await stage.story('rh', async ({ page, open }) => {
    await open('/avaliacao/ninebox/new')
    await fill(page, 'Baixo Potencial (%)', '')
    await page.getByText('O campo de Baixo Potencial (%) é obrigatório.').first().waitFor()
    await page.getByText('Alerta', { exact: true }).waitFor()
    await fill(page, 'Alto Desempenho (%)', '')
    await page.getByText('Os campos de Baixo Potencial (%) e Alto Desempenho (%) são obrigatórios.').waitFor()
    await fill(page, 'Data', rows[0]?.dia ?? '')
    await page.getByText(`Já existe uma configuração do Nine Box em ${rows[0]?.dia}.`).waitFor()
    expect(await barriers(page)).toEqual([])
    await fill(page, 'Baixo Potencial (%)', '33')
    await fill(page, 'Alto Desempenho (%)', '66')
    await page.getByText('são obrigatórios.').waitFor({ state: 'detached' })
  })
})

test('[R-NINE-05] [S-NINE-02] people stand where 33 and 66 part them; one is moved by keyboard with a reason, undone by nobody once it is closed', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/avaliacao/ninebox/chart')
    await page.getByText('Escolha uma avaliação encerrada para ver o Nine Box.').waitFor()
    await open(`/avaliacao/ninebox/chart/${ciclo}`)
    await page.getByRole('button', { name: 'MANTENEDOR 2 talentos' }).waitFor()
    await page.getByRole('button', { name: 'INSUFICIENTE 1 talento' }).waitFor()
    await page.getByRole('button', { name: 'ALTA CAPACIDADE 1 talento' }).waitFor()
    await page.getByText('Um avaliador não respondeu').waitFor()
    await page
      .getByRole('region', { name: 'Sem um dos eixos' })
      .getByText(gente[4]?.nome ?? '')
      .waitFor()
    expect(await barriers(page)).toEqual([])

    // the arrows go through the grid, from above on the left
    await page.getByRole('button', { name: 'ENIGMA 0 talentos' }).focus()
    for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-box'))).toBe('5')

    await button(page, 'Abrir calibração').click()
    await page.getByRole('textbox', { name: 'Título da calibração' }).fill('Comitê de gestão')
    await page.getByRole('dialog').getByRole('button', { name: 'Abrir calibração' }).click()
    await notice(page, 'Calibração aberta com sucesso!')

    await page.getByRole('button', { name: 'INSUFICIENTE 1 talento' }).click()
    const [quem] = gente
    const card = page.locator(`[data-talento="${quem?.id}"]`)
    await card.focus()
    await page.keyboard.press('Space')
    await page.getByText(`${quem?.nome}, INSUFICIENTE: em movimento.`).first().waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page
      .getByText(/: sobre /)
      .first()
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Mover' }).click()
    await dialog.getByText('Motivo é obrigatório').waitFor()
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Assumiu o turno da noite')
    await dialog.getByRole('button', { name: 'Mover' }).click()
    await notice(page, 'Talento movido com sucesso!')
    const log = page.getByRole('region', { name: 'Movimentos da calibração' })
    await log.getByText('Assumiu o turno da noite').waitFor()
    expect(await barriers(page)).toEqual([])
  })

  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(`/avaliacao/ninebox/chart/${ciclo}`)
      await page
        .getByRole('region', { name: 'Movimentos da calibração' })
        .getByText('Assumiu o turno da noite')
        .waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
      await button(page, 'Encerrar calibração').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Encerrar calibração' }).click()
      await notice(page, 'Calibração encerrada com sucesso!')
      await button(page, 'Abrir calibração').waitFor()
      await open('/avaliacao/meu-pdi')
      await page.getByText('Você ainda não tem um plano de desenvolvimento.').waitFor()
    },
    { viewport: PHONE },
  )
  const answer = await admin.get(`/api/avaliacao/relatorios/ninebox-previa?avaliacaoDesempenhoId=${ciclo}`)
  const { linhas } = answer.json() as { linhas: RecordData[] }
  expect(linhas.filter(({ calibrado }) => calibrado === 'Calibrado (calculado: INSUFICIENTE)')).toHaveLength(1)
})
