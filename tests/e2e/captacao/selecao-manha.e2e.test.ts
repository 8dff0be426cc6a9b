import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#tests/helpers/app.ts'
import { barriers, overflow, PHONE } from '#tests/helpers/browser/browser.ts'
import { button, pick, select } from '../steps.ts'
import { cards, column, names, openSelection, type SelectionStage } from './selecao/board.ts'
import { fillVaga, SOLICITACOES, saveNew } from './solicitacao/pedido.ts'

let on: SelectionStage
beforeAll(async () => {
  on = await openSelection()
}, 300_000)
afterAll(() => on?.stage.close())

/** The start page's stories are told by day at a desk and by night on a telephone; these the other way round. */
const AT_NIGHT = { colorScheme: 'dark' as const }

test('a recruiter looks at the late candidate, arranges an interview, refuses another with a preview and goes on, in twelve clicks', async () => {
  const { id, descricao } = await on.openRequest()
  await on.stage.story(
    'rh',
    async ({ page, open }) => {
      let clicks = 0
      const click = async (where: Locator) => {
        clicks++
        await where.click()
      }
      await open('/captacao/selecao')
      await page.getByRole('button', { name: /^Todas \(/ }).waitFor()
      expect(await barriers(page)).toEqual([])
      const card = page.getByRole('link', { name: descricao, exact: true }).first()
      if ((await card.count()) === 0) await click(page.getByRole('button', { name: /^Todas \(/ }))
      await click(card)
      const triagem = column(page, 'Triagem de currículos')
      await expect.poll(() => cards(triagem).count()).toBe(3)
      const [late = '', next = '', last = ''] = (await names(triagem)) as string[]
      // six columns side by side, without scrolling
      const seen = await triagem.evaluate((one) => {
        const board = one.parentElement as HTMLElement
        const right = board.getBoundingClientRect().right
        return [...board.children].filter((column) => column.getBoundingClientRect().right <= right + 1).length
      })
      expect(seen).toBeGreaterThanOrEqual(6)

      await click(page.getByRole('link', { name: late, exact: true }))
      const panel = page.getByRole('dialog', { name: late })
      await panel.getByRole('heading', { level: 2, name: late }).waitFor()
      await panel
        .getByText(/% de aderência/)
        .first()
        .waitFor()
      expect(await barriers(page)).toEqual([])
      await click(button(panel, 'Marcar entrevista'))
      const marca = page.getByRole('dialog', { name: `Marcar entrevista com ${late}` })
      // the last hour of the day that is offered: whatever the clock says there is one
      await click(marca.getByRole('button', { name: /^\d\d:\d\d$/ }).last())
      await marca
        .getByText(/convite/)
        .first()
        .waitFor()
      expect(await barriers(page)).toEqual([])
      await marca.getByRole('textbox', { name: 'Local' }).fill('Sala 2')
      await click(button(marca, 'Marcar'))
      await page.getByText(/^Entrevista marcada para .+ Convite enviado a /).waitFor()
      await marca.waitFor({ state: 'detached' })

      await click(button(panel, 'Próximo registro'))
      const other = page.getByRole('dialog', { name: next })
      await click(button(other, 'Recusar'))
      const recusa = page.getByRole('dialog', { name: `Recusar ${next}` })
      await click(recusa.getByRole('radio', { name: 'Experiência abaixo do que a vaga pede' }))
      await recusa.getByText('Sobre o processo seletivo para').or(recusa.getByRole('alert')).first().waitFor()
      expect(await barriers(page)).toEqual([])
      await click(button(recusa, 'Recusar'))
      await recusa.waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe('/captacao/selecao')
      await expect.poll(() => names(triagem)).toEqual([late, last])
      expect(clicks).toBeLessThanOrEqual(12)
      expect(
        await on.sql(
          `select m.nome, s.motivo from candidato_solicitacao s join motivo_recusa m on m.id = s.motivo_recusa_id and m.empresa_id = s.empresa_id
         where s.solicitacao_id = $1`,
          [id],
        ),
      ).toEqual([{ nome: 'Experiência abaixo do que a vaga pede', motivo: 'Experiência abaixo do que a vaga pede' }])
      // of an interview that was, the card asks whether he came
      await on.sql(
        "update entrevista set inicio = now() - interval '2 hours' where situacao = 'M' and candidatura_id in (select id from candidato_solicitacao where solicitacao_id = $1)",
        [id],
      )
      await open('/captacao/selecao')
      await open(`/captacao/selecao?solicitacao=${id}`)
      const asked = page.getByRole('group', { name: `${late} compareceu à entrevista?` })
      await button(asked, 'Sim').click()
      await asked.waitFor({ state: 'detached' })
      expect(
        await on.sql(
          'select e.situacao from entrevista e join candidato_solicitacao s on s.id = e.candidatura_id where s.solicitacao_id = $1',
          [id],
        ),
      ).toEqual([{ situacao: 'R' }])
    },
    AT_NIGHT,
  )
}, 120_000)

const selecao = '/api/captacao/candidato-solicitacoes'

/** Approves a request and puts a candidate of the register into it, as HR does. @returns the candidate's name */
async function takeCandidate(solicitacao: number): Promise<string> {
  const admin = await login(on.stage.app, 'admin')
  const approved = await admin.put(`/api${SOLICITACOES}/${solicitacao}/status`, { status: 'A' })
  expect(approved.statusCode, approved.body).toBe(200)
  const { candidatos } = (await admin.get(`${selecao}/sugestoes?solicitacao=${solicitacao}`)).json() as {
    candidatos: { candidatoId: number; nome: string }[]
  }
  const [first] = candidatos
  const body = { solicitacoesIds: [solicitacao], candidatosIds: [first?.candidatoId] }
  expect((await admin.post(`${selecao}/inclui`, body)).json()).toEqual({ incluidos: 1 })
  return first?.nome ?? ''
}

test('a manager asks for a vacancy and says whom she wants, without being refused anything', async () => {
  const lider = await login(on.stage.app, 'lider')
  for (const [descricao, viewport] of [
    ['Conferente do turno da noite', undefined],
    ['Conferente do turno da manhã', PHONE],
  ] as const)
    await on.stage.story(
      'lider',
      async ({ page, open }) => {
        const refused: string[] = []
        page.on('response', (answer) => {
          if (answer.status() === 403) refused.push(answer.url())
        })
        await open(`${SOLICITACOES}/new`)
        await fillVaga(page, descricao, 'Logística')
        await pick(page, 'Cargo/Faixa', 'Operador')
        const id = await saveNew(page, lider, descricao)
        const nome = await takeCandidate(id)

        await open('/captacao/selecao')
        await page.getByRole('link', { name: descricao, exact: true }).first().click()
        await page.locator('[data-cartao]').getByRole('link', { name: nome, exact: true }).click()
        expect(await overflow(page)).toBe(0)
        const panel = page.getByRole('dialog', { name: nome })
        await panel
          .getByText(/% de aderência/)
          .first()
          .waitFor()
        expect(await barriers(page)).toEqual([])
        await panel.getByRole('link', { name: 'Abrir a ficha do candidato' }).click()
        await page.getByRole('heading', { level: 1, name: nome }).waitFor()
        await page.getByRole('heading', { name: 'Seleções' }).waitFor()
        expect(await page.locator('main').getByText('CPF').count()).toBe(0)
        expect(await overflow(page)).toBe(0)
        expect(await barriers(page)).toEqual([])

        await page.goBack()
        await button(panel, 'Dar parecer').click()
        const parecer = page.getByRole('dialog', { name: 'Dar parecer' })
        await select(parecer, 'Apto', 'Sim')
        await button(parecer, 'Dar parecer').click()
        await parecer.waitFor({ state: 'detached' })
        expect(
          await on.sql('select aptidao, situacao from candidato_solicitacao where solicitacao_id = $1', [id]),
        ).toEqual([{ aptidao: 'S', situacao: 'E' }])
        await open('/captacao/candidatos')
        await page.getByRole('heading', { name: 'Acesso Negado' }).waitFor()
        expect(refused).toEqual([])
      },
      viewport ? { viewport, hasTouch: true, isMobile: true } : {},
    )
}, 180_000)
