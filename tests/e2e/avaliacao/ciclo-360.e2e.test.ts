import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, DESK, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { acoesDe, CICLOS, type Stored } from '#tests/server/domain/avaliacao/ciclo/ciclos.ts'
import { button, cell, fill, notice, pageAction, pick, save, select } from '../steps.ts'

/**
 * 360 anônima, from the form to what the evaluated reads. About her: herself 95, her manager 80 (weight 2), peers 70 and 80, who answer to her 60, 70 and 80; fewest answers 3.
 * The two peers are too few and join those three, one role then: (70 + 80 + 60 + 70 + 80) / 5 = 72. Oneself has no weight: (2 × 80 + 72) / 3 = 77.33. By name it would be
 * (2 × 80 + 75 + 70) / 4 = 76.25 — spec 2 §3, §4
 */
const TITULO = 'Avaliação 360 do ano'
const NOTA = 'Que nota o trabalho merece?'
const BAIXA = 'O que faltou?'
const CELULAR = { viewport: PHONE, hasTouch: true, isMobile: true }

let stage: Stage
let admin: Client
let modelo: Stored
let ciclo: Stored
/** the evaluated, who logs in as `lider` */
let ela: { id: number; nome: string }
/** the second evaluated, of whom nobody else says anything */
let outra: { id: number; nome: string }
/** who evaluates her, by name: `par` logs in as `sst` */
let quem: Record<'gestora' | 'par' | 'colega' | 'liderado' | 'liderada' | 'novato', Stored>

const { made, rows } = acoesDe(() => ({ app: stage.app, admin }))
const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  for (const [width, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${process.env.SHOTS}/360-${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize(DESK)
}

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  const [sst] = await rows<{ id: number }>("select id::int as id from usuario where login = 'sst'")
  const pessoa = (nome: string, n: number, more: RecordData = {}) =>
    made('/api/gestao-talentos/talentos', { nome, cpf: cpf(886_000 + n), dataAdmissao: '2024-01-02', ...more })
  const dela = `select t.id::int as id, t.nome from talento t join usuario u on u.id = t.usuario_id where u.login = 'lider'`
  ela = (await rows<typeof ela>(dela))[0] ?? { id: 0, nome: '' }
  const gestora = await pessoa('Gestora da Volta', 1)
  const daGestora = { superior: { id: gestora.id } }
  const liderados = { superior: { id: ela.id } }
  quem = {
    gestora,
    par: await pessoa('Par da Volta', 2, {
      ...{ usuario: { id: sst?.id }, contato: { email: 'par@exemplo.com.br' } },
      ...daGestora,
    }),
    colega: await pessoa('Colega da Volta', 3, daGestora),
    liderado: await pessoa('Liderado da Volta', 4, { contato: { email: 'liderado@exemplo.com.br' }, ...liderados }),
    liderada: await pessoa('Liderada da Volta', 5, liderados),
    novato: await pessoa('Novato da Volta', 6, liderados),
  }
  outra = (await pessoa('Outra da Volta', 7)) as unknown as typeof outra
  // she answers to the manager above, and those alone to her who say so themselves
  for (const table of ['talento', 'talento_historico'])
    await rows(
      `update ${table} set superior_id = $1, superior_empresa_id = 1 where ${table === 'talento' ? 'id' : 'talento_id'} = $2`,
      [gestora.id, ela.id],
    )
  await rows('delete from area_organizacional_responsavel where colaborador_id = $1', [ela.id])
}, 300_000)
afterAll(() => stage?.close())

const copiaDe = async (de: { id: number }, papel?: string) =>
  (
    await rows<{ id: number; situacao: string }>(
      `select id::int as id, situacao from colaborador_questionario where avaliacao_desempenho_id = $1 and colaborador_id = $2 and avaliador_id = $3
        and ($4::text is null or papel = $4)`,
      [ciclo.id, ela.id, de.id, papel ?? null],
    )
  )[0]
const linkDe = async (de: { id: number }): Promise<string> => {
  const answer = await admin.post(`/api/avaliacao/avaliacoes/${(await copiaDe(de))?.id}/link`, {})
  return (answer.json() as { link: string }).link
}
const notaEm = (page: Page) => page.getByRole('spinbutton', { name: /^Nota da pergunta 1/ })

