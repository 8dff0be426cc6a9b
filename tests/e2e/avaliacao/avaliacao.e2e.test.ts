import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, CPF, login, PASSWORD } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, notice } from '../steps.ts'

type Stored = RecordData & { id: number }

const url = '/api/captacao/avaliacoes'
let stage: Stage
let rh: Client
let modelo: Stored
/** an open request in which the demo candidate takes part */
let link: { solicitacao: Stored; candidato: Stored & { nome: string } }

const prova = {
  titulo: 'Prova de logística',
  respondente: 'C',
  percentualAprovacao: 60,
  cabecalho: 'Responda com calma.',
  perguntas: [
    {
      texto: 'Onde se confere a nota?',
      tipo: 'OBJETIVA',
      aspecto: 'Conhecimento',
      respostas: [
        { texto: 'No recebimento', peso: 2 },
        { texto: 'Na expedição', peso: 1 },
      ],
    },
    { texto: 'Sua experiência', tipo: 'NOTA', notaMinima: 1, notaMaxima: 5, aspecto: 'Experiência' },
    { texto: 'Como organiza as docas?', tipo: 'SUBJETIVA', respostaSugerida: 'Por horário.', aspecto: 'Conhecimento' },
  ],
}

beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
  modelo = (await rh.post('/api/captacao/modelos-avaliacao-candidato', prova)).json() as Stored
  const [row] = (
    await stage.app.database.pool.query<{ solicitacao: Stored; candidato: Stored & { nome: string } }>(
      `select jsonb_build_object('id', s.id, 'descricao', s.descricao) as solicitacao, jsonb_build_object('id', c.id, 'nome', c.nome) as candidato
       from candidato_solicitacao l join solicitacao_pessoal s on s.empresa_id = l.empresa_id and s.id = l.solicitacao_id
       join candidato c on c.empresa_id = 1 and c.id = l.candidato_id
       where l.empresa_id = 1 and c.pessoal_cpf = $1 and l.situacao = 'E' and s.status = 'A' and not s.suspensa and not s.encerrada
       and not s.cancelada order by s.id desc limit 1`,
      [CPF],
    )
  ).rows
  if (!row) throw new Error('the demo candidate is in no open request')
  link = row
}, 300_000)
afterAll(() => stage?.close())

/** Quicker than the companies of the CPF, which the log-in asks for. */
async function entra(page: Page) {
  await page.route('**/empresas-por-cpf**', async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.continue()
  })
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
  await page.getByLabel('CPF').pressSequentially(CPF)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await button(page, 'Entrar').click()
}

const stored = async (id: number) => (await rh.get(`${url}/${id}/resultado`)).json()

