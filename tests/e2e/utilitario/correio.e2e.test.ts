import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMail } from '#server/platform/mail/send.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, pageAction, rowAction } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
  const { kysely, pool } = stage.app.database
  await pool.query('delete from email_saida')
  await sendMail(kysely, {
    empresaId: 1,
    to: { endereco: 'ana@exemplo.com.br', nome: 'Ana Conceição' },
    subject: 'Convite para entrevista',
    text: 'Olá, Ana.\n\nEsperamos você na segunda-feira.',
    attachments: [{ nome: 'convite.ics', tipo: 'text/calendar; method=REQUEST', conteudo: 'BEGIN:VCALENDAR' }],
    about: [{ entidade: 'captacao/candidato', id: 5 }],
    author: 'Renata Holanda',
  })
  await stage.app.fastify.prumo.jobs.run('envio-emails', {})
}, 300_000)
afterAll(() => stage?.close())

describe('the outbox', () => {
  test('without a mail server it shows each message as it would arrive, with attachments, and sends it again', async () => {
    await stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/caixa-saida')
      await page.getByText(/Nenhum servidor de e-mail está configurado/).waitFor()
      const row = page.getByRole('row', { name: /Convite para entrevista/ })
      await row.getByText('Guardado', { exact: true }).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(row, 'Convite para entrevista').click()
      const email = page.getByRole('dialog', { name: 'E-mail', exact: true })
      await email.getByText('Ana Conceição <ana@exemplo.com.br>').waitFor()
      await email.getByText('Renata Holanda').waitFor()
      await email
        .frameLocator('iframe[title="Texto do e-mail"]')
        .getByText('Esperamos você na segunda-feira.')
        .waitFor()
      await button(email, 'Só texto').click()
      await email.getByText(/^Olá, Ana\./).waitFor()
      const file = page.waitForEvent('download')
      await button(email, 'convite.ics').click()
      expect((await file).suggestedFilename()).toBe('convite.ics')
      await button(email, 'Enviar novamente').click()
      await email.getByText('Aguardando', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await email.waitFor({ state: 'hidden' })
      await page.getByRole('searchbox', { name: 'Destinatário ou assunto' }).fill('ninguém')
      await page.getByText('Nenhum e-mail encontrado para o filtro informado.').waitFor()
    })
  })

  test('fits a telephone, and the candidate shows the e-mails about him', async () => {
    await stage.story(
      'admin',
      async ({ page, open }) => {
        await open('/utilitario/caixa-saida')
        await page.getByRole('button', { name: /Convite para entrevista/ }).waitFor()
        expect(await overflow(page)).toBe(0)
        await open('/captacao/candidatos/5')
        const mails = page.getByRole('region', { name: 'E-mails', exact: true })
        await mails.getByText('Convite para entrevista').waitFor()
      },
      { viewport: PHONE },
    )
  })
})

test('who moves a candidate on the board sees the e-mail that will go out, changes it or does not send it', async () => {
  const { pool } = stage.app.database
  const { rows } = await pool.query<{ nome: string; vaga: number }>(
    `select c.nome, v.id as vaga from candidato_solicitacao s
     join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
     join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
     where s.empresa_id = 1 and s.situacao = 'E' and c.contato_email is not null and v.status = 'A' and not v.suspensa
       and not v.encerrada and not v.cancelada order by s.id limit 1`,
  )
  const [one] = rows
  if (!one) throw new Error('nobody is in a selection')
  await stage.story('rh', async ({ page, open }) => {
    await open(`/captacao/selecao?solicitacao=${one.vaga}`)
    const card = page.locator(`[data-cartao][aria-label^="${one.nome},"]`)
    await button(card, `Ações de ${one.nome}`).click()
    await page.getByRole('menuitem', { name: 'Mover para…' }).click()
    await page
      .getByRole('menuitem', { name: /^Mover para [^…]/ })
      .last()
      .click()
    const notice = page.getByRole('status').filter({ hasText: `${one.nome} será avisado por e-mail às ` })
    await button(notice, 'Ver e editar').click()
    const dialog = page.getByRole('dialog', { name: /^E-mail para / })
    const subject = dialog.getByRole('textbox', { name: 'Assunto' })
    await expect.poll(() => subject.inputValue()).toMatch(/^Você avançou no processo seletivo: /)
    expect(await barriers(page)).toEqual([])
    await subject.fill('Você passou de etapa')
    await button(dialog, 'Salvar').click()
    await dialog.waitFor({ state: 'hidden' })
    const subjects = async () =>
      (await pool.query<{ assunto: string }>("select assunto from email_saida where situacao = 'AGUARDANDO'")).rows
    await expect.poll(subjects).toContainEqual({ assunto: 'Você passou de etapa' })
    await button(notice, 'Não enviar').click()
    await notice.waitFor({ state: 'hidden' })
    await expect.poll(subjects).not.toContainEqual({ assunto: 'Você passou de etapa' })
  })
})

