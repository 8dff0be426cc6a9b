import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button, notice, placeOf, tabTo } from './steps.ts'

let stage: Stage
let admin: Client
beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
}, 300_000)
afterAll(() => stage?.close())

const sql = (text: string, values: unknown[] = []) => stage.app.database.pool.query(text, values)

// every story begins with empty boxes in the order of a new user, without news, notices and pending items
beforeEach(async () => {
  for (const table of ['usuario_mensagem', 'mensagem', 'noticia_leitura', 'noticia', 'aviso_sistema', 'pendencia_ac'])
    await sql(`delete from ${table}`)
  await sql(`delete from preferencia where chave = 'caixa-mensagens'`)
  await sql('update empresa set ac_integra = false')
  await sql('update usuario set usuario_ac = false')
})

async function post(path: string, body: object): Promise<void> {
  const answer = await admin.post(`/api/utilitario/${path}`, body)
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
}
const message = (texto: string, more: object = {}) => post('mensagens', { tipo: 'R', texto, destino: 'TODOS', ...more })
const news = (texto: string, criticidade: number, more: object = {}) =>
  post('noticias', { texto, criticidade, data: stage.app.today(), ...more })

const handle = (page: Page, titulo: string) => button(page, `Mover a caixa ${titulo}`)
const box = (page: Page, titulo: string) => page.getByRole('region', { name: titulo, exact: true })
const row = (page: Page, texto: string) => page.getByRole('listitem').filter({ hasText: texto })
const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/caixa-mensagens') && answer.ok())
const said = (page: Page) => page.locator('[aria-live="assertive"]').textContent()

/** An error stays until it has been read (spec 1 §8). */
async function closeError(page: Page, text = 'Erro'): Promise<void> {
  const error = page.getByRole('alertdialog', { name: 'Erro' })
  await error.getByText(text).first().waitFor()
  await button(error, 'Fechar').click()
  await error.waitFor({ state: 'detached' })
}

/** The titles of each column, from top to bottom. */
const columns = (page: Page): Promise<string[][]> =>
  page
    .locator('[data-coluna]')
    .evaluateAll((all) =>
      all.map((column) => [...column.querySelectorAll('h3')].map((title) => title.textContent ?? '')),
    )

const AS_DELIVERED = [
  ['Recrutamento & Seleção', 'Pesquisas', 'Desenvolvimento de Talentos', 'SST'],
  ['Cargos & Salários', 'Aval. Desempenho', 'Gestão de Talentos', 'Utilitários'],
]

