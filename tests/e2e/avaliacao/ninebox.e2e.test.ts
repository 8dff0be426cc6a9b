import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, notice, pick, placeOf, takeByKey } from '../steps.ts'

let stage: Stage
let admin: Client
let ciclo: number
/** a competence of which the first of them has the lowest level */
let lacuna: string
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
  lacuna = await lowestLevel(pool)
}, 300_000)
afterAll(() => stage?.close())

/** The first evaluated is judged with the lowest level of a competence that requires more. */
async function lowestLevel(pool: typeof stage.app.database.pool): Promise<string> {
  const where = 'avaliacao_desempenho_id = $1 and'
  const one = [ciclo, gente[0]?.id]
  const { rows } = await pool.query<{ competencias: Competencia[] }>(
    `select competencias from avaliado_avaliacao_desempenho where ${where} avaliado_id = $2`,
    one,
  )
  const competencia = rows[0]?.competencias.find(({ exigido, escala }) => exigido.ordem > (escala[0]?.ordem ?? 0))
  const nivel = competencia?.escala[0]
  await pool.query(
    `update colaborador_questionario set situacao = 'R', niveis = $3 where ${where} colaborador_id = $2`,
    [...one, JSON.stringify([{ competenciaId: competencia?.id, nivelId: nivel?.id, ordem: nivel?.ordem }])],
  )
  return competencia?.nome ?? ''
}

interface Competencia {
  id: number
  nome: string
  exigido: { ordem: number }
  escala: { id: number; ordem: number }[]
}

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

const chart = () => `/avaliacao/ninebox/chart/${ciclo}`

const logOf = (page: Page) => page.getByRole('region', { name: 'Movimentos da calibração' })

/** Takes a talent of a box by keyboard to another one: up from the list stands the lowest on the right. */
async function moveByKeys(
  page: Page,
  box: string,
  quem: { id: number; nome: string } | undefined,
  ...[para = 'COMPROMETIDO', ...keys]: string[]
): Promise<Locator> {
  await page.getByRole('button', { name: box }).click()
  await page.locator(`[data-talento="${quem?.id}"]`).focus()
  await takeByKey(page, 'Space')
  await page
    .getByText(new RegExp(`^${quem?.nome}, .+: em movimento.`))
    .first()
    .waitFor({ state: 'attached' })
  for (const key of ['ArrowUp', ...keys]) await page.keyboard.press(key)
  await page.getByText(`: sobre ${para}`).first().waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  return page.getByRole('dialog', { name: `Mover ${quem?.nome}` })
}

async function because(dialog: Locator, motivo: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(motivo)
  await button(dialog, 'Mover').click()
}

test('[R-NINE-05] [S-NINE-02] people stand where 33 and 66 part them; the arrows go through the grid, and a calibration is opened', async () => {
  await stage.story('rh', async ({ page, open }) => {
    await open('/avaliacao/ninebox/chart')
    await page.getByText('Escolha uma avaliação encerrada para ver o Nine Box.').waitFor()
    await page
      .getByText(
        'Não é possível gerar o Nine Box quando a avaliação contempla somente competências (Desempenho) ou somente o modelo (Potencial).',
      )
      .waitFor()
    await open(chart())
    await page.getByRole('button', { name: 'MANTENEDOR 2 talentos' }).waitFor()
    await page.getByRole('button', { name: 'INSUFICIENTE 1 talento' }).waitFor()
    await page.getByRole('button', { name: 'ALTA CAPACIDADE 1 talento' }).waitFor()
    await page.getByText('Um avaliador não respondeu').waitFor()
    await page
      .getByRole('region', { name: 'Sem um dos eixos' })
      .getByText(gente[4]?.nome ?? '')
      .waitFor()
    expect(await barriers(page)).toEqual([])

    await page.getByRole('button', { name: 'ENIGMA 0 talentos' }).focus()
    for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-box'))).toBe('5')
    await page.keyboard.press('Enter')
    const dentro = page.getByRole('region', { name: 'MANTENEDOR (2)' })
    // where both are today, beside what they were in the cycle
    await expect.poll(() => dentro.getByText(/^Hoje: ./).count()).toBe(2)
    for (const { nome } of gente.slice(1, 3)) await dentro.getByText(nome).waitFor()
    const trail = page.getByRole('navigation', { name: 'Localização' })
    expect(await trail.getByText('Gráfico Nine Box').count()).toBe(1)

    await button(page, 'Abrir calibração').click()
    await page.getByRole('textbox', { name: 'Título da calibração' }).fill('Comitê de gestão')
    await page.getByRole('dialog').getByRole('button', { name: 'Abrir calibração' }).click()
    await notice(page, 'Calibração aberta com sucesso!')
  })
})