describe('preparation', () => {
  test('HR makes the model: a mark, and what is asked only of who gives a low one', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/avaliacao/modelos-avaliacao/new')
      await fill(page, 'Título', 'Modelo 360')
      await save(page)
      await notice(page, 'Registro criado com sucesso.')
      modelo = (
        await rows<Stored>("select id::int as id from modelo_avaliacao where titulo = 'Modelo 360'")
      )[0] as Stored
      await open(`/avaliacao/modelos-avaliacao/${modelo.id}/perguntas`)
      const form = page.getByRole('dialog', { name: 'Nova pergunta' })
      await button(page, 'Nova pergunta').click()
      await form.getByText('Será a 1ª pergunta; depois ela pode mudar de lugar na lista.').waitFor()
      await select(form, 'Tipo de Resposta', 'Nota')
      await fill(form, 'Pergunta', NOTA)
      await fill(form, 'Nota Mínima', '0')
      await fill(form, 'Nota Máxima', '100')
      await button(form, 'Salvar').click()
      await notice(page, 'Pergunta incluída com sucesso.')
      await button(page, 'Nova pergunta').click()
      await form.getByText('Será a 2ª pergunta; depois ela pode mudar de lugar na lista.').waitFor()
      await select(form, 'Tipo de Resposta', 'Subjetiva')
      await fill(form, 'Pergunta', BAIXA)
      await form.getByRole('combobox', { name: 'Pergunta anterior' }).click()
      await page.getByRole('option', { name: NOTA }).click()
      await fill(form, 'Nota até', '60')
      await shot(page, '00-pergunta')
      expect(await barriers(page)).toEqual([])
      await button(form, 'Salvar').click()
      await page.getByText(`Só se "${NOTA}"`).waitFor()
    })
  })

  test('HR makes the cycle, adds people at once, and is told beforehand about whom too few answer', async () => {
    const fim = addDays(stage.app.today(), 20) ?? ''
    await stage.story('rh', async ({ page, open }) => {
      await open('/avaliacao/avaliacoes-desempenho/new')
      await save(page)
      await page.getByText('Informe se a avaliação é anônima.').first().waitFor()
      await shot(page, '01-formulario-erros')
      await fill(page, 'Título', TITULO)
      await fill(page, 'Início', displayDay(stage.app.today()))
      await fill(page, 'Fim', displayDay(fim))
      await pick(page, 'Modelo de Avaliação', 'Modelo 360')
      for (const field of ['permiteAutoAvaliacao', 'anonima'])
        await cell(page, field).getByRole('radio', { name: 'Sim' }).check()
      await fill(page, 'Peso do gestor', '2')
      const dias = page.getByRole('combobox', { name: 'Dias antes do fim em que quem deve é lembrado' })
      for (const dia of ['3', '1']) {
        await dias.fill(dia)
        await dias.press('Enter')
      }
      await shot(page, '02-formulario')
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await save(page)
      await page.getByRole('heading', { level: 1, name: 'Avaliações de Desempenho' }).waitFor()
      const [row] = await rows<Stored>(
        'select id::int as id, dias_lembrete as "diasLembrete" from avaliacao_desempenho where titulo = $1',
        [TITULO],
      )
      ciclo = row ?? ({ id: 0 } as Stored)
      expect(ciclo.diasLembrete).toEqual([3, 1])
      await open(`/avaliacao/avaliacoes-desempenho/${ciclo.id}`)
      await shot(page, '03-ciclo')

      await open(`/avaliacao/participante-avaliacao-desempenho?avaliacaoDesempenhoId=${ciclo.id}`)
      await shot(page, '04-sem-participantes')
      await button(page, 'Adicionar participantes').click()
      const dialog = page.getByRole('dialog', { name: 'Adicionar participantes' })
      for (const [at, { nome }] of [ela, outra].entries()) {
        await dialog.getByRole('searchbox', { name: 'Nome' }).fill(nome)
        await dialog.getByRole('checkbox', { name: 'Selecionar o talento encontrado' }).waitFor()
        await dialog.getByRole('checkbox', { name: new RegExp(`^${nome}`) }).check()
        await dialog.getByText(['1 selecionado', '2 selecionados'][at] ?? '', { exact: true }).waitFor()
      }
      for (const quais of ['Gerar autoavaliação', 'com líderes', 'com liderados', 'com pares'])
        await dialog.getByRole('checkbox', { name: new RegExp(`${quais}$`) }).check()
      await shot(page, '05-adicionar')
      expect(await barriers(page)).toEqual([])
      await button(dialog, 'Adicionar').click()
      await notice(page, 'Autoavaliações adicionadas com sucesso!')

      await page.getByText('Avaliação anônima: ninguém sabe o que cada liderado', { exact: false }).waitFor()
      for (const quem of [
        ...['Gestora da Volta · Gestor', 'Par da Volta · Par', 'Colega da Volta · Par'],
        ...['Liderado da Volta · Liderado', 'Liderada da Volta · Liderado', 'Novato da Volta · Liderado'],
      ])
        await page.getByText(quem, { exact: true }).waitFor()
      const pares = await rows<{ n: number }>(
        'select count(*)::int as n from participante_avaliacao_desempenho where avaliacao_desempenho_id = $1',
        [ciclo.id],
      )
      // seven about her, and the other about herself
      expect(pares[0]?.n).toBe(8)
      // one peer alone may say something of the other: what he says will be destroyed
      await button(page, `Adicionar avaliador de ${outra.nome}`).click()
      const um = page.getByRole('dialog', { name: `Adicionar avaliador de ${outra.nome}` })
      await pick(um, 'Avaliador', 'Par da Volta')
      await um.getByRole('radio', { name: 'Par' }).check()
      await shot(page, '06-avaliador')
      await button(um, 'Adicionar').click()
      await page.getByText('Par da Volta · Par', { exact: true }).nth(1).waitFor()
      await button(page, 'Remover avaliadores').click()
      const fora = page.getByRole('dialog', { name: 'Remover avaliadores' })
      await fora.getByText('avalia 2 pessoas').waitFor()
      await shot(page, '06b-remover-avaliadores')
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await button(fora, 'Cancelar').click()

      await open(`/avaliacao/avaliacoes-desempenho/${ciclo.id}`)
      await button(page, 'Liberar').click()
      const antes = page.getByRole('dialog', { name: 'Liberar' })
      await antes.getByText(`Menos de 3 pessoas respondem sem nome sobre ${outra.nome}.`).waitFor()
      await shot(page, '07-antes-da-liberacao')
      expect(await barriers(page)).toEqual([])
      await button(antes, 'Liberar').click()
      await page.getByText('Liberada', { exact: true }).first().waitFor()
      await shot(page, '08-liberada')
    })
  })
})

