import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login, PASSWORD } from '#tests/helpers/app.ts'
import { barriers, overflow, PHONE } from '#tests/helpers/browser/browser.ts'
import { button, fill } from '../steps.ts'
import { openSelection, type SelectionStage } from './selecao/board.ts'

/** The start page as a desk. */

const SOLICITACOES = '/api/captacao/solicitacoes-pessoal'

let on: SelectionStage
beforeAll(async () => {
  on = await openSelection()
}, 300_000)
afterAll(() => on?.stage.close())

type Stored = RecordData & { id: number; versao: number }

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const order = (page: Page) =>
  page.locator('[data-cartao-mesa]').evaluateAll((all) => all.map((one) => one.getAttribute('data-cartao-mesa')))

/** Counts the clicks of a story. */
function counter() {
  let clicks = 0
  return {
    count: () => clicks,
    click: async (where: Locator) => {
      clicks++
      await where.click()
    },
  }
}

const WHERE = [
  ['at a desk', undefined],
  ['on a telephone in the dark', { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' as const }],
] as const

describe.each(WHERE)('%s', (_where, options) => {
  test('a manager agrees to three requests in four clicks, from the log-in on; one is refused with its reason', async () => {
    const descricoes = ['Conferente', 'Empilhador', 'Motorista', 'Separador']
    const admin = await login(on.stage.app, 'admin')
    const configuracao = (await admin.get('/api/utilitario/empresas/configuracao')).json() as Stored
    const { versao } = configuracao
    await admin.patch('/api/utilitario/empresas/configuracao', { solPessoalAprovacaoDoGestor: true, versao })
    await on.sql("update aprovacao set resultado = 'cancelada', encerrada_em = now() where resultado is null")
    await on.sql("update solicitacao_pessoal set status = 'R' where empresa_id = 1 and status = 'I'")
    const rh = await login(on.stage.app, 'rh')
    const [modelo] = (await rh.get(`${SOLICITACOES}?size=1`)).json() as Stored[]
    const copia = (await rh.get(`${SOLICITACOES}/${modelo?.id}/clone`)).json() as RecordData
    const [area] = await on.sql<{ id: number }>(
      "select id::int from area_organizacional where empresa_id = 1 and nome = 'Logística'",
    )
    const ids: number[] = []
    for (const descricao of descricoes) {
      const body = { ...copia, descricao, quantidade: 1, areaOrganizacional: area, invisivelParaGestor: false }
      const answer = await rh.post(SOLICITACOES, body)
      expect(answer.statusCode, answer.body).toBe(201)
      ids.push((answer.json() as Stored).id)
    }
    await on.stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open('/login')
        const { click, count } = counter()
        await page.getByLabel('Usuário', { exact: true }).fill('lider')
        await page.locator('input[name=senha]').fill(PASSWORD)
        await click(button(page, 'Entrar'))
        const approvals = card(page, 'Aguardam a sua aprovação')
        await approvals.getByText('Solicitação de pessoal · Gestor da área').first().waitFor()
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])
        for (const descricao of descricoes.slice(0, 3)) {
          await click(approvals.getByRole('button', { name: /^Aprovar: / }).first())
          await page.getByText(`Aprovação registrada: ${descricao}.`).first().waitFor()
          await button(approvals, `Aprovar: ${descricao}`).waitFor({ state: 'detached' })
        }
        expect(count()).toBeLessThanOrEqual(4)
        // the keyboard is where the next one waits
        const next = button(approvals, 'Aprovar: Separador')
        await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true)

        await button(approvals, 'Reprovar: Separador').click()
        const dialog = page.getByRole('dialog', { name: 'Reprovar: Separador' })
        await fill(dialog, 'Motivo', 'A equipe está completa.')
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        await button(dialog, 'Reprovar').click()
        await page.getByText('Reprovação registrada: Separador.').first().waitFor()
        await approvals.getByText(/^Nada aguarda a sua decisão agora/).waitFor()
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])
      },
      options,
    )
    const decided = await on.sql<{ decisao: string; motivo: string | null }>(
      `select d ->> 'decisao' as decisao, d ->> 'motivo' as motivo from aprovacao, jsonb_array_elements(decisoes) d
       where registro_id = any($1::bigint[]) and nivel = 'gestor' order by registro_id`,
      [ids],
    )
    expect(decided.map(({ decisao, motivo }) => [decisao, motivo])).toEqual([
      ...[1, 2, 3].map(() => ['aprovou', null]),
      ['reprovou', 'A equipe está completa.'],
    ])
  }, 120_000)

  test('a recruiter’s morning: a late candidate, an interview, a refusal with its e-mail, and the next one, in twelve clicks', async () => {
    const { id, descricao } = await on.openRequest()
    await on.sql(
      'update candidato_solicitacao set na_etapa_desde = now(), data = current_date where solicitacao_id <> $1',
      [id],
    )
    await on.sql("update entrevista set situacao = 'C' where situacao = 'M'")
    await on.sql('update etapa_seletiva set acompanhamento_prazo_dias = 10 where empresa_id = 1 and ordem = 1')
    await on.sql(
      'update solicitacao_pessoal set solicitante_id = 1, recrutador_responsavel = null where empresa_id = 1',
    )
    await on.sql("update solicitacao_pessoal set recrutador_responsavel = 'Renata Holanda' where id = $1", [id])
    const late = await on.sql<{ nome: string }>(
      `select c.nome from candidato_solicitacao s join candidato c on c.id = s.candidato_id and c.empresa_id = s.candidato_empresa_id
       where s.solicitacao_id = $1 order by s.na_etapa_desde`,
      [id],
    )
    const [first = '', second = '', third = ''] = late.map(({ nome }) => nome)
    await on.stage.storyAnew(
      'rh',
      async ({ page, open }) => {
        const { click, count } = counter()
        await open('/')
        const waiting = card(page, 'Candidatos atrasados')
        await waiting.getByRole('link').nth(2).waitFor()
        expect(await waiting.getByRole('link').allTextContents()).toEqual([first, second, third])
        const vacancy = card(page, 'Minhas vagas').getByRole('listitem').filter({ hasText: descricao })
        await vacancy.getByText('3 atrasados').waitFor()
        await vacancy
          .getByRole('img', { name: `Candidatos por etapa de ${descricao}: Triagem de currículos: 3` })
          .waitFor()
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])

        await click(waiting.getByRole('link', { name: first, exact: true }))
        const panel = page.getByRole('dialog', { name: first, exact: true })
        await panel
          .getByText(/% de aderência/)
          .first()
          .waitFor()
        expect(await barriers(page)).toEqual([])
        await click(button(panel, 'Marcar entrevista'))
        const marca = page.getByRole('dialog', { name: `Marcar entrevista com ${first}` })
        // the last hour of the day that is offered: whatever the clock says there is one
        await click(marca.getByRole('button', { name: /^\d\d:\d\d$/ }).last())
        await marca.getByRole('textbox', { name: 'Local' }).fill('Sala 2')
        await click(button(marca, 'Marcar'))
        await page.getByText(/^Entrevista marcada para /).waitFor()
        await marca.waitFor({ state: 'detached' })

        await click(button(panel, 'Próximo registro'))
        const other = page.getByRole('dialog', { name: second, exact: true })
        await button(other, 'Marcar entrevista').waitFor()
        // a phone has one row of buttons and the rest in the menu
        if ((await button(other, 'Recusar').count()) === 0) {
          await click(other.getByRole('button', { name: /^Mais ações de / }))
          await click(page.getByRole('menuitem', { name: /^Recusar/ }))
        } else await click(button(other, 'Recusar'))
        const recusa = page.getByRole('dialog', { name: `Recusar ${second}` })
        await click(recusa.getByRole('radio', { name: 'Experiência abaixo do que a vaga pede' }))
        await recusa.getByText('Sobre o processo seletivo para').or(recusa.getByRole('alert')).first().waitFor()
        expect(await barriers(page)).toEqual([])
        await click(button(recusa, 'Recusar'))
        await recusa.waitFor({ state: 'detached' })

        await click(button(other, 'Próximo registro'))
        await page
          .getByRole('dialog', { name: third, exact: true })
          .getByText(/% de aderência/)
          .first()
          .waitFor()
        expect(count()).toBeLessThanOrEqual(12)
        expect(new URL(page.url()).pathname).toBe('/')
        // she never left the desk, which knows it already
        await page.keyboard.press('Escape')
        await page.getByRole('dialog', { name: third, exact: true }).waitFor({ state: 'detached' })
        await waiting.getByRole('link', { name: second, exact: true }).waitFor({ state: 'detached' })
        expect(await waiting.getByRole('link').allTextContents()).toEqual([first, third])
      },
      options,
    )
    expect(
      await on.sql(
        `select m.nome from candidato_solicitacao s join motivo_recusa m on m.id = s.motivo_recusa_id and m.empresa_id = s.empresa_id
         where s.solicitacao_id = $1`,
        [id],
      ),
    ).toEqual([{ nome: 'Experiência abaixo do que a vaga pede' }])
  }, 120_000)
})

