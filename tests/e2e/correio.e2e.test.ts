import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMail } from '#server/mail/send.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser.ts'
import { button } from './steps.ts'

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

describe('A caixa de saída', () => {
  test('sem servidor de e-mail mostra cada mensagem como ela chegaria, com anexos, e a envia de novo', async () => {
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

  test('cabe no telefone, e o candidato mostra os e-mails sobre ele', async () => {
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