describe('answers', () => {
  test('a peer answers in two sittings; meanwhile nobody reads what he has written', async () => {
    await stage.story('sst', async ({ page, open }) => {
      await open('/avaliacao/avaliacoes-desempenhos-questionarios')
      await page.getByRole('link', { name: new RegExp(`^Responder: ${TITULO}, ${ela.nome}`) }).click()
      await page.getByText('Suas respostas são anônimas').waitFor()
      await shot(page, '09-responder')
      await notaEm(page).fill('55')
      await page.getByText(BAIXA).waitFor()
      await page.getByRole('textbox', { name: 'Resposta da pergunta 2' }).fill('Ouvir mais.')
      await page.getByText('Rascunho guardado.').waitFor()
      await shot(page, '10-rascunho')
    })
    const copia = await copiaDe(quem.par)
    expect(copia?.situacao).toBe('P')
    const link = await admin.post(`/api/avaliacao/avaliacoes/${copia?.id}/link`, {})
    expect(link.statusCode).toBe(409)
    await stage.story('sst', async ({ page, load }) => {
      await load(`/avaliacao/respostas?colaboradorQuestionarioId=${copia?.id}`)
      await page.getByText('Ouvir mais.').waitFor()
      expect(await notaEm(page).inputValue()).toBe('55')
      // a better mark is asked for no reason
      await notaEm(page).fill('70')
      await page.getByText(BAIXA).waitFor({ state: 'detached' })
      await button(page, 'Enviar respostas').click()
      await notice(page, 'Respostas enviadas.')
      await shot(page, '11-enviada')
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    })
    expect((await copiaDe(quem.par))?.situacao).toBe('R')
  })

  test('who owes is written to; one who is led answers by the link of that e-mail, on a telephone', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`/avaliacao/avaliacoes-desempenho/${ciclo.id}`)
      await (await pageAction(page, 'Enviar e-mail')).click()
      const dialog = page.getByRole('dialog', { name: 'Enviar e-mail' })
      await shot(page, '12-enviar-email')
      await button(dialog, 'Enviar').click()
      await dialog.getByText(/^Sem endereço de e-mail: .*Colega da Volta/).waitFor()
      await shot(page, '13-sem-email')
      await button(dialog, 'Fechar').click()
    })
    const cartas = await rows<{ para: string; texto: string }>('select para, texto from email_saida order by id')
    const carta = cartas.findLast(({ para }) => para === 'liderado@exemplo.com.br')
    const texto = stage.app.fastify.prumo.secrets.unseal('email', carta?.texto ?? '') ?? ''
    await stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open(/\/externo\/questionario\S+/.exec(texto)?.[0] ?? '')
        await page.getByText('médias de pelo menos 3 pessoas', { exact: false }).waitFor()
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/360-14-link.png`, fullPage: true })
        await notaEm(page).fill('60')
        await page.getByRole('textbox', { name: 'Resposta da pergunta 2' }).fill('Dar retorno mais cedo.')
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])
        await button(page, 'Enviar respostas').click()
        await page.getByRole('status').getByText('Respostas enviadas.').waitFor()
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/360-15-link-enviado.png` })
      },
      CELULAR,
    )
  })

  test('the others answer by links of their own, one after the other in the same tab', async () => {
    await stage.storyAnew(undefined, async ({ page, load }) => {
      for (const [de, valor] of [
        [ela, '95'],
        [quem.gestora, '80'],
        [quem.colega, '80'],
        [quem.liderada, '70'],
        [quem.novato, '80'],
      ] as const) {
        const { pathname, search, hash } = new URL(await linkDe(de))
        await load(`${pathname}${search}${hash}`)
        await page.getByText(`Olá, ${de.nome}.`).waitFor()
        await notaEm(page).fill(valor)
        await button(page, 'Enviar respostas').click()
        await page.getByRole('status').getByText('Respostas enviadas.').waitFor()
      }
    })
  })
})

