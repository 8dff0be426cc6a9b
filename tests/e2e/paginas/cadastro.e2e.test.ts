import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { docxOf } from '#tests/helpers/docx.ts'
import { card, column, release } from '../captacao/captacao-inteira/quadro.ts'
import { button } from '../steps.ts'

const CPF = '111.444.777-35'
const nome = 'Tainá Prado'
const EMAIL = 'taina@exemplo.com.br'
const SENHA = 'caju-maduro-51'
const PROVA = 'Conhecimentos de segurança'
const phone = { viewport: PHONE, hasTouch: true, isMobile: true }
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let stage: Stage
let rh: Client
let vaga: { id: number; titulo: string; solicitacaoId: number }
let etapas: string[]

beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
  vaga = (await stage.app.nobody.get('/api/externo/anuncios?empresaId=1&size=1')).json()[0]
  const rows = (await rh.get('/api/captacao/etapas-seletivas?sort=["ordem","ASC"]')).json() as { nome: string }[]
  etapas = rows.map((row) => row.nome)
  const prova = await rh.post('/api/captacao/modelos-avaliacao-candidato', {
    titulo: PROVA,
    respondente: 'C',
    perguntas: [{ texto: 'De 1 a 5, quanto você conhece da NR-12?', tipo: 'NOTA', notaMinima: 1, notaMaxima: 5 }],
  })
  if (prova.statusCode !== 201) throw new Error(prova.body)
}, 180_000)
afterAll(() => stage?.close())

const drain = () => stage.app.fastify.prumo.jobs.drain()
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** What the drafts of this browser say, opened with the key that its cookie stands for. */
const opened = (page: Page) =>
  page.evaluate(async () => {
    const bytes = (text = '') =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    const asked = await fetch('/api/externo/chave-rascunho', {
      method: 'POST',
      headers: { 'x-requested-with': 'prumo' },
    })
    const { chave } = (await asked.json()) as { chave: string }
    const key = await crypto.subtle.importKey('raw', bytes(chave), 'AES-GCM', false, ['decrypt'])
    const drafts = Object.entries(localStorage).filter(([name]) => name.startsWith('prumo:cadastro:'))
    const texts = drafts.map(async ([name, value]) => {
      const [iv, text] = (value as string).split('.')
      const way = { name: 'AES-GCM', iv: bytes(iv), additionalData: new TextEncoder().encode(name) }
      return new TextDecoder().decode(await crypto.subtle.decrypt(way, key, bytes(text)))
    })
    return (await Promise.all(texts)).join('\n')
  })
const curriculo = (celular: string) => ({
  name: 'Currículo de Tainá.docx',
  mimeType: WORD,
  buffer: docxOf([`CPF ${CPF}`, 'Nascida em 09/11/1998', 'CEP: 60060-440', 'Operadora de empacotadeira'], {
    head: celular,
    box: nome,
  }),
})