test('two calibrate at once: each sees the moves of the other, the second of one talent is told who was first and keeps his reason, none is lost', async () => {
  const [primeiro, segundo] = gente
  await stage.story('rh', async ({ page, open }) => {
    await stage.story('admin', async (other) => {
      await Promise.all([open(chart()), other.open(chart())])
      const mine = await moveByKeys(page, 'INSUFICIENTE 1 talento', primeiro)
      // both have taken the same talent from where both saw him
      const theirs = await moveByKeys(other.page, 'INSUFICIENTE 1 talento', primeiro, 'EFICAZ', 'ArrowLeft')
      await button(mine, 'Mover').click()
      await mine.getByText('Motivo é obrigatório').waitFor()
      await because(mine, 'Assumiu o turno da noite')
      await notice(page, 'Talento movido com sucesso!')
      await because(theirs, 'Faltou no último trimestre')
      await theirs
        .getByText(
          /mudou .+ de quadrante enquanto isso\. Confira onde está agora e mova de novo, se for o caso\. Agora: COMPROMETIDO\./,
        )
        .waitFor()
      expect(await theirs.getByRole('textbox', { name: 'Motivo' }).inputValue()).toBe('Faltou no último trimestre')
      expect(await barriers(other.page)).toEqual([])
      await button(theirs, 'Mover').click()
      await notice(other.page, 'Talento movido com sucesso!')
      for (const { page: each } of [{ page }, other]) {
        await logOf(each).getByText('De INSUFICIENTE para COMPROMETIDO: Assumiu o turno da noite').waitFor()
        await logOf(each).getByText('De COMPROMETIDO para EFICAZ: Faltou no último trimestre').waitFor()
      }

      // what one does the other sees without asking
      await because(await moveByKeys(other.page, 'MANTENEDOR 2 talentos', segundo), 'Lidera o projeto novo')
      await notice(other.page, 'Talento movido com sucesso!')
      await logOf(page).getByText('De MANTENEDOR para COMPROMETIDO: Lidera o projeto novo').waitFor()
      await page.getByRole('button', { name: 'MANTENEDOR 1 talento' }).waitFor()
      expect(await logOf(page).getByRole('listitem').count()).toBe(3)
      expect(await barriers(page)).toEqual([])
    })
  })
})

test('by mouse a talent is dragged to another box, and the move is undone', async () => {
  const [, , , quem] = gente
  await stage.story('rh', async ({ page, open }) => {
    await open(chart())
    await page.getByRole('button', { name: 'ALTA CAPACIDADE 1 talento' }).click()
    const from = await placeOf(page.locator(`[data-talento="${quem?.id}"]`))
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 - 20, { steps: 5 })
    const to = await page.locator('[data-box="6"]').boundingBox()
    await page.mouse.move((to?.x ?? 0) + (to?.width ?? 0) / 2, (to?.y ?? 0) + (to?.height ?? 0) / 2, { steps: 10 })
    await page.mouse.up()
    await because(page.getByRole('dialog', { name: `Mover ${quem?.nome}` }), 'Ainda aprende')
    await notice(page, 'Talento movido com sucesso!')
    await logOf(page).getByText('De ALTA CAPACIDADE para FORTE DESEMPENHO: Ainda aprende').waitFor()
    await page.getByRole('button', { name: 'ALTA CAPACIDADE 0 talentos' }).waitFor()
    await button(page, `Desfazer o movimento de ${quem?.nome}`).click()
    await notice(page, 'Movimento desfeito com sucesso!')
    await page.getByRole('button', { name: 'ALTA CAPACIDADE 1 talento' }).waitFor()
    await logOf(page)
      .getByText(/Desfeito por /)
      .waitFor()
    expect(await barriers(page)).toEqual([])
  })
})