describe('result', () => {
  test('HR closes it, sees 77.33%, releases what was written and publishes', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`/avaliacao/participante-avaliacao-desempenho?avaliacaoDesempenhoId=${ciclo.id}`)
      await page.getByText('7 de 7 respondidas').waitFor()
      await shot(page, '16-participantes')
      await open(`/avaliacao/participacao-desempenho?avaliacaoDesempenhoId=${ciclo.id}`)
      await button(page, 'Respondidas').click()
      const respondidas = page.getByRole('dialog', { name: 'Respondidas' })
      // her own and her manager's have a name
      await respondidas.getByText('Gestor · por Gestora da Volta', { exact: false }).waitFor()
      expect(await respondidas.getByRole('link').count()).toBe(2)
      expect(await respondidas.getByText('resposta sem nome').count()).toBe(5)
      for (const { nome } of [quem.par, quem.colega, quem.liderado])
        expect(await respondidas.getByText(String(nome)).count()).toBe(0)
      await shot(page, '16b-respondidas')
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await button(respondidas, 'Fechar').click()
      await open(`/avaliacao/avaliacoes-desempenho/${ciclo.id}`)
      await (await pageAction(page, 'Encerrar')).click()
      await button(page.getByRole('dialog'), 'Encerrar').click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByText('Encerrada', { exact: true }).first().waitFor()
      await open(`/avaliacao/resultados-desempenho?avaliacaoDesempenhoId=${ciclo.id}`)
      await page.getByText('77,33%').first().waitFor()
      await button(page, `Detalhar o resultado de ${ela.nome}`).click()
      const comentarios = page.getByRole('list', { name: 'Comentários' })
      await comentarios.getByText('Dar retorno mais cedo.').waitFor()
      expect(await comentarios.getByText('Ouvir mais.').count()).toBe(0)
      await page.getByLabel('Mostrar a quem vê o resultado').click()
      await notice(page, 'Comentários liberados.')
      await shot(page, '17-resultados')
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      await open(`/avaliacao/avaliacoes-desempenho/${ciclo.id}`)
      await (await pageAction(page, 'Publicar resultados')).click()
      await button(page.getByRole('dialog'), 'Publicar resultados').click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByText('Publicada', { exact: true }).first().waitFor()
    })
  })

  test('the evaluated reads her result, role by role, and no author', async () => {
    await stage.storyAnew(
      'lider',
      async ({ page, open }) => {
        await open('/avaliacao/meus-resultados')
        const dela = page.getByRole('region', { name: TITULO })
        await dela.getByText('77,33%').first().waitFor()
        // the mean of the roles that were joined is there without scrolling aside
        const media = await dela.getByText('72%').first().boundingBox()
        expect((media?.x ?? PHONE.width) + (media?.width ?? 0)).toBeLessThan(PHONE.width)
        await dela.getByText('Dar retorno mais cedo.').waitFor()
        const dito = (await page.getByRole('main').textContent()) ?? ''
        for (const { nome } of Object.values(quem)) expect(dito).not.toContain(String(nome))
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])
        await shot(page, '18-meus-resultados')
      },
      CELULAR,
    )
    const [meu] = (await (await login(stage.app, 'lider')).get(`${CICLOS}/meus-resultados`)).json() as RecordData[]
    expect(meu).toMatchObject({ potencial: 77.33, resultado: 77.33 })
    expect(meu?.papeis).toContainEqual({ parte: 'potencial', papeis: 'AP', respostas: 5, peso: 1, media: 72 })
  })
})