test('somebody chooses and orders the cards by keyboard and mouse, finds them so after a new log-in, and restores them', async () => {
  await on.sql("delete from preferencia where chave = 'tela@|tela.inicio'")
  await on.stage.storyAnew('rh', async ({ page, open }) => {
    await open('/')
    await card(page, 'Acesso rápido').waitFor()
    expect((await order(page)).slice(0, 5)).toEqual(['aprovacoes', 'hoje', 'tarefas', 'atrasados', 'vagas'])
    await button(page, 'Organizar').click()
    const panel = page.getByRole('dialog', { name: 'Organizar a página inicial' })
    const up = button(panel, 'Mover Acesso rápido para cima')
    await up.focus()
    for (const at of [4, 3, 2, 1, 0]) {
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await order(page)).indexOf('atalhos')).toBe(at)
      await expect.poll(() => up.evaluate((one) => one === document.activeElement)).toBe(true)
    }
    await panel.getByRole('checkbox', { name: 'Solicitações por situação' }).uncheck()
    await expect.poll(() => order(page)).not.toContain('situacoes')
    const item = (title: string) => panel.getByRole('listitem').filter({ hasText: title })
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/tela.inicio') && answer.ok())
    await item('Minhas vagas').dragTo(item('Acesso rápido'))
    await saved
    await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual(['vagas', 'atalhos'])
    expect(await barriers(page)).toEqual([])
  })
  await on.stage.storyAnew('rh', async ({ page, open }) => {
    await open('/')
    await card(page, 'Acesso rápido').waitFor()
    const now = await order(page)
    expect(now.slice(0, 3)).toEqual(['vagas', 'atalhos', 'aprovacoes'])
    expect(now).not.toContain('situacoes')
    await button(page, 'Organizar').click()
    await button(page, 'Restaurar o padrão').click()
    await expect
      .poll(async () => (await order(page)).slice(0, 5))
      .toEqual(['aprovacoes', 'hoje', 'tarefas', 'atrasados', 'vagas'])
    expect(await order(page)).toContain('situacoes')
  })
}, 90_000)

