import { afterAll, beforeAll, expect, test } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

const SENHA = 'ladrilho azul atrás da porta'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test('an administrator chooses a passphrase, makes a backup, takes it along, tries to restore it and lets it be made every day', async () => {
  await stage.story('admin', async ({ page, open }) => {
    await open('/utilitario/backup')
    await page.getByText('Nenhum backup foi feito ainda.').waitFor()
    await page.getByText(/^Espaço livre no servidor: .+ O próximo backup ocupa até /).waitFor()
    expect(await barriers(page)).toEqual([])

    await button(page, 'Gerar Backup').click()
    const dialog = page.getByRole('dialog', { name: 'Gerar backup' })
    await dialog.getByRole('textbox', { name: 'Senha do backup' }).fill(SENHA)
    await dialog.getByRole('textbox', { name: 'Repita a senha' }).fill('outra')
    await button(dialog, 'Gerar').click()
    await dialog.getByText('As senhas não são iguais').waitFor()
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('textbox', { name: 'Repita a senha' }).fill(SENHA)
    await dialog.getByRole('textbox', { name: 'Repita a senha' }).press('Enter')
    await button(page, 'Cancelar a operação').waitFor()
    // without a queue what was started waits for this
    await stage.app.fastify.prumo.jobs.drain()
    await page.getByRole('cell', { name: /^Concluído/ }).waitFor()
    expect(await barriers(page)).toEqual([])

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Baixar o backup de / }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^prumo-rh-\d{4}-\d\d-\d\d-\d{4}-1\.backup$/)

    await page.getByRole('button', { name: /^Ensaiar a restauração do backup de / }).click()
    const trial = page.getByRole('dialog', { name: 'Ensaiar restauração' })
    // the right one takes some seconds more: tests/server/features/backup
    await trial.getByRole('textbox', { name: 'Senha do backup' }).fill('outra senha qualquer')
    await button(trial, 'Ensaiar').click()
    await page
      .getByText(/^Ensaiando|^Aguardando a vez/)
      .first()
      .waitFor()
    await stage.app.fastify.prumo.jobs.drain()
    await page.getByText('O ensaio não terminou. A senha não é a deste backup.').waitFor()
    await page.getByText(/^Último ensaio de restauração: .*Não foi possível\.$/).waitFor()

    await button(page, 'Configurações').click()
    const settings = page.getByRole('dialog', { name: 'Backup automático' })
    await settings.getByRole('switch', { name: 'Fazer backup todos os dias' }).check()
    await settings.getByLabel('Horário').fill('03:30')
    await settings.getByLabel('Backups automáticos guardados').fill('0')
    await button(settings, 'Salvar').click()
    await settings.getByText(/deve ser maior ou igual a 1/).waitFor()
    await settings.getByLabel('Backups automáticos guardados').fill('14')
    expect(await barriers(page)).toEqual([])
    await button(settings, 'Salvar').click()
    await page.getByText('Backup automático: todos os dias às 03:30, os últimos 14 são guardados.').waitFor()
    await page.getByText(/Quem administra o servidor deve informar BACKUP_SENHA/).waitFor()
  })
})

test('on a telephone the same backup is a card, a full disk is told before anything runs, and it is deleted', async () => {
  await stage.story(
    'admin',
    async ({ page, open }) => {
      await open('/utilitario/backup')
      await page.getByText('Administrador do Sistema').waitFor()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await barriers(page)).toEqual([])
      const { env } = stage.app.fastify.prumo
      env.diskReserve = 1e9
      await button(page, 'Gerar Backup').click()
      await page.getByRole('alertdialog', { name: 'Sem espaço em disco' }).waitFor()
      await button(page, 'Fechar').click()
      env.diskReserve = 200
      await page.getByRole('button', { name: /^Excluir o backup de / }).click()
      await button(page.getByRole('dialog'), 'Excluir').click()
      await page.getByText('Nenhum backup foi feito ainda.').waitFor()
    },
    { viewport: PHONE },
  )
})
