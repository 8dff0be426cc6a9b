import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { displayDay } from '#schemas/runtime/dates.ts'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { cpf } from '#tests/helpers/samples/sample-value.ts'
import { button, notice, tabTo } from '../steps.ts'

/** The demo's model: answered in the product, by keyboard, and by link on a telephone whose line breaks. */
type Registro = RecordData & { id: number }

const BAIXA = 'O que atrapalhou as entregas?'
let stage: Stage
let admin: Client
let avaliadora: Registro
let avaliada: Registro
let modelo: Registro
let prazo: string

const make = async (path: string, body: RecordData): Promise<Registro> => {
  const answer = await admin.post(`/api/${path}`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as Registro
}
const aplica = (more: RecordData = {}) =>
  make('avaliacao/avaliacoes', {
    modeloAvaliacao: { id: modelo.id },
    colaborador: { id: avaliada.id },
    avaliador: { id: avaliadora.id },
    prazo,
    ...more,
  })
const stored = async ({ id }: Registro) => (await admin.get(`/api/avaliacao/avaliacoes/${id}`)).json()
const resposta = async (copia: Registro, texto: string): Promise<RecordData | undefined> => {
  const view = (await admin.get(`/api/avaliacao/avaliacoes/${copia.id}/resultado`)).json()
  const pergunta = view.perguntas.find((one: RecordData) => one.texto === texto)
  return view.respostas.find((one: RecordData) => one.perguntaId === pergunta.id)
}
const marca = (page: Page, pergunta: string | RegExp, nota: string) =>
  page.getByRole('group', { name: pergunta }).getByRole('radio', { name: nota, exact: true })

beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
  prazo = addDays(stage.app.today(), 7) ?? ''
  const found = await stage.app.database.pool.query("select id::int from usuario where login = 'sst'")
  const talento = (nome: string, n: number, more: RecordData = {}) =>
    make('gestao-talentos/talentos', { nome, cpf: cpf(889_000 + n), dataAdmissao: '2024-01-02', ...more })
  avaliadora = await talento('Helena da História', 1, {
    usuario: { id: found.rows[0].id },
    contato: { email: 'helena@exemplo.com.br' },
  })
  avaliada = await talento('Joana da História', 2)
  const filter = encodeURIComponent(JSON.stringify({ titulo: 'Avaliação de desempenho' }))
  const [one] = (await admin.get(`/api/avaliacao/modelos-avaliacao?filter=${filter}`)).json() as Registro[]
  if (!one) throw new Error('the demo has no model')
  modelo = one
}, 300_000)
afterAll(() => stage?.close())

