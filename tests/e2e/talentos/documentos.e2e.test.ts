import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePdf } from '#server/platform/reports/render/pdfmake.ts'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, cell, notice, pageAction, save, tab } from '../steps.ts'
import { halves, lying, pdf, pixel } from './documentos/samples.ts'

const CANDIDATOS = '/captacao/candidatos'

let stage: Stage
let rh: Client
/** a candidate with a document of each kind */
let candidato: number

const documents: [descricao: string, arquivo: string, content: Buffer | string][] = [
  ['Contrato', 'contrato.pdf', pdf(['Contrato de trabalho', 'Assinaturas', 'Anexo'])],
  ['Planilha antiga', 'cursos.csv', Buffer.from('nome;horas\nGestão de pessoas;40\nInglês;120\n', 'latin1')],
  ['Carta', 'carta.txt', 'Prezada Conceição,\n\nsegue a carta de apresentação.\n'],
  ['Carta antiga', 'antiga.txt', Buffer.from('Referências: João, São Paulo', 'latin1')],
  ['Modelo', 'modelo.rtf', '{\\rtf1\\ansi Modelo de carta}'],
  ['PDF quebrado', 'quebrado.pdf', '%PDF-1.7\nisto não é um PDF'],
]

beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
  const upload = async (name: string, content: Buffer | string) =>
    (await rh.upload('/api/arquivos', name, content)).json<{ id: string }>().id
  const documentos: object[] = []
  for (const [descricao, arquivo, content] of [
    ...documents,
    ['Retrato', 'retrato.jpg', await halves(600, 300)] as const,
  ])
    documentos.push({ descricao, documento: await upload(arquivo, content) })
  const answer = await rh.post(`/api${CANDIDATOS}`, { nome: 'Candidata com Documentos', documentos })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  candidato = answer.json<{ id: number }>().id
}, 240_000)
afterAll(() => stage?.close())

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Visualizar Documento/ })

async function openDocuments(open: (path: string) => Promise<void>, page: Page): Promise<void> {
  await open(`${CANDIDATOS}/${candidato}`)
  await tab(page, 'Currículo').click()
}

async function view(page: Page, descricao: string): Promise<Locator> {
  await page.getByRole('button', { name: `Visualizar Documento: ${descricao}`, exact: true }).click()
  await viewer(page).waitFor()
  return viewer(page)
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'hidden' })
}