/** The registration waits until its e-mail is proven; leaving keeps what was typed. */
async function proveEmail(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirme o seu e-mail' })
  await dialog.getByText(`enviamos um código de 6 dígitos para ${EMAIL}`).waitFor()
  expect(await barriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await button(dialog, 'Cancelar').click()
  await page.getByText('O cadastro ainda não foi enviado: falta confirmar o seu e-mail.').first().waitFor()
  await button(page, 'Concluir cadastro').click()
  await button(dialog, 'Enviar o código').click()
  await dialog.getByText('Confirme que você não é um robô.').waitFor()
  await dialog.getByRole('checkbox', { name: 'Não sou um robô' }).check()
  await button(dialog, 'Enviar o código').click()
  const shown = dialog.getByText(/^Esta é uma demonstração sem servidor de e-mail: o código .* é \d{6}\.$/)
  await shown.waitFor()
  const codigo = /\d{6}/.exec((await shown.textContent()) ?? '')?.[0] ?? ''
  const box = dialog.getByRole('textbox', { name: 'Código' })
  await button(dialog, 'Concluir').click()
  await dialog.getByText('Código é obrigatório').waitFor()
  await box.fill(codigo === '000000' ? '111111' : '000000')
  await box.press('Enter')
  await dialog.getByText('Código incorreto').waitFor()
  expect(await barriers(page)).toEqual([])
  await box.fill(codigo)
  await box.press('Enter')
}

describe('from visitor to candidate, on the telephone', () => {
  test('a visitor finds a vacancy, registers by the CV on the phone, loses the page twice, goes on, and is logged in', {
    timeout: 150_000,
  }, async () => {
    await stage.story(
      undefined,
      async ({ page, open }) => {
        const step = (name: string) => page.getByRole('group', { name, exact: true }).waitFor()
        const next = () => button(page, 'Continuar').click()
        await open('/externo/anuncios?empresaId=1')
        const vinculo = page.getByRole('combobox', { name: 'Vínculo' })
        await vinculo.waitFor({ state: 'hidden' })
        await button(page, 'Filtros').click()
        await vinculo.selectOption('E')
        await button(page, 'Fechar filtros').click()
        await button(page, 'Filtros (1)').waitFor()
        await page.getByRole('searchbox', { name: 'O que você procura?' }).fill(vaga.titulo)
        await page.getByRole('link', { name: vaga.titulo }).first().click()
        await page.getByRole('heading', { level: 1, name: vaga.titulo }).waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await page.getByRole('link', { name: 'Candidatar-se' }).click()
        await page.getByRole('link', { name: 'Fazer o meu cadastro' }).click()
        await page.getByRole('heading', { level: 1, name: 'Novo Cadastro' }).waitFor()
        const terms = page.getByRole('checkbox', { name: 'Li e aceito os termos' })
        await terms.waitFor()
        expect(await button(page, 'Continuar').isDisabled()).toBe(true)
        expect(await barriers(page)).toEqual([])
        await terms.check()
        await next()

        const cv = page.getByRole('region', { name: 'Comece pelo seu currículo' })
        await button(cv, 'Preencher sem o currículo').waitFor()
        expect(await barriers(page)).toEqual([])
        const program = { name: 'curriculo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0\x03') }
        await page.locator('input[type=file]').setInputFiles(program)
        await cv.getByText('O conteúdo do arquivo não é de um tipo permitido (jpg').waitFor()
        await page.locator('input[type=file]').setInputFiles(curriculo('Celular: (85) 98811-2233'))
        await page.getByRole('progressbar', { name: 'Passo 1 de 4' }).waitFor()
        await cv.getByText('Lendo Currículo de Tainá.docx…').waitFor()
        await page.reload()
        await button(page, 'Continuar de onde parei').click()
        await terms.check()
        await next()
        await drain()
        const found = page.getByRole('list', { name: 'Encontrado no currículo' })
        await found.getByText(nome).waitFor()
        expect(await found.getByRole('listitem').allInnerTexts()).toEqual(
          [
            ['Nome', nome],
            ['CPF', CPF],
            ['Data de Nascimento', '09/11/1998'],
            ['Celular', '85 98811-2233'],
            ['CEP', '60060-440'],
          ].map((pair) => pair.join('\n')),
        )
        // nothing that was not confirmed is on the device
        expect(await opened(page)).not.toContain('98811')
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await found.getByRole('checkbox', { name: 'Data de Nascimento' }).uncheck()
        await button(page, 'Usar o que está marcado').click()
        await step('Quem é você')
        const box = (name: string) => page.getByRole('textbox', { name, exact: true })
        expect(await box('Data de Nascimento').inputValue()).toBe('')
        expect(await page.getByRole('textbox', { name: 'CPF' }).inputValue()).toBe(CPF)
        await box('Nome').fill('')
        await next()
        await page.getByRole('alert').getByText('Nome é obrigatório').waitFor()
        // what other steps lack is not said yet
        expect(await page.getByRole('alert').getByText('Senha').count()).toBe(0)
        await box('Nome').fill(nome)
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await next()
        await step('Contato')
        // what stands at the CEP came with it
        await expect.poll(() => box('Logradouro').inputValue()).toBe('Praça do Ferreira')
        await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL)
        await page.getByRole('textbox', { name: 'E-mail' }).press('Tab')
        await expect.poll(() => opened(page)).toContain(EMAIL)
        // to be read with the key alone
        expect(await stored(page)).toContain('prumo:cadastro:')
        expect(await stored(page)).not.toMatch(/Tain|@|Ferreira|60060/)

        await page.reload()
        await button(page, 'Continuar de onde parei').waitFor()
        // not before somebody says that it is his
        expect(await page.getByText('Tainá').count()).toBe(0)
        await button(page, 'Continuar de onde parei').click()
        await terms.check()
        await next()
        await step('Contato')
        await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(EMAIL)
        await button(page, 'Voltar').click()
        await step('Quem é você')
        expect(await box('Nome').inputValue()).toBe(nome)
        // back at the CV nothing typed is lost
        await button(page, 'Voltar').click()
        await page.getByRole('progressbar', { name: 'Passo 1 de 4' }).waitFor()
        await button(cv, 'Preencher sem o currículo').click()
        await step('Quem é você')
        expect(await box('Nome').inputValue()).toBe(nome)
        await next()
        await step('Contato')
        await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL)
        await next()
        await step('Trabalho')
        await page.getByRole('progressbar', { name: 'Passo 4 de 4' }).waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await page.getByText('Currículo de Tainá.docx').first().waitFor()
        await page.getByRole('textbox', { name: /^Senha/ }).fill(SENHA)
        await page.getByRole('textbox', { name: 'Confirmar Senha' }).fill('caju-verde-51')
        await button(page, 'Concluir cadastro').click()
        await page.getByRole('alert').getByText('As senhas devem ser iguais').waitFor()
        expect(await opened(page)).toContain(EMAIL)
        expect(await opened(page)).not.toContain('caju')
        await page.getByRole('textbox', { name: 'Confirmar Senha' }).fill(SENHA)
        await button(page, 'Concluir cadastro').click()
        await proveEmail(page)
        await page.getByRole('heading', { level: 1, name: 'Cadastro concluído, Tainá!' }).waitFor()
        await page.getByText('A sua candidatura à vaga também foi enviada.').waitFor()
        await page.getByRole('link', { name: 'Ver vagas abertas' }).last().waitFor()
        expect(await stored(page)).not.toContain('prumo:cadastro:')

        await open('/externo/candidatos?empresaId=1')
        await page.getByRole('heading', { level: 1, name: 'Meu Cadastro' }).waitFor()
        await expect.poll(() => box('Nome').inputValue()).toBe(nome)
        await button(page, 'Atualizar com um currículo').click()
        await page.locator('.curriculo input[type=file]').setInputFiles(curriculo('Celular: (85) 98811-4455'))
        await page.getByText('Lendo Currículo de Tainá.docx…').waitFor()
        await drain()
        // of what stands there already, only what differs, and that not by itself; by the CPF one logs in
        await page.getByText('No seu cadastro: 85 98811-2233').waitFor()
        expect(await found.getByRole('listitem').count()).toBe(2)
        await found.getByRole('checkbox', { name: 'Celular' }).check()
        await button(page, 'Usar o que está marcado').click()
        await page.getByText('O que você marcou está no formulário. Confira e salve.').waitFor()
        await box('Nome').fill('Tainá Prado Lima')
        await button(page, 'Salvar').click()
        await page.getByText('Os seus dados foram gravados.').waitFor()
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      },
      phone,
    )
    const { rows } = await stage.app.database.pool.query<RecordData>(
      "select nome, contato_fone_celular as celular, ocr_texto as texto, pessoal_data_nascimento::text as nascimento from candidato where pessoal_cpf = '11144477735'",
    )
    expect(rows).toEqual([
      {
        nome: 'Tainá Prado Lima',
        celular: '988114455',
        nascimento: '1998-11-09',
        texto: expect.stringContaining('empacotadeira'),
      },
    ])
  })

  test('she stands in the selection inside, an evaluation is released to her, and her step goes out by e-mail', async () => {
    const lima = `${nome} Lima`
    await stage.story('rh', async ({ page, open }) => {
      await open(`/captacao/selecao?solicitacao=${vaga.solicitacaoId}`)
      // who has no step yet stands in the first
      await column(page, etapas[0] ?? '')
        .locator(`[data-cartao][aria-label^="${lima},"]`)
        .waitFor()
      await release(page, lima, PROVA)
      const answer = page.waitForResponse((one) => /candidato-solicitacoes\/\d+\/etapa$/.test(one.url()))
      await card(page, lima).focus()
      await page.keyboard.press('Alt+ArrowRight')
      expect((await answer).status()).toBe(200)
      await column(page, etapas[0] ?? '')
        .locator(`[data-cartao][aria-label^="${lima},"]`)
        .waitFor()
    })
    stage.app.clock.advance(10 * 60_000)
    await stage.app.fastify.prumo.jobs.run('envio-emails', {})
    stage.app.clock.advance(-10 * 60_000)
    await stage.story('admin', async ({ page, open }) => {
      await open('/utilitario/caixa-saida')
      await page.getByRole('searchbox', { name: 'Destinatário ou assunto' }).fill(EMAIL)
      const row = page.getByRole('row', { name: new RegExp(`Você avançou no processo seletivo: ${etapas[0]}`) })
      await button(row, `Você avançou no processo seletivo: ${etapas[0]}`).click()
      const email = page.getByRole('dialog', { name: 'E-mail', exact: true })
      await email.getByText(`${lima} <${EMAIL}>`).waitFor()
      await email.frameLocator('iframe[title="Texto do e-mail"]').getByText('Tainá').first().waitFor()
    })
  })

  test('on the phone she answers the evaluation, sees her step, takes her data along and erases her registration', async () => {
    await stage.story(
      undefined,
      async ({ page, open }) => {
        await open('/externo/solicitacao-avaliacao?empresaId=1')
        await page.getByLabel('CPF').pressSequentially(CPF)
        await page.getByLabel('Senha', { exact: true }).fill(SENHA)
        await button(page, 'Entrar').click()
        await page.getByRole('link', { name: `Responder ${PROVA}` }).click()
        await page.getByRole('radio', { name: '4', exact: true }).check()
        await button(page, 'Entregar respostas').click()
        await page.getByText('Avaliação entregue').waitFor()

        await open('/externo/candidato-solicitacoes?empresaId=1')
        const own = page.getByRole('article', { name: vaga.titulo, exact: true })
        await own
          .getByText(etapas[0] ?? '')
          .first()
          .waitFor()

        await open('/externo/privacidade?empresaId=1')
        const main = page.getByRole('main')
        const download = page.waitForEvent('download')
        await main.getByRole('link', { name: 'Baixar em PDF' }).click()
        expect((await download).suggestedFilename()).toBe('meus-dados.pdf')
        expect(await barriers(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
        await button(main, 'Apagar o meu cadastro').click()
        const dialog = page.getByRole('dialog', { name: 'Apagar o meu cadastro' })
        await button(dialog, 'Apagar para sempre').click()
        await dialog.getByText('Senha é obrigatória').waitFor()
        await dialog.getByLabel('Senha', { exact: true }).fill('errada')
        await button(dialog, 'Apagar para sempre').click()
        await dialog.getByText('Senha atual incorreta').waitFor()
        expect(await barriers(page)).toEqual([])
        await dialog.getByLabel('Senha', { exact: true }).fill(SENHA)
        await button(dialog, 'Apagar para sempre').click()
        await page.getByRole('heading', { level: 1, name: 'O seu cadastro foi apagado' }).waitFor()
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Entrar' }).waitFor()
        expect(await barriers(page)).toEqual([])
      },
      phone,
    )
    const { rows } = await stage.app.database.pool.query(
      "select 1 from candidato where nome like 'Tainá%' or pessoal_cpf = '11144477735' or ocr_texto like '%empacotadeira%'",
    )
    expect(rows).toEqual([])
  })
})