describe('the evaluation of a candidate', () => {
  let id: number

  test("is released on the selection board, from the candidate's card", async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/selecao?solicitacao=${link.solicitacao.id}`)
      const card = page.locator(`[data-cartao][aria-label^="${link.candidato.nome},"]`)
      await button(card, `Ações de ${link.candidato.nome}`).click()
      await page.getByRole('menuitem', { name: 'Liberar avaliação' }).click()
      const dialog = page.getByRole('dialog', { name: `Liberar avaliação para ${link.candidato.nome}` })
      const box = dialog.getByRole('checkbox', { name: /^Prova de logística/ })
      await box.waitFor()
      // only this one
      const checked = dialog.getByRole('checkbox', { checked: true })
      while ((await checked.count()) > 0) await checked.first().uncheck()
      await box.check()
      expect(await barriers(page)).toEqual([])
      await dialog.getByLabel('Responder até').fill('2098-12-31T18:00')
      const answer = page.waitForResponse((r) => r.url().endsWith('/avaliacoes/libera'))
      await button(dialog, 'Liberar').click()
      expect(((await (await answer).json()) as RecordData).liberadas).toBe(1)
      await dialog.waitFor({ state: 'hidden' })
      await card.getByText(/^Avaliações: /).waitFor()
    })
    const rows = (await rh.get(`${url}?filter=${encodeURIComponent(JSON.stringify({ avaliacao: modelo.id }))}`)).json()
    id = rows[0].id
  })

  test('is answered by the candidate on the telephone: draft, what is missing, delivery', async () => {
    await stage.story(
      undefined,
      async ({ page, open }) => {
        await open('/externo/solicitacao-avaliacao?empresaId=1')
        await entra(page)
        await page.getByRole('heading', { level: 1, name: 'Avaliações da Vaga' }).waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await page.getByRole('link', { name: 'Responder Prova de logística' }).click()
        await page.getByRole('heading', { level: 1, name: 'Prova de logística' }).waitFor()
        await page.getByText('Faltam 3 perguntas').waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)

        const saved = page.waitForResponse((r) => r.url().endsWith('/rascunho') && r.ok())
        await page.getByRole('radio', { name: 'No recebimento' }).check()
        await saved
        await page.getByText('Rascunho guardado.').waitFor()
        await page.reload()
        await page.getByText('Faltam 2 perguntas').waitFor()
        expect(await page.getByRole('radio', { name: 'No recebimento' }).isChecked()).toBe(true)

        await button(page, 'Entregar respostas').click()
        await page.getByText('Responda a pergunta 2.').waitFor()
        expect(await barriers(page)).toEqual([])
        await page.getByRole('radio', { name: '4', exact: true }).check()
        await page.getByRole('textbox', { name: 'Resposta da pergunta 3' }).fill('Por ordem de chegada.')
        await page.getByText('Tudo respondido').waitFor()
        await button(page, 'Entregar respostas').click()
        await page.getByText('Avaliação entregue').waitFor()
        expect(await overflow(page)).toBe(0)

        await button(page, 'Menu').click()
        await page.getByRole('link', { name: 'Histórico' }).click()
        await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor()
        await page.getByText('Em andamento').first().waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
    expect(await stored(id)).toMatchObject({ situacao: 'A', dataHoraExpiracao: '2098-12-31T21:00:00.000Z' })
  })

  test('is corrected, and candidates are compared; the history shows it', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/avaliacoes/${id}/respostas`)
      await page.getByText('A corrigir', { exact: true }).waitFor()
      await page.getByText('Por horário.').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('textbox', { name: 'Correção da pergunta 3, de 0 a 100' }).fill('50')
      await button(page, 'Salvar correção').click()
      await notice(page, 'Correção salva.')
      // (1 × 100% + 1 × 75% + 1 × 50%) / 3
      await page.getByText('75%', { exact: true }).first().waitFor()
      await page.getByText('Atingiu o mínimo').waitFor()
      expect(await stored(id)).toMatchObject({ situacao: 'C', performance: 75, aprovado: true })

      await page.getByRole('link', { name: String(link.solicitacao.descricao) }).click()
      await page.getByRole('heading', { level: 1, name: 'Comparação de Candidatos' }).waitFor()
      const row = page
        .getByRole('region', { name: 'Tabela de comparação' })
        .getByRole('row', { name: link.candidato.nome })
      await row.waitFor()
      expect(await row.textContent()).toContain('75%')
      expect(await barriers(page)).toEqual([])
      await row.getByRole('link', { name: link.candidato.nome }).click()
      await page.getByRole('heading', { level: 1, name: 'Histórico do Candidato' }).waitFor()
      const stays = page.getByRole('region', { name: `Etapas em ${link.solicitacao.descricao}`, exact: true })
      await stays.getByRole('link', { name: 'Prova de logística' }).waitFor()
      expect(await barriers(page)).toEqual([])
    })
  })

  test('is answered by HR: draft and conclusion', async () => {
    const body = { candidato: { id: link.candidato.id }, avaliacao: { id: modelo.id }, respondente: 'R' }
    const own = (await rh.post(url, body)).json() as Stored
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/avaliacoes/${own.id}/respostas`)
      await button(page, 'Concluir avaliação').click()
      await page.getByText('3 perguntas obrigatórias sem resposta').waitFor()
      await page.getByRole('radio', { name: 'Na expedição' }).check()
      await button(page, 'Salvar rascunho').click()
      await notice(page, 'Rascunho salvo.')
      await page.getByRole('group', { name: 'Nota da pergunta 2, de 1 a 5' }).getByRole('button', { name: '5' }).click()
      await page.getByRole('textbox', { name: 'Resposta da pergunta 3' }).fill('Respondeu bem.')
      await button(page, 'Concluir avaliação').click()
      await notice(page, 'Avaliação concluída.')
      await page.getByText('Concluída', { exact: true }).waitFor()
      expect(await barriers(page)).toEqual([])
    })
    // 1/2 and 5 of 1 to 5; the text has no mark
    expect(await stored(own.id)).toMatchObject({ situacao: 'C', performance: 75 })
  })
})