describe('in the product', () => {
  let copia: Registro

  test('is answered from the list, by keyboard, kept while typing, handed in once', async () => {
    copia = await aplica()
    await stage.story('sst', async ({ page, open }) => {
      await open('/avaliacao/avaliacoes-desempenhos-questionarios')
      await page.getByText(displayDay(prazo)).first().waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('link', { name: /^Responder: .*Joana da História/ }).click()
      await page.getByRole('heading', { level: 1, name: 'Avaliação de desempenho' }).waitFor()
      await page.getByText('0 de 6 respondidas').waitFor()
      expect(await barriers(page)).toEqual([])
      // nothing was answered: the first that is missing has the focus, and what is missing is said beside each
      await button(page, 'Enviar respostas').click()
      await page.getByText('Responda a pergunta 1.').waitFor()
      expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent)).toContain(
        'Que nota você dá às entregas do período?',
      )
      expect(await barriers(page)).toEqual([])

      // digits choose a mark, Enter hands nothing in
      const saved = page.waitForResponse((r) => r.url().endsWith('/respostas') && r.ok())
      await page.keyboard.press('4')
      expect(await marca(page, /^1 ?Que nota/, '4').isChecked()).toBe(true)
      await page.keyboard.press('Enter')
      await saved
      await page.getByText('Rascunho guardado.').waitFor()
      // a low mark asks why; a better one takes the question back
      await page.getByRole('textbox', { name: 'Resposta da pergunta 2' }).waitFor()
      await page.getByText('1 de 7 respondidas').waitFor()
      await page.keyboard.press('1')
      await page.keyboard.press('0')
      expect(await marca(page, /^1 ?Que nota/, '10').isChecked()).toBe(true)
      await page.getByText(BAIXA).waitFor({ state: 'detached' })
      await page.keyboard.press('ArrowLeft')
      expect(await marca(page, /^1 ?Que nota/, '9').isChecked()).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.type('Implantou o novo estoque.')
      await tabTo(
        page,
        page
          .getByRole('group', { name: /^3 ?Cumpre/ })
          .getByRole('radio')
          .first(),
        5,
      )
      await page.keyboard.press('3')
      expect(
        await page
          .getByRole('group', { name: /^3 ?Cumpre/ })
          .getByRole('radio', { name: 'Quase sempre' })
          .isChecked(),
      ).toBe(true)
      await page.getByText('Rascunho guardado.').waitFor()
    })
    expect(await stored(copia)).toMatchObject({ situacao: 'P' })
    await stage.story('sst', async ({ page, load }) => {
      await load(`/avaliacao/respostas?colaboradorQuestionarioId=${copia.id}`)
      await page.getByText('2 de 6 respondidas').waitFor()
      expect(await marca(page, /^1 ?Que nota/, '9').isChecked()).toBe(true)
      await page
        .getByRole('group', { name: /^4 ?Compartilha/ })
        .getByRole('radio', { name: 'Sempre', exact: true })
        .check()
      await page.getByRole('checkbox', { name: 'Avisa cedo quando há problema' }).check()
      await page.getByRole('spinbutton', { name: 'Nota da pergunta 6, de 0 a 100' }).fill('120')
      await page.getByText('A nota da pergunta 6 vai de 0 a 100.').first().waitFor()
      await page.getByRole('spinbutton', { name: 'Nota da pergunta 6, de 0 a 100' }).fill('80')
      await page.getByRole('textbox', { name: 'Observação' }).fill('Bom período.')
      await button(page, 'Salvar rascunho').click()
      await notice(page, 'Rascunho salvo.')
      await button(page, 'Enviar respostas').click()
      await notice(page, 'Respostas enviadas.')
      await page.getByText('Respondida', { exact: true }).first().waitFor()
      await page.getByText('Implantou o novo estoque.').waitFor()
      expect(await barriers(page)).toEqual([])
    })
    // (2 × 90 + 66.667 + 100 + 25 + 80) / 6
    expect(await stored(copia)).toMatchObject({ situacao: 'R', performance: 75.28, observacao: 'Bom período.' })
  })

  test('is read, printed and corrected by those who read results, and compared by who answered', async () => {
    const segunda = await aplica()
    const { perguntas } = (await admin.get(`/api/avaliacao/avaliacoes/${copia.id}/resultado`)).json()
    const [nota, , prazos, sabe, , evolui, desenvolve] = perguntas as (Registro & { opcoes: Registro[] })[]
    const avaliador = await login(stage.app, 'sst')
    const respostas = [
      { perguntaId: nota?.id, nota: 10, comentario: 'Tudo no prazo.' },
      { perguntaId: prazos?.id, respostaId: prazos?.opcoes[3]?.id },
      { perguntaId: sabe?.id, respostaId: sabe?.opcoes[3]?.id },
      { perguntaId: evolui?.id, nota: 100 },
      { perguntaId: desenvolve?.id, comentario: 'Delegar mais.' },
    ]
    const answer = await avaliador.post(`/api/avaliacao/avaliacoes-desempenhos-questionarios/${segunda.id}`, respostas)
    expect(answer.statusCode, answer.body).toBe(200)
    await stage.story('admin', async ({ page, open }) => {
      await open(`/avaliacao/avaliacoes/${segunda.id}/resultado`)
      await page.getByText('Delegar mais.').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('textbox', { name: 'Correção da pergunta 7, de 0 a 100' }).fill('50')
      await button(page, 'Salvar correção').click()
      await notice(page, 'Correção salva.')
      await page.getByText('50% alcançado').waitFor()
      await button(page, 'Imprimir').click()
      const dialog = page.getByRole('dialog', { name: 'Imprimir' })
      await dialog.getByRole('checkbox', { name: 'Modo econômico' }).check()
      const printed = page.waitForResponse((r) =>
        r.url().includes('/respondida/pdf?agruparPorAspecto=true&modoEconomico=true'),
      )
      await button(dialog, 'Imprimir').click()
      expect((await printed).status()).toBe(200)
    })
    await stage.story('sst', async ({ page, open }) => {
      await open('/avaliacao/avaliacoes-desempenhos-questionarios?situacao=R')
      const escolha = page.getByRole('checkbox', { name: /^Comparar / })
      await escolha.first().check()
      await escolha.nth(1).check()
      await page.getByRole('link', { name: 'Comparar as duas escolhidas' }).click()
      await page.getByRole('heading', { level: 1, name: 'Avaliação Comparativa' }).waitFor()
      await page.getByText('Tudo no prazo.').waitFor()
      await page.getByText('Implantou o novo estoque.').waitFor()
      expect(await barriers(page)).toEqual([])
    })
  })
})

