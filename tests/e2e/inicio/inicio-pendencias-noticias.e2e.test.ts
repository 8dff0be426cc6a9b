import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { barriers, overflow, PHONE } from '#tests/helpers/browser/browser.ts'
import { button, notice } from '../steps.ts'
import { closeError, handle, openStartPage, row, type StartPage } from './empty.ts'

let start: StartPage
beforeAll(async () => {
  start = await openStartPage()
}, 300_000)
afterAll(() => start?.stage.close())
beforeEach(() => start.empty())

const news = (texto: string, criticidade: number, more: object = {}) =>
  start.post('noticias', { texto, criticidade, data: start.stage.app.today(), ...more })

describe('the pending items of payroll', () => {
  const item = (pendencia: string, more: Record<string, unknown> = {}) => {
    const all = {
      empresa_id: 1,
      tipo: 'pendencia',
      pendencia,
      detalhes: `Detalhes de ${pendencia}`,
      status_detalhes: 'Recusada',
      msg: null,
      role: null,
      status_cancelado: false,
      ...more,
    }
    const names = Object.keys(all)
    const places = names.map((_name, at) => `$${at + 1}`)
    return start.sql(`insert into pendencia_ac (${names.join()}) values (${places.join()})`, Object.values(all))
  }
  const refusal = 'Você não tem permissão para remover esse item.'

  test('[R-PEN-VISIVEL] only an integrated company shows the box', async () => {
    await start.stage.storyAnew('rh', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      expect(await page.getByText('Pendências com a Folha de Pagamento').count()).toBe(0)
    })
    await start.sql('update empresa set ac_integra = true where id = 1')
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      await page.getByRole('region', { name: 'Pendências com a Folha de Pagamento' }).waitFor()
      await notice(page, 'Nenhuma pendência com a folha de pagamento.')
    })
  }, 60_000)

  test('[S-PEN-1] [R-PEN-01] who has the role of the item deletes it when cancelled; to others the hint says why not', async () => {
    await start.sql('update empresa set ac_integra = true where id = 1')
    await item('Cancelada', { status_cancelado: true, msg: 'Cancelada na folha.' })
    await item('Outra cancelada', { status_cancelado: true, role: 'ROLE_MOV_SOLICITACAO' })
    await item('Mais uma cancelada', { status_cancelado: true })
    await item('Aberta')
    await item('De outro papel', { status_cancelado: true, role: 'ROLE_QUE_NINGUEM_TEM' })
    await item('Afastamento', { tipo: 'ausencia', status_cancelado: true })
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      const others = page.getByRole('table', { name: 'Outras pendências' })
      await others.waitFor()
      for (const title of ['Pendência', 'Detalhes', 'Status'])
        await others.getByRole('columnheader', { name: title, exact: true }).waitFor()
      expect(await barriers(page)).toEqual([])

      // absences are read-only: nothing to choose, nothing to press but the message
      const absences = page.getByRole('table', { name: 'Ausências rejeitadas pelo eSocial' })
      await absences.getByText('Afastamento', { exact: true }).waitFor()
      expect(await absences.getByRole('checkbox').count()).toBe(0)
      expect(await absences.getByRole('button', { name: /Excluir/ }).count()).toBe(0)

      for (const name of ['Aberta', 'De outro papel']) {
        const remove = button(page, `Excluir: ${name}`)
        await remove.focus()
        await page.getByRole('tooltip', { name: refusal }).waitFor()
        await page.keyboard.press('Enter')
        expect(await page.getByRole('dialog').count()).toBe(0)
        expect(await page.getByRole('checkbox', { name: `Selecionar: ${name}` }).isDisabled()).toBe(true)
        await remove.blur()
        await page.getByRole('tooltip').waitFor({ state: 'detached' })
      }
      await button(page, 'Mensagem da pendência Cancelada').focus()
      await page.getByRole('tooltip', { name: 'Cancelada na folha.' }).waitFor()

      await button(page, 'Excluir: Cancelada').click()
      const question = page.getByRole('dialog', { name: 'Confirmação' })
      await question.getByText('Confirma exclusão?').waitFor()
      await button(question, 'Excluir').click()
      await notice(page, 'Pendencia(s) AC excluida(s) com sucesso.')
      await others.getByText('Cancelada', { exact: true }).waitFor({ state: 'detached' })

      await page.getByRole('checkbox', { name: 'Selecionar todas as pendências que podem ser excluídas' }).check()
      await page.getByText('2 pendências selecionadas').waitFor()
      await page.route('**/api/pendencias-ac', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await button(page, 'Excluir').click()
      await button(question, 'Excluir').click()
      await closeError(page, 'Não foi possível excluir a(s) pendência(s).')
      await others.getByText('Outra cancelada', { exact: true }).waitFor()
      await page.unroute('**/api/pendencias-ac')
      await button(page, 'Excluir').click()
      await button(question, 'Excluir').click()
      await others.getByText('Outra cancelada', { exact: true }).waitFor({ state: 'detached' })
      await question.waitFor({ state: 'detached' })
      await expect.poll(() => others.getByRole('row').count(), { timeout: 10_000 }).toBe(3)
    })
    const { rows } = await start.sql('select pendencia from pendencia_ac order by id')
    expect(rows).toEqual([{ pendencia: 'Aberta' }, { pendencia: 'De outro papel' }, { pendencia: 'Afastamento' }])
  }, 90_000)

  test('the payroll user deletes also what was not cancelled; on a telephone they are cards', async () => {
    await start.sql('update empresa set ac_integra = true where id = 1')
    await start.sql(`update usuario set usuario_ac = true where login = 'rh'`)
    await item('Aberta')
    await start.stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/')
        await page.getByRole('list', { name: 'Outras pendências' }).waitFor()
        expect(await overflow(page)).toBe(0)
        expect(await barriers(page)).toEqual([])
        await button(page, 'Excluir: Aberta').click()
        await button(page.getByRole('dialog'), 'Excluir').click()
        await notice(page, 'Nenhuma pendência com a folha de pagamento.')
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  }, 60_000)
})