describe('the document viewer', () => {
  test('shows a PDF page by page, with its text, under the real Content-Security-Policy', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await openDocuments(open, page)
      const dialog = await view(page, 'Contrato')
      await dialog.getByText('Contrato de trabalho').waitFor()
      await dialog.getByText('contrato.pdf').waitFor()
      const drawn = dialog.getByRole('group', { name: 'Página 1 de 3' }).locator('canvas')
      const dark = await drawn.evaluate((canvas: HTMLCanvasElement) => {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        return data.filter((value, at) => at % 4 === 0 && value < 100).length
      })
      expect(dark).toBeGreaterThan(200)

      await button(dialog, 'Próxima página').click()
      await expect.poll(() => dialog.getByRole('textbox', { name: 'Página, de 3' }).inputValue()).toBe('2')
      await dialog.getByRole('textbox', { name: 'Página, de 3' }).fill('3')
      await page.keyboard.press('Enter')
      await dialog.getByText('Anexo').waitFor()
      await expect.poll(() => button(dialog, 'Próxima página').isDisabled()).toBe(true)

      const width = async () => (await dialog.getByRole('group', { name: 'Página 3 de 3' }).boundingBox())?.width ?? 0
      const before = await width()
      await dialog.getByRole('region', { name: 'Documento: contrato.pdf' }).focus()
      await page.keyboard.press('+')
      await expect.poll(width).toBeCloseTo(before * 1.25, 0)
      await page.keyboard.press('0')
      await expect.poll(width).toBeCloseTo(before, 0)
      expect(await barriers(page)).toEqual([])
      await close(page)
    })
  }, 90_000)

  test('shows CSV as a table, and texts in UTF-8 and Windows-1252', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await openDocuments(open, page)
      const table = await view(page, 'Planilha antiga')
      await table.getByRole('columnheader', { name: 'horas' }).waitFor()
      await table.getByRole('cell', { name: 'Gestão de pessoas' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await close(page)
      await (await view(page, 'Carta')).getByText('segue a carta de apresentação').waitFor()
      await close(page)
      await (await view(page, 'Carta antiga')).getByText('Referências: João, São Paulo').waitFor()
      expect(await barriers(page)).toEqual([])
    })
  }, 90_000)

  test('shows an image, and offers to download what it cannot show', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await openDocuments(open, page)
      const image = (await view(page, 'Retrato')).getByRole('img', { name: 'retrato.jpg' })
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600)
      await close(page)
      const other = await view(page, 'Modelo')
      await other.getByText('Visualização não suportada. Tipo: application/rtf').waitFor()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        other.getByRole('link', { name: 'Baixar modelo.rtf' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('modelo.rtf')
      expect(await barriers(page)).toEqual([])
    })
  }, 90_000)

  test('says when the content cannot be loaded, and tries again', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await openDocuments(open, page)
      const content = /\/api\/arquivos\/[0-9a-f-]{36}$/
      await page.route(content, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()))
      const dialog = await view(page, 'Carta')
      await dialog.getByText('Não foi possível carregar o conteúdo do arquivo.').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.unroute(content)
      await button(dialog, 'Tentar novamente').click()
      await dialog.getByText('segue a carta de apresentação').waitFor()
      await close(page)
      await (await view(page, 'PDF quebrado')).getByText('Não foi possível carregar o conteúdo do arquivo.').waitFor()
    })
  }, 90_000)

  test('prints the document alone', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await page.addInitScript(() => {
        window.print = () => {
          const paper = document.querySelector('[data-impressao]')
          const pictures = [...(paper?.querySelectorAll('img') ?? [])]
          Object.assign(window, {
            paper: { text: paper?.textContent, pictures: pictures.map((img) => img.naturalWidth) },
          })
        }
      })
      const paper = () => page.evaluate(() => (window as unknown as { paper?: unknown }).paper)
      await openDocuments(open, page)
      const dialog = await view(page, 'Contrato')
      await dialog.getByText('Contrato de trabalho').waitFor()
      await button(dialog, 'Imprimir').click()
      await expect.poll(paper).toEqual({ text: '', pictures: [1239, 1239, 1239] })
      await close(page)
      const text = await view(page, 'Carta')
      await text.getByText('segue a carta').waitFor()
      await button(text, 'Imprimir').click()
      await expect.poll(paper).toMatchObject({ text: expect.stringContaining('Prezada Conceição') })
    })
  }, 90_000)

  test('fits a telephone', async () => {
    await stage.story(
      'rh',
      async ({ page, open }) => {
        await openDocuments(open, page)
        const dialog = await view(page, 'Contrato')
        await dialog.getByText('Contrato de trabalho').waitFor()
        expect(await overflow(page)).toBe(0)
        expect((await dialog.locator('[data-page="1"]').boundingBox())?.width).toBeLessThanOrEqual(PHONE.width)
        expect(await barriers(page)).toEqual([])
      },
      { viewport: PHONE },
    )
  }, 90_000)
})