describe('A disposição das caixas', () => {
  test('uma caixa é arrastada com o mouse e outra minimizada, e assim estão em uma nova entrada', async () => {
    const moved = [
      ['Pesquisas', 'Desenvolvimento de Talentos', 'SST'],
      ['Cargos & Salários', 'Recrutamento & Seleção', 'Aval. Desempenho', 'Gestão de Talentos', 'Utilitários'],
    ]
    await stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      expect(await columns(page)).toEqual(AS_DELIVERED)
      const from = await placeOf(handle(page, 'Recrutamento & Seleção'))
      const to = await box(page, 'Aval. Desempenho').boundingBox()
      if (!to) throw new Error('no box')
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 40, to.y + 60, { steps: 4 })
      const answer = saved(page)
      await page.mouse.move(to.x + 40, to.y + 4, { steps: 2 })
      await page.mouse.up()
      await answer
      expect(await columns(page)).toEqual(moved)
      const again = saved(page)
      await button(page, 'Minimizar SST').click()
      await again
      await button(page, 'Restaurar SST').waitFor()
    })
    await stage.story('gestor', async ({ page, open }) => {
      await open('/')
      await button(page, 'Restaurar SST').waitFor()
      expect(await columns(page)).toEqual(moved)
    })
  }, 60_000)

  test('uma caixa é movida pelo teclado, com cada passo anunciado, e assim está em uma nova entrada', async () => {
    const moved = [
      ['Pesquisas', 'Desenvolvimento de Talentos', 'SST'],
      ['Cargos & Salários', 'Recrutamento & Seleção', 'Aval. Desempenho', 'Gestão de Talentos', 'Utilitários'],
    ]
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      const grip = handle(page, 'Recrutamento & Seleção')
      await grip.waitFor()
      await tabTo(page, grip)
      await page.keyboard.press('Space')
      expect(await said(page)).toBe(
        'Caixa Recrutamento & Seleção pronta para mover: posição 1 de 4, coluna da esquerda. Use as setas para mover, Espaço para soltar e Esc para cancelar.',
      )
      await page.keyboard.press('ArrowUp')
      expect(await said(page)).toBe('A caixa Recrutamento & Seleção não pode ir além nesta direção.')
      await page.keyboard.press('ArrowRight')
      expect(await said(page)).toBe('Caixa Recrutamento & Seleção: posição 1 de 5, coluna da direita.')
      await page.keyboard.press('Escape')
      expect(await said(page)).toBe(
        'Movimento cancelado. Caixa Recrutamento & Seleção na posição 1 de 4, coluna da esquerda.',
      )
      expect(await columns(page)).toEqual(AS_DELIVERED)

      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      const answer = saved(page)
      await page.keyboard.press('Enter')
      await answer
      expect(await said(page)).toBe('Caixa Recrutamento & Seleção solta na posição 2 de 5, coluna da direita.')
      expect(await columns(page)).toEqual(moved)
      expect(await grip.evaluate((element) => element === document.activeElement)).toBe(true)
    })
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      expect(await columns(page)).toEqual(moved)
    })
  }, 60_000)

  test('quem não arrasta nem usa o teclado move pelo menu; no telefone o dedo arrasta', async () => {
    await stage.story(
      'sst',
      async ({ page, context, open }) => {
        await open('/')
        const answer = saved(page)
        await handle(page, 'Pesquisas').click()
        await page.getByRole('menuitem', { name: 'Mover para cima' }).click()
        await answer
        expect((await columns(page))[0]?.slice(0, 2)).toEqual(['Pesquisas', 'Recrutamento & Seleção'])
        expect(await barriers(page)).toEqual([])

        const from = await placeOf(handle(page, 'Desenvolvimento de Talentos'))
        const to = await box(page, 'Recrutamento & Seleção').boundingBox()
        if (!to) throw new Error('no box')
        const cdp = await context.newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
          cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
        const again = saved(page)
        await touch('touchStart', from.x + 10, from.y + 10)
        await touch('touchMove', from.x + 20, from.y - 20)
        await touch('touchMove', to.x + 30, to.y + 6)
        await touch('touchEnd')
        await again
        expect((await columns(page))[0]?.slice(0, 3)).toEqual([
          'Pesquisas',
          'Desenvolvimento de Talentos',
          'Recrutamento & Seleção',
        ])
        expect(await overflow(page)).toBe(0)
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    )
  }, 60_000)

  test('o que não pôde ser guardado volta ao que era, e a pessoa é avisada', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await page.route('**/api/userinfo/usuario/caixa-mensagens', (route) => route.fulfill({ status: 500, json: {} }))
      await open('/')
      await handle(page, 'Pesquisas').click()
      await page.getByRole('menuitem', { name: 'Mover para a coluna da direita' }).click()
      await closeError(page)
      await expect.poll(() => columns(page), { timeout: 10_000 }).toEqual(AS_DELIVERED)
    })
  }, 60_000)
})

