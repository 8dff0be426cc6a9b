import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complete, lastSaved, openStage, queries, type Stage, save, soon, tab } from './harness/browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

/** Types key by key into a field of a tab and leaves it. */
async function typed(page: Page, label: string, keys: string): Promise<string> {
  const box = page.getByRole('textbox', { name: label, exact: true })
  await box.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(keys)
  await box.blur()
  return box.inputValue()
}

async function saved(page: Page): Promise<Record<string, unknown>> {
  await save(page)
  await soon(() => lastSaved(page)).toBeDefined()
  return (await lastSaved(page)) ?? {}
}

describe('numbers and dates as Brazilians type them', () => {
  it('[B-MONEY] groups money while typing and stores a number', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    await page.getByRole('textbox', { name: 'Pretensão salarial' }).click()
    await page.keyboard.type('1234567')
    expect(await page.getByRole('textbox', { name: 'Pretensão salarial' }).inputValue()).toBe('1.234.567')
    expect(await typed(page, 'Pretensão salarial', '12345,6')).toBe('12.345,60')
    expect(await typed(page, 'Comissão', '12.5')).toBe('12,5')
    expect(await typed(page, 'Ano de formatura', '2012')).toBe('2012')
    expect(await typed(page, 'Filhos', '3.')).toBe('3')
    expect(await saved(page)).toMatchObject({ pretensao: 12345.6, comissao: 12.5, anoFormatura: 2012, filhos: 3 })
  })

  it('understands a pasted amount in either notation', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    const box = page.getByRole('textbox', { name: 'Pretensão salarial' })
    for (const [text, shown] of [
      ['R$ 1.234,56', '1.234,56'],
      ['1234.56', '1.234,56'],
    ] as const) {
      await box.fill('')
      await box.evaluate((input, pasted) => {
        const data = new DataTransfer()
        data.setData('text', pasted)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      }, text)
      expect(await box.inputValue()).toBe(shown)
    }
  })

  it('keeps the caret where it is when a digit is put into the middle', async () => {
    const page = await stage.open({ record: { ...complete, pretensao: 1234.5 } })
    await tab(page, 'Profissional').click()
    await page.getByRole('textbox', { name: 'Pretensão salarial' }).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('98')
    expect(await page.getByRole('textbox', { name: 'Pretensão salarial' }).inputValue()).toBe('198.234,50')
  })

  it('masks dates, instants, months and hours', async () => {
    const page = await stage.open({ record: complete })
    expect(await typed(page, 'Data de nascimento', '29022000')).toBe('29/02/2000')
    await tab(page, 'Profissional').click()
    expect(await typed(page, 'Mês das férias', '072026')).toBe('07/2026')
    expect(await typed(page, 'Entrada', '0830')).toBe('08:30')
    expect(await typed(page, 'Carga horária', '4030')).toBe('40:30')
    expect(await typed(page, 'Entrevista', '201120260930')).toBe('20/11/2026 09:30')
    expect(await saved(page)).toMatchObject({
      nascimento: '2000-02-29',
      mesFerias: '2026-07',
      entrada: '08:30',
      cargaHoraria: '40:30',
      entrevista: '2026-11-20T09:30:00-03:00',
    })
  })

  it('refuses a day that does not exist and does not lose it', async () => {
    const page = await stage.open({ record: complete })
    expect(await typed(page, 'Data de nascimento', '31022000')).toBe('31/02/2000')
    await save(page)
    expect(await page.locator('#root_nascimento-helper-text').textContent()).toBe('Data inválida')
  })

  it('[B-CNPJ-LETTERS] takes letters in a CNPJ and both lengths of telephone', async () => {
    const page = await stage.open({ record: complete })
    expect(await typed(page, 'Telefone', '8533334444')).toBe('(85) 3333-4444')
    expect(await typed(page, 'Telefone', '85987654321')).toBe('(85) 98765-4321')
    await tab(page, 'Documentos').click()
    expect(await typed(page, 'CNPJ (se pessoa jurídica)', '12abc34501de35')).toBe('12.ABC.345/01DE-35')
    expect(await typed(page, 'Órgão emissor', 'ssp')).toBe('SSP')
    expect(await saved(page)).toMatchObject({
      telefone: '85987654321',
      documentos: { cnpj: '12ABC34501DE35', orgaoEmissor: 'SSP' },
    })
  })
})

describe('rules while typing', () => {
  it('shows a conditional field, and demands it with a star', async () => {
    const page = await stage.open({ record: complete })
    expect(await page.getByLabel('Qual deficiência?').count()).toBe(0)
    await page.getByLabel('Pessoa com deficiência').check()
    expect(await page.getByLabel('Qual deficiência?').getAttribute('required')).not.toBeNull()
    await save(page)
    expect(await page.getByRole('alert').textContent()).toContain('Qual deficiência? é obrigatório')
  })

  it('puts the star on a field that became mandatory', async () => {
    const page = await stage.open({ record: complete })
    const label = page.locator('label', { hasText: 'Estado civil' })
    expect(await label.textContent()).toBe('Estado civil')
    await page.getByLabel('Masculino').check()
    await soon(() => label.textContent()).toMatch(/^Estado civil\s\*$/)
  })
})