describe('a photo', () => {
  const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
    cell(page, 'foto').locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  const stored = async (page: Page) => {
    await save(page)
    await notice(page, 'com sucesso')
    const { foto } = (await rh.get(`/api${CANDIDATOS}/${candidato}`)).json<{ foto: string }>()
    return (await rh.get(`/api/arquivos/${foto}`)).rawPayload
  }
  const orange = [224, 122, 0]
  const blue = [31, 78, 156]
  const like = (seen: number[], wanted: number[]) => seen.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 25)

  test('[B-PHOTO-CUT] is moved by keys, turned and cut to a square', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/${candidato}`)
      await choose(page, 'retrato.jpg', await halves(900, 300))
      const dialog = page.getByRole('dialog', { name: 'Ajustar imagem: Foto' })
      const window = dialog.getByRole('application', { name: 'Enquadramento da imagem' })
      await expect.poll(() => button(dialog, 'Usar esta imagem').isEnabled()).toBe(true)
      expect(await barriers(page)).toEqual([])
      await window.focus()
      // the whole way to the left half, then a quarter turn: orange everywhere
      for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('r')
      await button(dialog, 'Usar esta imagem').click()
      await button(page, 'Remover imagem: Foto').waitFor()
      const square = await stored(page)
      const { width, height, exif } = await sharp(square).metadata()
      expect([width, height, exif]).toEqual([300, 300, undefined])
      for (const [x, y] of [
        [0.1, 0.1],
        [0.9, 0.9],
        [0.5, 0.5],
      ] as const)
        expect(like(await pixel(square, x, y), orange), `${x} ${y}`).toBe(true)
    })
  }, 90_000)

  test('taken with the telephone held upright stands upright, and comes through however large the camera made it', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/${candidato}`)
      const large = Buffer.concat([await lying(600, 600), Buffer.alloc(3 * 1024 * 1024)])
      await choose(page, 'camera.jpg', large)
      const dialog = page.getByRole('dialog', { name: 'Ajustar imagem: Foto' })
      await button(dialog, 'Usar esta imagem').click()
      await button(page, 'Remover imagem: Foto').waitFor()
      const upright = await stored(page)
      expect(like(await pixel(upright, 0.1, 0.5), orange)).toBe(true)
      expect(like(await pixel(upright, 0.9, 0.5), blue)).toBe(true)
    })
  }, 90_000)

  test('that is none is refused, by its name or by its content', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/${candidato}`)
      const text = () => cell(page, 'foto').getByText('O arquivo adicionado não é uma imagem')
      await choose(page, 'contrato.pdf', pdf(['x']), 'application/pdf')
      await text().waitFor()
      await choose(page, 'retrato.jpg', await halves(200, 200))
      await button(page.getByRole('dialog', { name: 'Ajustar imagem: Foto' }), 'Cancelar').click()
      await text().waitFor({ state: 'hidden' })
      await choose(page, 'programa.png', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'image/png')
      await text().waitFor()
      expect(await barriers(page, 'main')).toEqual([])
    })
  }, 90_000)
})

describe('a file field', () => {
  const field = (page: Page) => cell(page, 'ocrFile')
  const choose = (page: Page, name: string, buffer: Buffer, mimeType: string) =>
    field(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  const start = async (page: Page, open: (path: string) => Promise<void>) => {
    await open(`${CANDIDATOS}/new`)
    await tab(page, 'Currículo').click()
  }

  test('[R-ARQ-TAMANHO-] refuses what is too large or of another type before it travels, and a disguised program after', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await start(page, open)
      await choose(page, 'grande.pdf', Buffer.alloc(10 * 1024 * 1024 + 1), 'application/pdf')
      await field(page).getByText('O arquivo deve ser menor que 10 MB').waitFor()
      await choose(page, 'programa.exe', Buffer.from('MZ'), 'application/x-msdownload')
      await field(page)
        .getByText(/^Selecione um arquivo com a extensão: jpg, jpeg, png, webp, pdf/)
        .waitFor()
      await choose(page, 'programa.png', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'image/png')
      await field(page)
        .getByText(/^O conteúdo do arquivo não é de um tipo permitido/)
        .waitFor()
      expect(await barriers(page, 'main')).toEqual([])
    })
  }, 90_000)

  test('[B-UPLOAD] [R-ARQ-TAMANHO+] shows how far a file is, can be given up and tried again', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await start(page, open)
      let go: () => void = () => {}
      const held = new Promise<void>((resolve) => {
        go = resolve
      })
      await page.route('**/api/arquivos?campo=**', async (route) => {
        await held
        await route.abort()
      })
      await choose(page, 'cv.pdf', pdf(['CV']), 'application/pdf')
      await field(page).getByRole('progressbar', { name: 'Enviando cv.pdf' }).waitFor()
      await button(page, 'Cancelar envio: cv.pdf').click()
      await field(page)
        .getByRole('button', { name: /^Enviar arquivo/ })
        .waitFor()
      await choose(page, 'cv.pdf', pdf(['CV']), 'application/pdf')
      go()
      await field(page).getByRole('button', { name: 'Tentar novamente: cv.pdf' }).waitFor()
      await page.unroute('**/api/arquivos?campo=**')
      await button(page, 'Tentar novamente: cv.pdf').click()
      await button(page, 'Visualizar: cv.pdf').click()
      await viewer(page).getByText('CV', { exact: true }).waitFor()
    })
  }, 90_000)

  test('takes what is dropped on it or pasted into it', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await start(page, open)
      const drop = (type: 'drop' | 'paste', name: string) =>
        field(page)
          .getByRole('button', { name: /arquivo: Arquivo do Currículo$/ })
          .evaluate(
            (element, { kind, fileName, content }) => {
              const data = new DataTransfer()
              data.items.add(new File([content], fileName, { type: 'application/pdf' }))
              const init = { bubbles: true, cancelable: true }
              element.dispatchEvent(
                kind === 'drop'
                  ? new DragEvent('drop', { ...init, dataTransfer: data })
                  : new ClipboardEvent('paste', { ...init, clipboardData: data }),
              )
            },
            { kind: type, fileName: name, content: pdf(['Experiência']).toString('latin1') },
          )
      await drop('drop', 'solto.pdf')
      await button(page, 'Remover: solto.pdf').waitFor()
      await drop('paste', 'colado.pdf')
      await button(page, 'Remover: colado.pdf').waitFor()
    })
  }, 90_000)
})

describe('a text read from a file', () => {
  const choose = (page: Page, name: string, buffer: Buffer | string) =>
    cell(page, 'ocrTexto')
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(buffer) })

  test('[R-TXT-TIPO] [R-TXT-OK] fills the box; another type is warned of, a failure says why', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/new`)
      await tab(page, 'Currículo').click()
      await choose(page, 'curriculo.pdf', 'x')
      await page.getByRole('alert').getByText('Selecione um arquivo com a extensão: txt').waitFor()
      await choose(page, 'curriculo.txt', Buffer.from('Padeira há dez anos, São Luís', 'latin1'))
      await page.getByRole('status').getByText('Arquivo curriculo.txt carregado com sucesso.').waitFor()
      const box = page.getByRole('textbox', { name: 'Texto do Currículo' })
      await expect.poll(() => box.inputValue()).toBe('Padeira há dez anos, São Luís')
      expect(await barriers(page, 'main')).toEqual([])
      await page.evaluate(() => {
        Blob.prototype.arrayBuffer = () => Promise.reject(new Error('O dispositivo foi removido.'))
      })
      await choose(page, 'outro.txt', 'y')
      await page.getByRole('alert').getByText('O dispositivo foi removido.').waitFor()
      expect(await box.inputValue()).toBe('Padeira há dez anos, São Luís')
    })
  }, 90_000)
})

