import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, pick, select, tabTo } from '../steps.ts'

const SOLICITACOES = '/captacao/solicitacoes-pessoal'
const ETAPAS = '/captacao/etapas-seletivas'
const slow = 150_000

let stage: Stage
let admin: Client
beforeAll(async () => {
  stage = await openStage()
  admin = await login(stage.app, 'admin')
}, 400_000)
afterAll(() => stage?.close())

const shot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png` }) : undefined
const chooseField = async (page: Page, title: string) => {
  const box = page.getByRole('combobox', { name: 'Campos a alterar' })
  await box.fill(title)
  await page.getByRole('option', { name: title, exact: true }).click()
  await page.locator('.MuiAutocomplete-tag', { hasText: title }).waitFor()
}

describe('change many at once', () => {
  test(
    'the selected ones: fields, check, result with the refused ones, undo; the log leads to each record',
    async () => {
      const make = async (nome: string) =>
        (await admin.post(`/api${ETAPAS}`, { nome, ordem: 901 })).json() as { id: number; versao: number }
      await make('Lote um')
      const dois = await make('Lote dois')
      await stage.story('admin', async ({ page, open }) => {
        await open(`${ETAPAS}?filter=${JSON.stringify({ q: 'lote' })}`)
        await page.getByRole('checkbox', { name: 'Selecionar Lote um' }).check()
        await page.getByRole('checkbox', { name: 'Selecionar Lote dois' }).check()
        await button(page, 'Alterar em lote').click()
        const dialog = page.getByRole('dialog', { name: 'Alterar em lote' })
        await dialog.getByText('Os 2 registros selecionados').waitFor()
        await dialog.getByText('Todos os 2 registros que o filtro encontra').waitFor()
        await button(dialog, 'Conferir').click()
        await dialog.getByText('Escolha ao menos um campo para alterar').waitFor()
        await chooseField(page, 'Ordem')
        await button(dialog, 'Conferir').click()
        await dialog.getByText('Ordem é obrigatório').first().waitFor()
        await fill(dialog, 'Ordem', '902')
        await chooseField(page, 'Análise Comportamental')
        await shot(page, 'lote-campos')
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        await button(dialog, 'Conferir').click()
        await dialog.getByText('2 registros serão alterados:').waitFor()
        await dialog.getByText('902', { exact: true }).waitFor()
        await shot(page, 'lote-conferencia')
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        // somebody else was quicker with one of them
        await admin.patch(`/api${ETAPAS}/${dois.id}`, { nome: 'Lote dois, outro', versao: dois.versao })
        await button(dialog, 'Alterar 2 registros').click()
        await dialog.getByText('1 registro alterado.').waitFor()
        await dialog.getByText('1 registro ficou como estava:').waitFor()
        await dialog.getByText('Lote dois, outro').waitFor()
        await shot(page, 'lote-resultado')
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        const [file] = await Promise.all([page.waitForEvent('download'), button(dialog, 'Baixar os recusados').click()])
        expect(file.suggestedFilename()).toBe('recusados.csv')
        await button(dialog, 'Desfazer').click()
        const asking = page.getByRole('dialog', { name: 'Desfazer esta operação?' })
        await button(asking, 'Desfazer').click()
        await asking.getByText('Desfeito em 1 registro.').waitFor()
        await button(asking, 'Fechar').click()
        await asking.waitFor({ state: 'detached' })

        await open('/utilitario/log?entidade=captacao/etapa-seletiva')
        await page.getByRole('row').filter({ hasText: 'Edição em lote' }).last().click()
        const detail = page.getByRole('dialog', { name: 'O que aconteceu' })
        await detail.getByText('1 registro; 1 ficou como estava').waitFor()
        await shot(page, 'lote-log')
        await detail.getByRole('link', { name: 'Ver os registros' }).click()
        await page.getByRole('row').filter({ hasText: 'Lote um' }).filter({ hasText: 'Alteração em lote' }).waitFor()
      })
    },
    slow,
  )

  test(
    'on a telephone and by keyboard: all that the filter finds, in the background, with progress',
    async () => {
      await stage.app.database.pool.query(
        "insert into etapa_seletiva (empresa_id, ordem, nome, analise_comportamental) select 1, 903, 'Massa ' || n, false from generate_series(1, 230) n",
      )
      await stage.story(
        'rh',
        async ({ page, open }) => {
          await open(`${ETAPAS}?filter=${JSON.stringify({ q: 'massa' })}`)
          await button(page, 'Mais opções da lista').click()
          await button(page, 'Alterar em lote').click()
          const dialog = page.getByRole('dialog', { name: 'Alterar em lote' })
          await dialog.getByText('Todos os 230 registros que o filtro encontra').waitFor()
          await page.getByRole('combobox', { name: 'Campos a alterar' }).fill('Ordem')
          await page.keyboard.press('ArrowDown')
          await page.keyboard.press('Enter')
          await fill(dialog, 'Ordem', '904')
          await shot(page, 'lote-telefone')
          expect(await overflow(page)).toBe(0)
          expect(await barriers(page, '[role=dialog]')).toEqual([])
          await tabTo(page, button(dialog, 'Conferir'))
          await page.keyboard.press('Enter')
          await dialog.getByText('230 registros serão alterados:').waitFor()
          await tabTo(page, button(dialog, 'Alterar 230 registros'))
          await page.keyboard.press('Enter')
          await dialog.getByText('Aguardando a vez…').waitFor()
          await shot(page, 'lote-telefone-andamento')
          await stage.app.fastify.prumo.jobs.drain()
          await dialog.getByText('230 registros alterados.').waitFor()
          await shot(page, 'lote-telefone-resultado')
          await page.keyboard.press('Escape')
          await dialog.waitFor({ state: 'detached' })
        },
        { viewport: PHONE },
      )
    },
    slow,
  )

  test(
    'a field that depends on others is offered with its own editor; clearing says that it will be erased',
    async () => {
      await stage.story('admin', async ({ page, open }) => {
        await open(SOLICITACOES)
        await button(page, 'Mais opções da lista').click()
        await page.getByRole('menuitem', { name: 'Alterar em lote' }).click()
        const dialog = page.getByRole('dialog', { name: 'Alterar em lote' })
        await chooseField(page, 'Idade Mínima')
        await chooseField(page, 'Sexo')
        await select(dialog, 'Sexo', 'Feminino')
        await shot(page, 'lote-editores')
        await button(dialog, 'Conferir').click()
        await dialog.getByText('registros serão alterados:').waitFor()
        await dialog.getByText('Feminino').waitFor()
        await dialog.getByText('será apagado').waitFor()
      })
    },
    slow,
  )
})

describe('deleted records', () => {
  test(
    'from the list to the deleted ones: what there was, restore, what has taken the place, erase; on a telephone, too',
    async () => {
      const MOTIVOS = '/captacao/motivos-solicitacao'
      const make = async (descricao: string) =>
        (await admin.post(`/api${MOTIVOS}`, { descricao })).json() as { id: number }
      const one = await make('Motivo um')
      await admin.delete(`/api${MOTIVOS}/${one.id}`)
      const other = await make('Outro motivo')
      await admin.delete(`/api${MOTIVOS}/${other.id}`)
      await stage.story('admin', async ({ page, open }) => {
        await open(MOTIVOS)
        await button(page, 'Mais opções da lista').click()
        await page.getByRole('menuitem', { name: 'Registros excluídos' }).click()
        await page.getByRole('heading', { level: 1, name: 'Motivos de Solicitação de Pessoal: excluídos' }).waitFor()
        await button(page, 'Ver Motivo um').click()
        const detail = page.getByRole('dialog', { name: 'Registro excluído' })
        await detail.getByText('Administrador do Sistema').waitFor()
        await shot(page, 'excluidos-detalhe')
        expect(await barriers(page, '[role=dialog]')).toEqual([])
        await page.keyboard.press('Escape')
        await detail.waitFor({ state: 'detached' })
        await page.getByText('1–2 de 2').waitFor()
        await shot(page, 'excluidos')
        expect(await barriers(page)).toEqual([])

        const usurper = await make('Motivo um')
        await button(page, 'Restaurar Motivo um').click()
        const asking = page.getByRole('dialog', { name: 'Restaurar este registro?' })
        await button(asking, 'Restaurar').click()
        await asking.getByText('Já existe').waitFor()
        await shot(page, 'excluidos-recusado')
        await admin.delete(`/api${MOTIVOS}/${usurper.id}`)
        await button(asking, 'Restaurar').click()
        await page.getByText('"Motivo um" foi restaurado.').waitFor()
        await page.getByRole('textbox', { name: 'Descrição', exact: true }).waitFor()
        expect(page.url()).toContain(`${MOTIVOS}/${one.id}`)
      })
      await stage.story(
        'admin',
        async ({ page, open }) => {
          await open(`${MOTIVOS}/excluidos?q=outro`)
          await button(page, 'Restaurar Outro motivo').waitFor()
          await shot(page, 'excluidos-telefone')
          expect(await overflow(page)).toBe(0)
          await button(page, 'Ver Outro motivo').click()
          const detail = page.getByRole('dialog', { name: 'Registro excluído' })
          await button(detail, 'Apagar definitivamente').click()
          const asking = page.getByRole('dialog', { name: 'Apagar definitivamente?' })
          await button(asking, 'Apagar definitivamente').click()
          await page.getByText('Nenhum registro excluído com este nome').waitFor()
        },
        { viewport: PHONE },
      )
      await stage.story('rh', async ({ page, open }) => {
        await open(`${MOTIVOS}/excluidos`)
        await page.getByRole('heading', { level: 1, name: 'Acesso Negado' }).waitFor()
      })
    },
    slow,
  )
})

describe('import a spreadsheet', () => {
  const sheet = Buffer.from(
    'Ordem;Etapa do processo;Sobra\r\n801;Importada um;x\r\nabc;Importada dois;y\r\n803;Importada três;z\r\n',
    'latin1',
  )

  test(
    'file, corrected columns, dry run, import with the refused ones in a file, and undo',
    async () => {
      const drain = () => stage.app.fastify.prumo.jobs.drain()
      await stage.story('admin', async ({ page, open }) => {
        await open(ETAPAS)
        await button(page, 'Mais opções da lista').click()
        await page.getByRole('menuitem', { name: 'Importar planilha' }).click()
        await page.getByRole('heading', { level: 1, name: 'Importar Etapas Seletivas' }).waitFor()
        const [template] = await Promise.all([
          page.waitForEvent('download'),
          button(page, 'Baixar modelo XLSX').click(),
        ])
        expect(template.suggestedFilename()).toBe('etapas-seletivas-modelo.xlsx')
        await page.setInputFiles('input[type=file]', { name: 'etapas.csv', mimeType: 'text/csv', buffer: sheet })
        await page.getByText('etapas.csv: 3 linhas').waitFor()
        await page.getByText('Campos obrigatórios sem coluna: Nome.', { exact: false }).waitFor()
        await page.getByText('Importada um · Importada dois · Importada três').waitFor()
        await shot(page, 'importacao-colunas')
        expect(await barriers(page)).toEqual([])
        await pick(page, 'Destino da coluna Etapa do processo', 'Nome')
        await button(page, 'Simular importação').click()
        await page.getByText('Aguardando a vez…').waitFor()
        await drain()
        await page.getByText('2 registros podem ser importados.').waitFor()
        await page.getByText('1 registro recusado:').waitFor()
        await shot(page, 'importacao-simulacao')
        expect(await barriers(page)).toEqual([])
        await button(page, 'Importar 2 registros').click()
        await page.getByRole('heading', { name: '4. O resultado' }).waitFor()
        await drain()
        await page.getByText('2 registros importados.').waitFor()
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          button(page, 'Baixar linhas recusadas').click(),
        ])
        expect(file.suggestedFilename()).toBe('linhas-recusadas.csv')
        await shot(page, 'importacao-resultado')
        await button(page, 'Desfazer').click()
        const asking = page.getByRole('dialog', { name: 'Desfazer esta operação?' })
        await button(asking, 'Desfazer').click()
        await asking.getByText('Desfeito em 2 registros.').waitFor()
      })
      await stage.story(
        'rh',
        async ({ page, open }) => {
          await open(`${ETAPAS}/importacao`)
          await page.setInputFiles('input[type=file]', { name: 'etapas.csv', mimeType: 'text/csv', buffer: sheet })
          await page.getByText('etapas.csv: 3 linhas').waitFor()
          expect(await overflow(page)).toBe(0)
          expect(await barriers(page)).toEqual([])
          await shot(page, 'importacao-telefone')
        },
        { viewport: PHONE },
      )
    },
    slow,
  )
})