describe('by the link of an e-mail, on a telephone', () => {
  test('is answered in two sittings, over a line that breaks, and the link ends with it', async () => {
    const copia = await aplica()
    const [row] = (await stage.app.database.pool.query('select texto from email_saida order by id desc limit 1')).rows
    const carta = stage.app.fastify.prumo.secrets.unseal('email', String(row?.texto)) ?? ''
    const link = /\/externo\/questionario\S+/.exec(carta)?.[0] ?? ''
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
    await stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open(link)
        await page.getByText('Suas respostas são sobre').waitFor()
        await page.getByText(`Responda até ${displayDay(prazo)}`).waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        const saved = page.waitForResponse((r) => r.url().endsWith('/questionarios') && r.ok())
        await page
          .getByRole('group', { name: /^1 ?Que nota/ })
          .locator('label')
          .filter({ hasText: /^5$/ })
          .tap()
        await saved
        await page.getByText(BAIXA).waitFor()

        // the line is cut: what is typed stays here, says so, and goes by itself when the line is back
        await page.route('**/api/externo/questionarios', (route) => route.abort('internetdisconnected'))
        await page.getByRole('textbox', { name: 'Resposta da pergunta 2' }).fill('Faltou gente no turno.')
        await page.getByText('Sem conexão: suas respostas estão guardadas neste aparelho e serão enviadas.').waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        expect((await resposta(copia, BAIXA))?.comentario).toBeUndefined()
        const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
        expect(kept).toContain('prumo:respostas-link:')
        expect(kept).not.toContain('Faltou gente')
        await page.unroute('**/api/externo/questionarios')
        const back = page.waitForResponse((r) => r.url().endsWith('/questionarios') && r.ok())
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await back
        await page.getByText('Rascunho guardado.').waitFor()
        await expect
          .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
          .not.toContain('respostas-link')
      },
      phone,
    )
    expect((await resposta(copia, BAIXA))?.comentario).toBe('Faltou gente no turno.')
    await stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open(link)
        await page.getByText('2 de 7 respondidas').waitFor()
        // the page goes away without a line: what was typed comes back with it, and is sent
        await page.route('**/api/externo/questionarios', (route) => route.abort('internetdisconnected'))
        await page.getByRole('textbox', { name: 'Cite a entrega que mais pesou nesta nota' }).fill('O inventário.')
        await page.getByText(/^Sem conexão: suas respostas estão guardadas/).waitFor()
        page.on('dialog', (dialog) => void dialog.accept())
        await page.reload()
        await expect
          .poll(() => page.getByRole('textbox', { name: 'Cite a entrega que mais pesou nesta nota' }).inputValue())
          .toBe('O inventário.')
        await page.unroute('**/api/externo/questionarios')
        await page.evaluate(() => window.dispatchEvent(new Event('online')))
        await page.getByText('Rascunho guardado.').waitFor()

        await page
          .getByRole('group', { name: /^3 ?Cumpre/ })
          .getByRole('radio', { name: 'Às vezes' })
          .check()
        await page
          .getByRole('group', { name: /^4 ?Compartilha/ })
          .getByRole('radio', { name: 'Nunca' })
          .check()
        await page.getByRole('spinbutton', { name: 'Nota da pergunta 6, de 0 a 100' }).fill('40')
        await page.getByText('Tudo respondido').waitFor()
        await button(page, 'Enviar respostas').click()
        await page.getByRole('status').getByText('Respostas enviadas.').waitFor()
        expect(await barriers(page)).toEqual([])
      },
      phone,
    )
    // (2 × 50 + 33.333 + 0 + 40) / 5
    expect(await stored(copia)).toMatchObject({ situacao: 'R', performance: 34.67, aprovado: false })
    await stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open(link)
        await page.getByRole('heading', { name: 'Este link já foi usado, venceu ou não é mais necessário.' }).waitFor()
        expect(await barriers(page)).toEqual([])
      },
      phone,
    )
  })
})