describe('a CV', () => {
  const lines = [
    'Raimunda Nonata Sobral',
    'CPF 390.533.447-05, celular (88) 99911-2233',
    'Experiência: torneira mecânica e ajustadora de prensas na metalúrgica do Cariri',
  ]

  /** The buttons of a record come with its screen's own code. */
  async function act(page: Page, title: string): Promise<void> {
    const menu = page.getByRole('button', { name: /^Mais ações de / })
    await button(page, title).or(menu).first().waitFor()
    await (await pageAction(page, title)).click()
  }
  const cv = () => makePdf({ content: lines })

  test('is sent, read, looked at beside the form, saved, printed, and its text changed', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open(`${CANDIDATOS}/curriculo/new`)
      const file = page.getByRole('region', { name: 'Arquivo do currículo' })
      await file.getByText('nada é enviado para fora do sistema').waitFor()
      expect(await barriers(page, 'main')).toEqual([])
      await page.getByRole('textbox', { name: 'E-mail' }).fill('raimunda@exemplo.com.br')
      await file
        .locator('input[type=file]')
        .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await cv() })
      await file.getByRole('progressbar').waitFor()
      await expect
        .poll(
          async () => {
            await stage.app.fastify.prumo.jobs.drain()
            return page.getByText('O texto do currículo foi lido.').count()
          },
          { timeout: 60_000 },
        )
        .toBe(1)
      await expect.poll(() => page.getByRole('textbox', { name: 'CPF' }).inputValue()).toBe('390.533.447-05')
      expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('raimunda@exemplo.com.br')
      await expect
        .poll(() => page.getByRole('textbox', { name: 'Nome', exact: true }).inputValue())
        .toBe('Raimunda Nonata Sobral')
      await save(page)
      await page.getByText('Cargo/Função Pretendida é obrigatório').first().waitFor()
      await cell(page, 'cargos').getByRole('checkbox').first().check()
      await save(page)
      await page.getByRole('heading', { level: 1, name: 'Raimunda Nonata Sobral' }).waitFor()

      await act(page, 'Imprimir Currículo')
      const choice = page.getByRole('dialog', { name: 'Imprimir Currículo' })
      expect(await barriers(page)).toEqual([])
      await choice.getByRole('checkbox', { name: 'Exibir Assinatura 2' }).check()
      await button(choice, 'Imprimir').click()
      await choice.getByText('Assinatura 2 é obrigatória').waitFor()
      await choice.getByRole('textbox', { name: 'Assinatura 2' }).fill('Gerente da fábrica')
      await button(choice, 'Imprimir').click()
      const printed = page.getByRole('dialog', { name: /^Imprimir Currículo/ })
      await printed.getByText('Gerente da fábrica').waitFor()
      await page.keyboard.press('Escape')
      await printed.waitFor({ state: 'hidden' })

      await open(`${new URL(page.url()).pathname}/ocr`)
      const text = page.getByRole('textbox', { name: 'Texto do Currículo' })
      await expect.poll(() => text.inputValue()).toContain('torneira mecânica')
      await text.fill('Torneira mecânica e soldadora')
      await save(page)
      await page.getByRole('heading', { level: 1, name: 'Raimunda Nonata Sobral' }).waitFor()
    })
    const [found] = (await rh.get(`/api${CANDIDATOS}?cpf=39053344705`)).json<{ id: number }[]>()
    const stored = (await rh.get(`/api${CANDIDATOS}/${found?.id}`)).json<{ ocrTexto: string; ocrFile: string }>()
    expect(stored.ocrTexto).toBe('Torneira mecânica e soldadora')
    expect(stored.ocrFile).toBeTruthy()
  }, 180_000)
})