describe('pickers', () => {
  it('finds by typing, a page at a time, and says how many there are', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    const box = page.getByRole('combobox', { name: 'Cargo pretendido' })
    await box.click()
    await page.getByText('Mostrando 20 de mais de 10.000. Digite para refinar.').waitFor()
    await box.pressSequentially('Cargo 0123', { delay: 10 })
    await page.getByRole('option', { name: 'Cargo 01234' }).click()
    const asked = (await queries(page)).filter(({ entity }) => entity === 'demo/cargo')
    expect(asked.map(({ q }) => q)).toEqual(['', 'Cargo 0123'])
    expect(await saved(page)).toMatchObject({ cargo: { id: 1234, nome: 'Cargo 01234' } })
  })

  it('goes on finding by typing where one was chosen', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    const box = page.getByRole('combobox', { name: 'Cargo pretendido' })
    await box.fill('Cargo 01234')
    await page.getByRole('option', { name: 'Cargo 01234' }).click()
    await box.fill('Cargo 0777')
    await page.getByRole('option', { name: 'Cargo 07777' }).waitFor()
    expect(await box.inputValue()).toBe('Cargo 0777')
  })

  it('copies from what was chosen, until the person says otherwise; what may not be read stays empty', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    const box = page.getByRole('combobox', { name: 'Cargo pretendido' })
    const choose = async (name: string) => {
      await box.fill(name)
      await page.getByRole('option', { name }).click()
    }
    const floor = page.getByRole('textbox', { name: 'Piso do cargo' })
    await choose('Cargo 00030')
    await soon(() => floor.inputValue()).toBe('3.000')
    await choose('Cargo 00001')
    await soon(() => floor.inputValue()).toBe('')
    await choose('Cargo 00012')
    await soon(() => floor.inputValue()).toBe('1.200')
    const followed = page.getByRole('textbox', { name: 'Nome do cargo' })
    await soon(() => followed.inputValue()).toBe('Cargo 00012')
    expect(await typed(page, 'Piso do cargo', '950')).toBe('950')
    expect(await saved(page)).toMatchObject({ cargo: { id: 12 }, pisoCargo: 950 })
  })

  it('clears a choice that depends on another one which changed', async () => {
    const page = await stage.open({
      record: { ...complete, endereco: { uf: { id: 1, nome: 'Ceará' }, cidade: { id: 1, nome: 'Fortaleza' } } },
    })
    await page.getByRole('combobox', { name: 'Estado', exact: true }).click()
    await page.getByRole('option', { name: 'São Paulo' }).click()
    const city = page.getByRole('combobox', { name: 'Cidade' })
    await soon(() => city.inputValue()).toBe('')
    await city.click()
    await page.getByRole('option', { name: 'Santos' }).waitFor()
    expect(await page.getByRole('option').allTextContents()).toEqual(['São Paulo', 'Santos'])
  })

  it('fills the address in from the CEP', async () => {
    const page = await stage.open({ record: complete })
    await page.getByRole('textbox', { name: 'CEP' }).pressSequentially('60010000')
    await page.getByRole('textbox', { name: 'CEP' }).blur()
    await soon(() => page.getByLabel('Logradouro').inputValue()).toBe('Rua Castro e Silva')
    await soon(() => page.getByLabel('Bairro', { exact: true }).inputValue()).toBe('Centro')
    expect((await queries(page)).at(-1)).toMatchObject({ q: 'Fortaleza', filter: { estadoId: 1 } })
    expect(await saved(page)).toMatchObject({
      endereco: { cep: '60010000', uf: { id: 1, nome: 'Ceará' }, cidade: { id: 1, nome: 'Fortaleza' } },
    })
  })

  it('chooses an area in the tree with the keyboard, ignoring accents in the search', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    const field = page.getByRole('textbox', { name: 'Área organizacional' })
    await field.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('treeitem', { name: 'Diretoria' }).waitFor()
    await page.keyboard.type('selecao')
    await soon(() => page.getByRole('treeitem').allTextContents()).toEqual([
      'Diretoria',
      'Pessoas e Gestão',
      'Recrutamento e Seleção',
    ])
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    expect(await field.inputValue()).toBe('Diretoria › Pessoas e Gestão › Recrutamento e Seleção')
    expect(await saved(page)).toMatchObject({ area: { id: 4, nome: 'Recrutamento e Seleção' } })
  })

  it('takes what lies below an area along when several may be chosen', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    await page.getByRole('textbox', { name: 'Áreas de interesse' }).click()
    await page.getByRole('treeitem', { name: 'Tecnologia' }).click()
    await page.getByRole('button', { name: 'Confirmar' }).click()
    const record = await saved(page)
    expect((record.areasInteresse as { id: number }[]).map(({ id }) => id).sort()).toEqual([10, 9])
  })

  it('ticks all that a search left, and no more than allowed', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Profissional').click()
    await page.getByLabel('Pesquisar em Bairros onde pode trabalhar').fill('bairro 1')
    await page.getByRole('button', { name: 'Marcar todos' }).click()
    await page.getByText('10 marcados').waitFor()
    await page.getByLabel('Manhã').check()
    await page.getByLabel('Tarde').check()
    expect(await page.getByLabel('Noite').isDisabled()).toBe(true)
    await page.getByText('Limite de registros selecionados atingido').waitFor()
    const record = await saved(page)
    expect(record.bairrosIds).toHaveLength(10)
    expect(record.turnos).toEqual(['M', 'T'])
  })
})

describe('files', () => {
  it('refuses what is too big and stores the id of what was sent', async () => {
    const page = await stage.open({ record: complete })
    await tab(page, 'Outros').click()
    const input = page.locator('[data-field="curriculo"] input[type=file]')
    await input.setInputFiles({ name: 'grande.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(200_000) })
    await page.getByText('O arquivo deve ser menor que 97,7 KB').waitFor()
    await input.setInputFiles({ name: 'curriculo.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2048) })
    await page.getByText('curriculo.pdf').waitFor()
    expect(await saved(page)).toMatchObject({ curriculo: 'arquivo-1' })
  })
})

it('raises no error in the browser', () => {
  expect(stage.complaints).toEqual([])
})