describe('news and notices', () => {
  test('[S-NOT-1] [R-NOT-DIALOGO] news of criticality -1 and 0 open on the start page one after the other; closing marks them as read', async () => {
    await news('Dicas de recrutamento.', 1)
    await news('Portal renovado.', 0)
    await news('Manutenção no domingo.', -1, { link: 'https://www.example.com/manutencao' })
    await start.stage.story('rh', async ({ page, open, quiet }) => {
      const dialog = page.getByRole('dialog', { name: 'Notícia' })
      // only at the start
      await open('/captacao/idiomas')
      await quiet()
      expect(await dialog.count()).toBe(0)
      await page.goto(`${start.stage.url}/`)
      await dialog.getByText('Manutenção no domingo.').waitFor()
      await dialog.getByText('1 de 2').waitFor()
      const link = dialog.getByRole('link', { name: 'Abrir notícia' })
      expect([
        await link.getAttribute('href'),
        await link.getAttribute('target'),
        await link.getAttribute('rel'),
      ]).toEqual(['https://www.example.com/manutencao', '_blank', 'noopener noreferrer'])
      expect(await barriers(page)).toEqual([])
      await button(dialog, 'Próxima').click()
      await dialog.getByText('Portal renovado.').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })

      // the third waits below the bell, 400 px wide, and is read when it is opened
      await page.getByRole('button', { name: 'Últimas Notícias: 1 não lida' }).click()
      const latest = page.getByRole('dialog', { name: 'Últimas Notícias' })
      await latest.getByText('Dicas de recrutamento.').waitFor()
      await expect.poll(async () => (await latest.boundingBox())?.width).toBe(400)
      expect(await barriers(page)).toEqual([])
      await latest.getByRole('button', { name: /^Não lida: Dicas/ }).click()
      await dialog.getByText('Dicas de recrutamento.').waitFor()
      await button(dialog, 'Fechar').click()
      await page.keyboard.press('Escape')
      await button(page, 'Últimas Notícias').waitFor()
    })
    await start.stage.story('rh', async ({ page, open }) => {
      await open('/')
      await button(page, 'Últimas Notícias').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
    })
  }, 60_000)

  test('[B-SYSTEM-NOTICES] technical notices are said once, to who administers the installation; others lead where they say and stay aside until the next log-in', async () => {
    const announce = (tipo: string, mensagem: string, link: string) =>
      start.post('avisos-sistema', { tipo, mensagem, link, ativo: true })
    await announce('NOVA_VERSAO', 'Versão 5.2.', 'https://cliente.example.com')
    await announce('REQUISITOS', 'Java 11 / Tomcat 9.', 'https://guia.example.com')
    await announce('AJUSTE_CADASTRO', 'Cargos sem CBO.', '/captacao/candidatos')
    await start.stage.storyAnew('admin', async ({ page, open }) => {
      await open('/')
      const notices = page.getByRole('list', { name: 'Avisos do sistema' })
      expect(await notices.getByRole('link', { name: 'Portal do cliente' }).getAttribute('href')).toBe(
        'https://cliente.example.com/',
      )
      expect(await notices.getByRole('link', { name: 'Guia de atualização' }).getAttribute('target')).toBe('_blank')
      await button(page, 'Dispensar o aviso: Nova versão disponível').click()
      await page.reload()
      // what was not put aside stands there for the rest of this session
      await notices.getByText('Java 11 / Tomcat 9.').waitFor()
      expect(await notices.getByText('Versão 5.2.').count()).toBe(0)
    })
    await start.stage.storyAnew('admin', async ({ page, open }) => {
      await open('/')
      const notices = page.getByRole('list', { name: 'Avisos do sistema' })
      await notices.getByText('Cargos sem CBO.').waitFor()
      expect(await notices.getByRole('listitem').count()).toBe(1)
      // one that says something new is a new one
      await start.sql("update aviso_sistema set mensagem = 'Versão 5.3.' where tipo = 'NOVA_VERSAO'")
      await page.reload()
      await notices.getByText('Versão 5.3.').waitFor()
    })
    await start.stage.storyAnew('rh', async ({ page, open }) => {
      await open('/')
      const notices = page.getByRole('list', { name: 'Avisos do sistema' })
      await notices.getByText('Cargos sem CBO.').waitFor()
      expect(await notices.getByRole('listitem').count()).toBe(1)
      await button(page, 'Dispensar o aviso: Ajustes de cadastro').click()
      await page.reload()
      await handle(page, 'SST').waitFor()
      expect(await notices.count()).toBe(0)
    })
    await start.stage.storyAnew('rh', async ({ page, open }) => {
      await open('/')
      const notices = page.getByRole('list', { name: 'Avisos do sistema' })
      await notices.getByRole('link', { name: 'Ajustar cadastro' }).click()
      await page.waitForURL('**/captacao/candidatos')
      await page.route('**/api/userinfo/avisos-sistema', (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto(`${start.stage.url}/`)
      await closeError(page)
      await handle(page, 'SST').waitFor()
    })
  }, 90_000)
})

test.each([
  ['na mesa', undefined],
  ['no telefone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ['no escuro', { colorScheme: 'dark' as const }],
])(
  'the full start page is accessible and fits: %s',
  async (_where, options) => {
    await start.message('A vaga de analista de recursos humanos foi liberada e já pode receber candidatos.'.repeat(3))
    await start.post('avisos-sistema', {
      tipo: 'REQUISITOS',
      mensagem: 'Java 11 / Tomcat 9.',
      link: 'https://guia.example.com',
      ativo: true,
    })
    await start.stage.story(
      'rh',
      async ({ page, open }) => {
        await open('/')
        await row(page, 'A vaga de analista').waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      },
      options,
    )
  },
  60_000,
)