describe('As mensagens', () => {
  test('uma mensagem é vista, lida, desmarcada e removida; a contagem acompanha', async () => {
    await message('A vaga de analista foi liberada.', { link: '/captacao/solicitacoes-pessoal/1' })
    await message('Um candidato se inscreveu.')
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      const recruitment = box(page, 'Recrutamento & Seleção')
      await recruitment.getByText('2 não lidas').waitFor()
      await box(page, 'SST').getByText('Parabéns! Você leu todas as mensagens da caixa.').waitFor()

      await row(page, 'A vaga de analista')
        .getByRole('button', { name: /^Visualizar/ })
        .click()
      const dialog = page.getByRole('dialog', { name: 'Mensagem' })
      for (const text of ['Remetente', 'Administrador do Sistema', 'Data', 'A vaga de analista foi liberada.'])
        await dialog.getByText(text, { exact: true }).waitFor()
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThanOrEqual(768)
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('checkbox', { name: 'Mensagem Lida' }).check()
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      await recruitment.getByText('1 não lida', { exact: true }).waitFor()

      await button(page, 'Marcar como lida: Um candidato se inscreveu.').click()
      await recruitment.getByText('Parabéns! Você leu todas as mensagens da caixa.').waitFor()
      await button(page, 'Marcar como não lida: Um candidato se inscreveu.').click()
      await recruitment.getByText('1 não lida', { exact: true }).waitFor()

      await button(page, 'Remover: Um candidato se inscreveu.').click()
      const question = page.getByRole('dialog', { name: 'Remover mensagem' })
      await question.getByText('Tem certeza que deseja remover?').waitFor()
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await row(page, 'Um candidato').waitFor()
      await button(page, 'Remover: Um candidato se inscreveu.').click()
      await button(question, 'Remover').click()
      await notice(page, 'Mensagem removida com sucesso.')
      await row(page, 'Um candidato').waitFor({ state: 'detached' })

      await row(page, 'A vaga de analista')
        .getByRole('button', { name: /^Visualizar/ })
        .click()
      await dialog.getByRole('link', { name: 'Abrir' }).click()
      await page.waitForURL('**/captacao/solicitacoes-pessoal/1')
    })
  }, 60_000)

  test('uma mensagem nova aparece sem recarregar a página', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      await message('Chegou agora.')
      await expect
        .poll(
          async () => {
            await page.evaluate(() => window.dispatchEvent(new Event('focus')))
            return row(page, 'Chegou agora.').count()
          },
          { timeout: 25_000 },
        )
        .toBe(1)
    })
  }, 60_000)

  test('acima de 30 não lidas a caixa diz "1-30 de muitas"; todas estão em sua página, e várias são marcadas de uma vez', async () => {
    await message('Exame vencido.', { tipo: 'S' })
    // 33 further copies of it for everybody, each a minute older than the one before
    await sql(`insert into mensagem (empresa_id, tipo, texto, texto_abreviado, remetente, data, destino)
      select empresa_id, tipo, 'Exame ' || n, 'Exame ' || n, remetente, data - n * interval '1 minute', destino
      from mensagem cross join generate_series(1, 33) n`)
    await sql(`insert into usuario_mensagem (empresa_id, mensagem_id, usuario_id, tipo, data, lida)
      select m.empresa_id, m.id, u.id, m.tipo, m.data, false from mensagem m, usuario u
      where u.login = 'rh' and m.texto like 'Exame _%' and m.texto <> 'Exame vencido.'`)
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      const safety = box(page, 'SST')
      const chip = safety.getByText('1-30 de muitas')
      await chip.waitFor()
      expect(await safety.getByRole('listitem').count()).toBe(30)
      await chip.hover()
      await page.getByRole('tooltip', { name: 'Exibindo as 30 mensagens mais recentes de 34 não lidas.' }).waitFor()
      await safety.getByRole('link', { name: /^Ver todas/ }).click()

      await page.waitForURL('**/mensagens?tipo=S')
      const list = page.getByRole('list', { name: 'Mensagens' })
      await list.getByRole('listitem').nth(14).waitFor()
      await page.getByText('1–15 de 34').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check()
      await button(page, 'Marcar como lidas').click()
      await notice(page, '15 mensagens alteradas.')
      await button(page, 'Lidas').click()
      await page.getByText('1–15 de 15').waitFor()
      await button(page, 'Não lidas').click()
      await page.getByText('1–15 de 19').waitFor()
      await page.getByRole('button', { name: /próxima página/i }).click()
      await page.getByText('16–19 de 19').waitFor()
      await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check()
      await button(page, 'Remover').click()
      await button(page.getByRole('dialog'), 'Remover').click()
      await notice(page, '4 mensagens removidas com sucesso.')
      await page.getByText('1–15 de 15').waitFor()
    })
  }, 90_000)

  test('uma chamada que falha não esvazia a página, e pode ser repetida', async () => {
    await message('A vaga foi liberada.')
    await stage.story('rh', async ({ page, open }) => {
      let failing = true
      await page.route('**/api/userinfo/mensagens', (route) =>
        failing ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await open('/')
      await notice(page, 'Não foi possível carregar as mensagens.')
      await page.getByRole('heading', { name: 'Acesso rápido' }).waitFor()
      failing = false
      await button(page, 'Tentar novamente').click()
      await row(page, 'A vaga foi liberada.').waitFor()
    })
  }, 60_000)
})