test('a template is seen with the data of a candidate', async () => {
  await stage.story('rh', async ({ page, open }) => {
    const found = "select id from modelo_email where empresa_id = 1 and nome = 'Boas-vindas'"
    const { rows } = await stage.app.database.pool.query<{ id: number }>(found)
    await open(`/captacao/modelos-email/${rows[0]?.id}`)
    await button(page, 'Salvar').waitFor()
    await (await pageAction(page, 'Pré-visualizar')).click()
    const dialog = page.getByRole('dialog', { name: 'Como o e-mail fica' })
    await dialog.getByText('Bem-vindo(a) à Aurora Alimentos Ltda').waitFor()
    await dialog.frameLocator('iframe').getByText('Parabéns!').waitFor()
    await button(dialog, 'Fechar').click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('an advert is sent by e-mail from the list; mistakes are told beside the addresses, and nothing typed is lost', async () => {
  const { app } = stage
  const [vaga] = (await app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json() as { id: number }[]
  const sent = async () => {
    const text = "select para, texto from email_saida where evento = 'anuncio-por-email' order by id"
    return (await app.database.pool.query<{ para: string; texto: string }>(text)).rows
  }
  const title = 'Enviar Anúncio por E-mail'
  await stage.story('rh', async ({ page, open }) => {
    await open(`/captacao/anuncios?filter=${encodeURIComponent(JSON.stringify({ exibirModuloExterno: true }))}`)
    const row = page.getByRole('row', { name: /Vaga de / }).first()
    await (await rowAction(row, 'Enviar por e-mail')).click()
    const dialog = page.getByRole('dialog', { name: title })
    const to = dialog.getByRole('combobox', { name: 'Destinatários' })
    await button(dialog, 'Enviar').click()
    await dialog.getByText('Destinatários é obrigatório').waitFor()
    await to.fill('Ana Conceição <ana@exemplo.com>; bia@')
    await to.press('Enter')
    await fill(dialog, 'Mensagem', 'Indique para quem você conhece.')
    await button(dialog, 'Enviar').click()
    await dialog.getByText('E-mail inválido: bia@').waitFor()
    await expect.poll(() => to.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await sent()).toEqual([])
  })
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open(`/captacao/anuncios/${vaga?.id}`)
      const mails = page.getByRole('region', { name: 'E-mails', exact: true })
      await mails.getByText('Nenhum e-mail foi enviado.').waitFor()
      await (await pageAction(page, 'Enviar por e-mail')).click()
      const dialog = page.getByRole('dialog', { name: title })
      const to = dialog.getByRole('combobox', { name: 'Destinatários' })
      await to.evaluate((box) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'Bia <bia@exemplo.com>\nBIA@exemplo.com')
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await to.fill('caio@exemplo.com')
      const call = '**/anuncios/*/email'
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
      await button(dialog, 'Enviar').click()
      await dialog.getByText('Erro ao enviar e-mail. Por favor, tente novamente.').waitFor()
      expect(await overflow(page)).toBe(0)
      await page.unroute(call)
      await button(dialog, 'Enviar').click()
      await page.getByText('Anúncio de vaga enviado com sucesso.').waitFor()
      await dialog.waitFor({ state: 'hidden' })
      await mails.getByText('caio@exemplo.com').waitFor()
    },
    { viewport: PHONE },
  )
  expect((await sent()).map(({ para }) => para)).toEqual(['bia@exemplo.com', 'caio@exemplo.com'])
  expect((await sent())[0]?.texto).toContain(
    `${stage.url.replace('127.0.0.1', 'localhost')}/externo/anuncios/${vaga?.id}?empresaId=1`,
  )
})