test('the inbox holds the messages of all boxes, which narrow it; the boxes themselves are one click away and stay so', async () => {
  await on.sql("delete from preferencia where chave = 'tela@|tela.mensagens'")
  await on.sql('delete from usuario_mensagem')
  const admin = await login(on.stage.app, 'admin')
  for (const [tipo, texto] of [
    ['R', 'A vaga foi liberada.'],
    ['S', 'Exame a vencer.'],
  ])
    expect((await admin.post('/api/utilitario/mensagens', { tipo, texto, destino: 'TODOS' })).statusCode).toBe(201)
  await on.stage.storyAnew('rh', async ({ page, open }) => {
    await open('/')
    const inbox = page.getByRole('list', { name: 'Mensagens' })
    await inbox.getByText('A vaga foi liberada.').waitFor()
    await inbox.getByText('Exame a vencer.').waitFor()
    const narrow = page.getByRole('group', { name: 'Filtrar as mensagens' })
    await narrow.getByRole('button', { name: 'SST: 1 não lida' }).click()
    await inbox.getByText('A vaga foi liberada.').waitFor({ state: 'detached' })
    await button(page, 'Marcar como lida: Exame a vencer.').click()
    await page.getByText('Parabéns! Você leu todas as mensagens da caixa.').waitFor()
    expect(await page.getByRole('link', { name: 'Ver todas as mensagens de SST' }).getAttribute('href')).toBe(
      '/mensagens?tipo=S',
    )
    await narrow.getByRole('button', { name: 'Não lidas: 1 não lida' }).click()
    await inbox.getByText('A vaga foi liberada.').waitFor()
    expect(await inbox.getByText('Exame a vencer.').count()).toBe(0)
    expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/tela.mensagens') && answer.ok())
    await button(page, 'Caixas').click()
    await kept
    await card(page, 'Recrutamento & Seleção').getByText('1 não lida').waitFor()
    await page.reload()
    await card(page, 'Recrutamento & Seleção').getByText('A vaga foi liberada.').waitFor()
  })
}, 60_000)

test('quick access learns which screens somebody opens, on any computer', async () => {
  await on.sql("delete from preferencia where chave = 'telas-abertas'")
  const first = (page: Page) => card(page, 'Acesso rápido').getByRole('link').first()
  await on.stage.storyAnew('rh', async ({ page, open }) => {
    await open('/')
    await first(page).waitFor()
    expect(await first(page).textContent()).not.toContain('Idiomas')
    const counted = () => page.waitForResponse((answer) => answer.url().endsWith('/sensedata') && answer.ok())
    for (const path of ['/captacao/idiomas', '/captacao/areas-interesse', '/captacao/idiomas']) {
      const answer = counted()
      await open(path)
      await answer
    }
  })
  await on.stage.storyAnew('rh', async ({ page, open }) => {
    await open('/')
    await first(page).getByText('Idiomas', { exact: true }).waitFor()
    await card(page, 'Acesso rápido').getByText('As telas que você mais usa vêm primeiro.').waitFor()
  })
}, 60_000)
