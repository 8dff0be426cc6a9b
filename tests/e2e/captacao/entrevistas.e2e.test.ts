import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { arrangeInterview, button, notice, pageAction } from '../steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

interface Um {
  nome: string
  vaga: number
  email: string
}

test('an interview is arranged from the board, stands in the calendar, is graded, and its invitation is in the outbox', async () => {
  const { pool } = stage.app.database
  const { rows } = await pool.query<Um>(
    `select c.nome, v.id as vaga, c.contato_email as email from candidato_solicitacao s
     join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
     join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
     where s.empresa_id = 1 and s.situacao = 'E' and c.contato_email is not null and v.status = 'A' and not v.suspensa
       and not v.encerrada and not v.cancelada order by s.id limit 1`,
  )
  const [one] = rows
  if (!one) throw new Error('nobody is in a selection')
  await stage.story('rh', async ({ page, open }) => {
    await open(`/captacao/selecao?solicitacao=${one.vaga}`)
    await button(page.locator(`[data-cartao][aria-label^="${one.nome},"]`), `Ações de ${one.nome}`).click()
    await page.getByRole('menuitem', { name: 'Marcar entrevista' }).click()
    await arrangeInterview(page, one.nome, '2031-03-10T14:00', 'Sala 2')
    await notice(page, 'Entrevista marcada para 10/03/2031 14:00.')

    await open('/captacao/agenda-entrevistas?semana=2031-03-12')
    const dia = page.getByRole('region', { name: 'seg., 10/03', exact: true })
    await dia.getByText(one.nome, { exact: true }).waitFor()
    await dia.getByText('14:00 · 60 min').waitFor()
    expect(await barriers(page)).toEqual([])
    await dia.getByRole('link').first().click()
    await button(page, 'Salvar').waitFor()
    await (await pageAction(page, 'Dar notas')).click()
    const dialog = page.getByRole('dialog', { name: `Notas da entrevista: ${one.nome}` })
    const four = dialog.getByRole('radio', { name: 'Comunicação: 4', exact: true })
    await four.press('Space')
    await expect.poll(() => four.isChecked()).toBe(true)
    expect(await barriers(page)).toEqual([])
    await button(dialog, 'Enviar notas').click()
    await dialog.waitFor({ state: 'hidden' })
    const { rows: notas } = await pool.query(
      'select nota from entrevista_nota n join entrevista e using (empresa_id) where e.id = n.entrevista_id and e.inicio > $1',
      ['2031-01-01'],
    )
    expect(notas).toEqual([{ nota: 4 }])
    await page
      .getByRole('region', { name: 'E-mails', exact: true })
      .getByText(/Entrevista em 10\/03\/2031 14:00/)
      .waitFor()
  })
})

test('the calendar fits a telephone', async () => {
  await stage.story(
    'rh',
    async ({ page, open }) => {
      await open('/captacao/agenda-entrevistas?semana=2026-11-10')
      await page.getByRole('region', { name: 'seg., 09/11', exact: true }).waitFor()
      expect(await overflow(page)).toBe(0)
      await button(page, 'Próxima semana').click()
      await page.getByRole('region', { name: 'seg., 16/11', exact: true }).waitFor()
    },
    { viewport: PHONE },
  )
})
