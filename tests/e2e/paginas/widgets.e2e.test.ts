import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriers, openStage, overflow, PHONE, type Stage, type Window } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

let stage: Stage
let desk: Window
beforeAll(async () => {
  stage = await openStage()
  desk = await stage.window('admin', { permissions: ['clipboard-read', 'clipboard-write'] })
}, 240_000)
afterAll(() => stage?.close())

const state = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const normal = (page: Page) => state(page, 'Normal')
const stored = (page: Page) => state(page, 'Valor guardado').locator('code')

/** Opens one entry and hands over the page and the field to be used. */
async function sample(id: string, window = desk) {
  await window.open(`/desenvolvedor/widgets/${id}`)
  await normal(window.page).locator('form').waitFor()
  return { page: window.page, field: normal(window.page) }
}

/** What stands in the form as it would be stored. */
const holds = (page: Page, text: string) => expect.poll(() => stored(page).textContent(), { timeout: 8000 }).toBe(text)

describe('the catalogue', () => {
  it('is for developers only: others find neither the menu entry nor the screen', async () => {
    await stage.story('rh', async ({ page, open }) => {
      await open('/desenvolvedor/widgets')
      await page.getByText('Acesso Negado').first().waitFor()
      expect(await page.getByRole('link', { name: 'Catálogo de componentes' }).count()).toBe(0)
    })
  })

  it('finds an entry by a word of its snippet, opens it by keyboard and gives the snippet to paste', async () => {
    await desk.open('/desenvolvedor/widgets')
    const { page } = desk
    await page.getByRole('searchbox', { name: 'Pesquisar componente' }).fill('alfanumérico')
    await page.getByText('Uma linha de texto.').waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'CNPJ' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/desenvolvedor/widgets/cnpj')
    await button(page, 'Copiar').click()
    await page.getByText('Copiado').waitFor()
    const copied = JSON.parse(`{${await page.evaluate(() => navigator.clipboard.readText())}}`)
    expect(copied.cnpj).toMatchObject({ format: 'cnpj', title: 'CNPJ' })
  })

  it('shows a field as it is used, refused, only read and disabled, and how it reads elsewhere', async () => {
    const { page } = await sample('moeda')
    const box = (name: string) => state(page, name).getByRole('textbox', { name: 'Valor em reais' })
    expect(await box('Normal').inputValue()).toBe('5.230,50')
    await state(page, 'Obrigatório, com erro').locator('#moeda-erro_moeda-helper-text').waitFor()
    expect(await state(page, 'Obrigatório, com erro').textContent()).toContain('Preencha os campos indicados')
    expect(await box('Obrigatório, com erro').getAttribute('aria-invalid')).toBe('true')
    expect(await box('Somente leitura').getAttribute('readonly')).not.toBeNull()
    expect(await box('Desabilitado').isDisabled()).toBe(true)
    for (const place of ['Exportado', 'Na lista']) expect(await state(page, place).textContent()).toContain('5.230,50')
    await state(page, 'No filtro').getByRole('textbox').fill('5230,50')
    await expect.poll(() => state(page, 'No filtro').textContent()).toContain('{"moeda":5230.5}')
  })

  it.each([
    ['data', 'light', false],
    ['endereco', 'dark', false],
    ['segmented', 'dark', true],
    ['checkbox-list-maximo', 'light', true],
    ['experiencias', 'light', true],
  ] as const)('is open to everybody: %s, %s, on a telephone: %s', async (id, colorScheme, phone) => {
    const own = await stage.window('admin', { colorScheme, ...(phone && { viewport: PHONE }) })
    const { page } = await sample(id, own)
    expect(await barriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(own.complaints).toEqual([])
    await own.close()
  })
})

describe('a day', () => {
  it('[B-CALENDAR] is typed as dd/mm/aaaa, or chosen in a calendar in Portuguese with the keyboard alone', async () => {
    const { page, field } = await sample('data')
    const box = field.getByRole('textbox', { name: 'Data' })
    await box.fill('')
    await box.pressSequentially('01022026')
    expect(await box.inputValue()).toBe('01/02/2026')
    await holds(page, '"2026-02-01"')
    await box.press('ArrowDown')
    const calendar = page.getByRole('dialog', { name: 'Calendário: Data' })
    await calendar.getByRole('button', { name: '1 de fevereiro de 2026', exact: true }).waitFor()
    expect(await calendar.getByRole('columnheader').allTextContents()).toEqual(['D', 'S', 'T', 'Q', 'Q', 'S', 'S'])
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await calendar.waitFor({ state: 'hidden' })
    await holds(page, '"2026-03-09"')
    expect(await box.inputValue()).toBe('09/03/2026')
  })

  it("is today's with 'Hoje' and none with 'Limpar'; Esc changes nothing", async () => {
    const { page, field } = await sample('data')
    const open = () => field.getByRole('button', { name: 'Abrir calendário: Data' }).click()
    await open()
    await button(page, 'Hoje').click()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    await holds(page, `"${today}"`)
    await open()
    await page.getByRole('combobox', { name: 'Mês' }).focus()
    await page.keyboard.type('jan')
    await page.keyboard.press('Escape')
    await holds(page, `"${today}"`)
    await open()
    await button(page, 'Limpar').click()
    await holds(page, '(vazio)')
  })

  it('may be a month, chosen among twelve', async () => {
    const { page, field } = await sample('mes-ano')
    await field.getByRole('textbox', { name: 'Mês e ano' }).press('ArrowDown')
    await page.getByRole('button', { name: 'novembro de 2026' }).press('ArrowRight')
    await page.keyboard.press('Enter')
    await holds(page, '"2026-12"')
  })
})

describe('a time', () => {
  it('[B-TIME-DIGITS] [R-HORA] keeps digits only, five characters for an hour of the day, ten for an amount of hours', async () => {
    const hour = await sample('hora')
    const box = hour.field.getByRole('textbox', { name: 'Hora do dia' })
    await box.fill('')
    await box.pressSequentially('0x7h4599')
    expect(await box.inputValue()).toBe('07:45')
    await holds(hour.page, '"07:45"')
    const amount = await sample('horas')
    const long = amount.field.getByRole('textbox', { name: 'Carga horária' })
    await long.fill('')
    await long.pressSequentially('12a34567301')
    expect(await long.inputValue()).toBe('1234567:30')
    await holds(amount.page, '"1234567:30"')
  })
})

describe('a list of boxes', () => {
  it("[R-CHECK-MAX] closes at its maximum with 'Limite de registros selecionados atingido' and opens again", async () => {
    const { page, field } = await sample('checkbox-list-maximo')
    const boxes = field.getByRole('checkbox')
    await boxes.nth(1).check()
    expect(await field.getByText('Limite de registros selecionados atingido').count()).toBe(0)
    await boxes.nth(2).press('Space')
    await field.getByText('Limite de registros selecionados atingido').waitFor()
    expect(await boxes.nth(3).isDisabled()).toBe(true)
    await boxes.nth(2).press('Space')
    await expect.poll(() => boxes.nth(3).isDisabled()).toBe(false)
    await field.getByRole('searchbox').fill('engenharia')
    await expect.poll(() => boxes.count()).toBe(2)
    await expect.poll(() => stored(page).textContent()).toContain('"id":2')
  })

  it('is ticked and cleared whole', async () => {
    const { page, field } = await sample('checkbox-list-registros')
    await button(page, 'Marcar todos').first().click()
    const boxes = await field.getByRole('checkbox').all()
    for (const box of boxes) await expect.poll(() => box.isChecked()).toBe(true)
    await field.getByRole('button', { name: 'Desmarcar todos' }).click()
    await holds(page, '(vazio)')
  })
})

describe('a tree', () => {
  it("[R-AREA-MAE-] covers what is below a chosen area: 'Uma área superior na hierarquia já foi marcada'", async () => {
    const { page, field } = await sample('area-tree-desabilita')
    await field.getByRole('textbox', { name: 'Áreas, sem as de baixo' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Áreas, sem as de baixo' })
    await dialog.getByRole('searchbox').fill('contabilidade')
    const below = dialog.getByRole('treeitem', { name: 'Contabilidade' })
    expect(await below.getAttribute('aria-disabled')).toBe('true')
    expect(await below.getAttribute('title')).toBe('Uma área superior na hierarquia já foi marcada')
    await dialog.getByText('Uma área superior na hierarquia já foi marcada').waitFor()
    await below.click({ force: true })
    expect(await below.getAttribute('aria-checked')).toBe('false')
    await dialog.getByRole('treeitem', { name: 'Administrativo e Financeiro' }).press('Space')
    await below.click()
    expect(await below.getAttribute('aria-checked')).toBe('true')
    expect(await barriers(page)).toEqual([])
    await button(page, 'Confirmar').click()
    await holds(page, '[{"id":3,"nome":"Contabilidade"}]')
  })

  it('[R-AREA-MAE+] takes what is below along where the schema says so', async () => {
    const { page, field } = await sample('area-tree-marca')
    await field.getByRole('textbox').first().press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('compras')
    await dialog.getByRole('treeitem', { name: 'Administrativo e Financeiro' }).click()
    await dialog.getByRole('treeitem', { name: 'Administrativo e Financeiro' }).click()
    expect(await dialog.getByRole('treeitem', { name: 'Compras' }).getAttribute('aria-checked')).toBe('true')
    await page.keyboard.press('Escape')
  })
})

describe('a picker', () => {
  it('[B-DEBOUNCE] asks half a second after the last key for twenty, and keeps what was chosen in sight', async () => {
    const { page, field } = await sample('referencia')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cargos/opcoes')) asked.push(request.url() + (request.postData() ?? ''))
    })
    const box = field.getByRole('combobox', { name: 'Cargo' })
    await box.fill('')
    await box.pressSequentially('analista', { delay: 60 })
    await page.getByRole('option', { name: 'Analista de Marketing' }).waitFor()
    const searched = asked.filter((url) => url.includes('analista'))
    expect(searched).toHaveLength(1)
    expect(searched[0]).toContain('[0,19]')
    expect(asked.filter((url) => /"q":"a/.test(url))).toHaveLength(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const chosen = await box.inputValue()
    expect(chosen).toMatch(/^Analista/)
    await field.getByRole('button', { name: 'Abrir' }).click()
    await page.getByRole('option', { name: chosen, exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('that cannot fetch is an empty list, without a word', async () => {
    const { page, field } = await sample('referencias')
    await page.route('**/idiomas/opcoes**', (route) => route.fulfill({ status: 500, json: { errors: [] } }))
    await field.getByRole('combobox', { name: 'Idiomas' }).fill('xis')
    await page.getByText('Nenhum registro encontrado').waitFor()
    expect(await page.getByRole('alert').filter({ hasText: /erro/i }).count()).toBe(0)
    await page.unroute('**/idiomas/opcoes**')
  })
})

describe('an address', () => {
  it('[R-CAND-CEP+] is found by its CEP, city and state included', async () => {
    const { page, field } = await sample('endereco')
    await field.getByRole('textbox', { name: 'CEP' }).fill('')
    await field.getByRole('textbox', { name: 'CEP' }).pressSequentially('01310100')
    await expect.poll(() => stored(page).textContent(), { timeout: 10_000 }).toContain('Avenida Paulista')
    await expect.poll(() => stored(page).textContent()).toContain('"nome":"São Paulo"')
  })

  it("[B-CEP] [R-CAND-CEP-] says 'Cep não pode ser nulo' when asked without one, and lets the person type when nobody answers", async () => {
    const { page, field } = await sample('endereco')
    const cep = field.getByRole('textbox', { name: 'CEP' })
    await cep.fill('0131')
    await field.getByRole('button', { name: 'Buscar endereço: CEP' }).click()
    await field.getByText('Cep não pode ser nulo').waitFor()
    await cep.fill('99999999')
    await field.getByText('CEP não encontrado: preencha o endereço.').waitFor()
    await cep.fill('88888888')
    await field.getByText('Não foi possível consultar o CEP: preencha o endereço.').waitFor()
    await field.getByRole('textbox', { name: 'Logradouro' }).fill('Rua sem número')
    await expect.poll(() => stored(page).textContent()).toContain('"logradouro":"Rua sem número"')
  })
})

describe('small choices', () => {
  it('stand side by side and are changed with the arrows', async () => {
    const { page, field } = await sample('segmented')
    await field.getByRole('radio', { name: 'Tarde' }).press('ArrowRight')
    await holds(page, '"N"')
  })

  it("switches say 'Sim' or 'Não'", async () => {
    const { page, field } = await sample('switch')
    expect(await field.textContent()).toContain('Sim')
    await field.getByRole('checkbox').press('Space')
    await holds(page, 'false')
    expect(await field.textContent()).toContain('Não')
    expect(await state(page, 'Exportado').textContent()).toContain('Não')
  })

  it('colours are typed short or long, and say what can be read on them', async () => {
    const { page, field } = await sample('cor')
    const box = field.getByRole('textbox', { name: 'Cor', exact: true })
    await box.fill('036')
    await box.blur()
    expect(await box.inputValue()).toBe('#003366')
    await holds(page, '"#003366"')
    await field.getByText('Texto branco sobre esta cor: 12,6:1. Legível como texto sobre branco.').waitFor()
    await box.fill('azul')
    await button(page, 'Validar').click()
    await field.getByText('Cor inválida').first().waitFor()
  })

  it('long texts count their letters', async () => {
    const { field } = await sample('textarea')
    await field.getByRole('textbox', { name: 'Observação' }).fill('doze letras!')
    await field.getByText('12 de 400').waitFor()
  })
})

describe('rows of a child', () => {
  it('[B-DIALOG-WIDTH] are added in a dialog of 768 pixels and removed after a question', async () => {
    const { page, field } = await sample('experiencias')
    await field.getByRole('button', { name: 'Adicionar: Experiências' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova experiência' })
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(768)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await field.getByRole('button', { name: 'Remover: Aurora Alimentos' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText('Remover de Experiências?').waitFor()
    await button(page, 'Remover').click()
    await expect.poll(() => stored(page).textContent()).not.toContain('Aurora')
  })
})

it('nothing in all this made the browser complain', () => {
  expect(desk.complaints).toEqual([])
})

describe('a bairro', () => {
  it('is offered by the city chosen, taken by keyboard, and may be any other text', async () => {
    await stage.app.database.pool.query(
      `insert into bairro (cidade_id, nome) values (2304400, 'Praia da Prova'), (3550308, 'Praia de Fora') on conflict do nothing`,
    )
    const { page, field } = await sample('endereco')
    const box = field.getByRole('combobox', { name: 'Bairro' })
    const offered = page.getByRole('listbox', { name: 'Bairro' })
    await box.fill('praia d')
    await offered.getByRole('option', { name: 'Praia da Prova' }).waitFor()
    expect(await offered.getByRole('option').allTextContents()).toEqual(['Praia da Prova'])
    expect(await barriers(page, '[role=listbox]')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => stored(page).textContent()).toContain('"bairro":"Praia da Prova"')
    expect(await box.inputValue()).toBe('Praia da Prova')
    await box.fill('Vila sem cadastro')
    await page.keyboard.press('Tab')
    await expect.poll(() => stored(page).textContent()).toContain('"bairro":"Vila sem cadastro"')
    // without a city nothing is offered, and what was typed stays
    await field.getByRole('combobox', { name: 'Cidade' }).fill('')
    await page.keyboard.press('Tab')
    await expect.poll(() => stored(page).textContent()).not.toContain('Fortaleza')
    expect(await box.inputValue()).toBe('Vila sem cadastro')
    await box.fill('praia')
    await page.waitForLoadState('networkidle')
    expect(await offered.count()).toBe(0)
  })
})

describe('files', () => {
  it.each([
    ['arquivo', 'declaracao.pdf'],
    ['arquivos', 'historico-escolar.pdf, carta.txt'],
    ['foto', 'foto.png'],
    ['imagem', 'logotipo.png'],
  ])('%s shows a stored file: listed, looked at, exported by name, downloaded', async (id, names) => {
    const { page } = await sample(id)
    await expect.poll(() => state(page, 'Exportado').textContent()).toContain(names)
    await state(page, 'Na lista').getByRole('button').first().click()
    const viewer = page.getByRole('dialog')
    await viewer.waitFor()
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    const [first = ''] = JSON.parse(`[${await stored(page).textContent()}]`).flat()
    const answer = await page.request.get(`${new URL(page.url()).origin}/api/arquivos/${first}?baixar=1`)
    expect(answer.headers()['content-disposition']).toMatch(new RegExp(`attachment.*${names.split(',')[0]}`))
    expect((await answer.body()).length).toBeGreaterThan(100)
    // a file by its name, a picture by itself
    const shown = () =>
      state(page, 'Somente leitura').evaluate(
        (region) =>
          (region.textContent ?? '') + [...region.querySelectorAll('img')].map((img) => img.naturalWidth > 0).join(),
      )
    await expect.poll(shown).toMatch(new RegExp(`${names.split(', ').at(-1)}|true`))
  })
})