test('compared with another cycle it says who moved; swapped axes are drawn the other way round, with the same people', async () => {
  const [, , terceiro, quarto] = gente
  const { pool } = stage.app.database
  const { rows } = await pool.query<{ modelo: number }>(
    'select modelo_avaliacao_id::int as modelo from avaliacao_desempenho where id = $1',
    [ciclo],
  )
  const post = async (path: string, body: RecordData) => {
    const answer = await admin.post(path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json() as { id: number }
  }
  const anterior = await post('/api/avaliacao/avaliacoes-desempenho', {
    ...{ titulo: 'Ciclo anterior da história', dataIni: stage.app.today(), dataFim: stage.app.today() },
    ...{ modeloAvaliacao: { id: rows[0]?.modelo }, permiteAutoAvaliacao: true, anonima: false, tipo: '1.0' },
    avaliarCompetenciasCargo: true,
  })
  for (const quem of [terceiro, quarto])
    await post('/api/avaliacao/participante-avaliacao-desempenho', {
      avaliacaoDesempenho: { id: anterior.id },
      ...{ avaliado: { id: quem?.id }, avaliador: { id: gente[0]?.id }, papel: 'L' },
    })
  for (const passo of ['libera', 'encerra'])
    expect((await admin.put(`/api/avaliacao/avaliacoes-desempenho/${anterior.id}/${passo}`, {})).statusCode).toBe(200)
  await pool.query(
    'update avaliado_avaliacao_desempenho set potencial = 90, desempenho = 90 where avaliacao_desempenho_id = $1',
    [anterior.id],
  )
  await stage.story('rh', async ({ page, open }) => {
    await open(chart())
    await pick(page, 'Comparar com', 'Ciclo anterior da história')
    const comparado = page.getByRole('region', { name: 'Comparar com' })
    await comparado.getByText('Um talento mudou de quadrante, de 2 que estão nas duas avaliações.').waitFor()
    await comparado.getByText(`${terceiro?.nome}: De ALTA CAPACIDADE para MANTENEDOR`).waitFor()
    expect(await barriers(page)).toEqual([])
  })
  const boxes = (page: Page) =>
    page.locator('[data-box]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-box'))))
  await pool.query('update parametros_sistema set inverter_eixo_resultado_nine_box = true')
  await stage.storyAnew('rh', async ({ page, open }) => {
    await open(chart())
    await page.getByRole('button', { name: 'ALTA CAPACIDADE 1 talento' }).waitFor()
    // performance goes up, potential to the right: high and high stays in the corner
    expect(await boxes(page)).toEqual([9, 6, 3, 8, 5, 2, 7, 4, 1])
    await page.getByText('Desempenho →').waitFor()
  })
  await pool.query('update parametros_sistema set inverter_eixo_resultado_nine_box = false')
})

test('closed on a telephone, a move that was being made is refused; the report says who was calibrated', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open(chart())
    const late = await moveByKeys(page, 'EFICAZ 1 talento', gente[0])
    await stage.story(
      'rh',
      async (other) => {
        await other.open(chart())
        await logOf(other.page).getByText('Assumiu o turno da noite').waitFor()
        expect(await overflow(other.page)).toBe(0)
        expect(await barriers(other.page)).toEqual([])
        await button(other.page, 'Encerrar calibração').click()
        await other.page.getByRole('dialog').getByRole('button', { name: 'Encerrar calibração' }).click()
        await notice(other.page, 'Calibração encerrada com sucesso!')
        await button(other.page, 'Abrir calibração').waitFor()
        await other.open('/avaliacao/meu-pdi')
        await other.page.getByText('Você ainda não tem um plano de desenvolvimento.').waitFor()
      },
      { viewport: PHONE },
    )
    await because(late, 'Tarde demais')
    const told = page.getByRole('alertdialog', { name: 'Erro' })
    await told.getByText('A calibração já foi encerrada.').waitFor()
    await button(told, 'Fechar').click()
    await late.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'EFICAZ 1 talento' }).waitFor()

    await button(page, `Criar PDI de ${gente[0]?.nome}`).click()
    const plan = page.getByRole('dialog', { name: `Criar PDI de ${gente[0]?.nome}` })
    await plan.getByText('calibrado', { exact: true }).waitFor()
    await plan.getByRole('list', { name: 'Competências abaixo do nível exigido' }).getByText(lacuna).waitFor()
    expect(await barriers(page)).toEqual([])
    await plan.getByLabel('Prazo dos itens').fill('2099-06-30')
    await button(plan, 'Criar PDI').click()
    await page.waitForURL(/\/avaliacao\/pdis\/\d+/)
    await page.getByText(`Desenvolver ${lacuna}`).first().waitFor()
  })
  const answer = await admin.get(`/api/avaliacao/relatorios/ninebox-previa?avaliacaoDesempenhoId=${ciclo}`)
  const { linhas } = answer.json() as { linhas: RecordData[] }
  expect(linhas.map(({ nome, calibrado }) => [nome, calibrado]).filter(([, calibrado]) => calibrado)).toEqual(
    expect.arrayContaining([
      [gente[0]?.nome, 'Calibrado (calculado: INSUFICIENTE)'],
      [gente[1]?.nome, 'Calibrado (calculado: MANTENEDOR)'],
    ]),
  )
})