describe('As pendências da folha', () => {
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
    return sql(`insert into pendencia_ac (${names.join()}) values (${places.join()})`, Object.values(all))
  }
  const refusal = 'Você não tem permissão para remover esse item.'

  test('só a empresa integrada mostra a caixa', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await handle(page, 'SST').waitFor()
      expect(await page.getByText('Pendências com a Folha de Pagamento').count()).toBe(0)
    })
    await sql('update empresa set ac_integra = true where id = 1')
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await page.getByRole('region', { name: 'Pendências com a Folha de Pagamento' }).waitFor()
      await notice(page, 'Nenhuma pendência com a folha de pagamento.')
    })
  }, 60_000)

  test('exclui quem tem o papel do item, se cancelado; aos outros a dica diz por que não', async () => {
    await sql('update empresa set ac_integra = true where id = 1')
    await item('Cancelada', { status_cancelado: true, msg: 'Cancelada na folha.' })
    await item('Outra cancelada', { status_cancelado: true, role: 'ROLE_MOV_SOLICITACAO' })
    await item('Mais uma cancelada', { status_cancelado: true })
    await item('Aberta')
    await item('De outro papel', { status_cancelado: true, role: 'ROLE_QUE_NINGUEM_TEM' })
    await item('Afastamento', { tipo: 'ausencia', status_cancelado: true })
    await stage.story('rh', async ({ page, open }) => {
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
    const { rows } = await sql('select pendencia from pendencia_ac order by id')
    expect(rows).toEqual([{ pendencia: 'Aberta' }, { pendencia: 'De outro papel' }, { pendencia: 'Afastamento' }])
  }, 90_000)

  test('o usuário da folha exclui também o que não foi cancelado; no telefone são cartões', async () => {
    await sql('update empresa set ac_integra = true where id = 1')
    await sql(`update usuario set usuario_ac = true where login = 'rh'`)
    await item('Aberta')
    await stage.story(
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

describe('Notícias e avisos', () => {
  test('notícias de criticidade -1 e 0 abrem no início, uma após a outra; fechar as marca como lidas', async () => {
    await news('Dicas de recrutamento.', 1)
    await news('Portal renovado.', 0)
    await news('Manutenção no domingo.', -1, { link: 'https://www.example.com/manutencao' })
    await stage.story('rh', async ({ page }) => {
      await page.goto(`${stage.url}/`)
      const dialog = page.getByRole('dialog', { name: 'Notícia' })
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
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await button(page, 'Últimas Notícias').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
    })
  }, 60_000)

  test('avisos do sistema levam aonde dizem e ficam de lado até a próxima entrada', async () => {
    await post('avisos-sistema', {
      tipo: 'NOVA_VERSAO',
      mensagem: 'Versão 5.2.',
      link: 'https://cliente.example.com',
      ativo: true,
    })
    await post('avisos-sistema', {
      tipo: 'REQUISITOS',
      mensagem: 'Java 11 / Tomcat 9.',
      link: 'https://guia.example.com',
      ativo: true,
    })
    await post('avisos-sistema', {
      tipo: 'AJUSTE_CADASTRO',
      mensagem: 'Cargos sem CBO.',
      link: '/captacao/candidatos',
      ativo: true,
    })
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      const notices = page.getByRole('list', { name: 'Avisos do sistema' })
      expect(await notices.getByRole('link', { name: 'Portal do cliente' }).getAttribute('href')).toBe(
        'https://cliente.example.com/',
      )
      expect(await notices.getByRole('link', { name: 'Guia de atualização' }).getAttribute('target')).toBe('_blank')
      await button(page, 'Dispensar o aviso: Nova versão disponível').click()
      await page.reload()
      await notices.getByText('Cargos sem CBO.').waitFor()
      expect(await notices.getByText('Versão 5.2.').count()).toBe(0)
      await notices.getByRole('link', { name: 'Ajustar cadastro' }).click()
      await page.waitForURL('**/captacao/candidatos')
    })
    await stage.story('rh', async ({ page, open }) => {
      await open('/')
      await page.getByText('Versão 5.2.').waitFor()
      await page.route('**/api/userinfo/avisos-sistema', (route) => route.fulfill({ status: 500, json: {} }))
      await page.reload()
      await closeError(page)
      await handle(page, 'SST').waitFor()
    })
  }, 60_000)
})

test.each([
  ['na mesa', undefined],
  ['no telefone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ['no escuro', { colorScheme: 'dark' as const }],
])(
  'o início cheio é acessível e cabe na tela %s',
  async (_where, options) => {
    await message('A vaga de analista de recursos humanos foi liberada e já pode receber candidatos.'.repeat(3))
    await post('avisos-sistema', {
      tipo: 'REQUISITOS',
      mensagem: 'Java 11 / Tomcat 9.',
      link: 'https://guia.example.com',
      ativo: true,
    })
    await stage.story(
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
