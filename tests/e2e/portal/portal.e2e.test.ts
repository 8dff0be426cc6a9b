import { afterAll, beforeAll, expect, test } from 'vitest'
import { CPF, loginCandidato, PASSWORD } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

interface Vaga {
  id: number
  titulo: string
  empresa: { id: number }
  podeCandidatar: boolean
}

let stage: Stage
let vaga: Vaga

beforeAll(async () => {
  stage = await openStage()
  const candidato = await loginCandidato(stage.app)
  const vagas = (await candidato.get('/api/externo/anuncios?size=100')).json() as { content?: Vaga[] } | Vaga[]
  const open = (Array.isArray(vagas) ? vagas : (vagas.content ?? [])).find(
    (each) => each.empresa.id === 1 && each.podeCandidatar,
  )
  if (!open) throw new Error('no vacancy to apply for')
  vaga = open
}, 180_000)
afterAll(() => stage?.close())

test('[R-EMP-NUM+] the open vacancies are there for anybody, found by words without accents', async () => {
  await stage.story(undefined, async ({ page, open }) => {
    await open('/externo/anuncios')
    await page.getByRole('status').filter({ hasText: 'oportunidades' }).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const words = vaga.titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    await page.getByRole('searchbox', { name: 'O que você procura?' }).fill(words)
    await page.getByRole('link', { name: vaga.titulo }).first().click()
    await page.getByRole('heading', { level: 1, name: vaga.titulo }).waitFor()
    await page.getByRole('heading', { name: 'Sobre a vaga' }).waitFor()
    expect(await barriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}, 60_000)

test('a candidate applies on the phone, sees that it is done, and leaves', async () => {
  await stage.story(
    undefined,
    async ({ page, open }) => {
      await open(`/externo/anuncios/${vaga.id}?empresaId=1`)
      await page.getByRole('link', { name: 'Candidatar-se' }).click()
      await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor()
      await button(page, 'Entrar').click()
      await page.getByText('Senha é obrigatória').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.getByLabel('CPF').pressSequentially(CPF)
      expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25')
      await page.getByLabel('Senha', { exact: true }).fill('errada')
      await button(page, 'Entrar').click()
      await page.getByRole('alert').waitFor()
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
      await button(page, 'Entrar').click()

      await page.getByRole('heading', { level: 1, name: vaga.titulo }).waitFor()
      await button(page, 'Candidatar-se').click()
      await page.getByText('Candidatura enviada!').waitFor()
      expect(await barriers(page)).toEqual([])
      await page.reload()
      await page.getByText('Você já se candidatou a esta vaga').waitFor()
      expect(await overflow(page)).toBe(0)

      await button(page, 'Menu').click()
      await page.getByText('Olá, Maria').waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Sair').click()
      await page.getByRole('link', { name: 'Candidatar-se' }).waitFor()
    },
    { viewport: PHONE, hasTouch: true, isMobile: true },
  )
}, 60_000)

test('[R-LOG-EMPRESA-] [R-EMP-NUM-] a link whose company is no number says so, and what is missing at the log-in is named', async () => {
  await stage.story(undefined, async ({ page, open }) => {
    await page.goto(`${stage.url}/externo/anuncios?empresaId=1a`)
    await page.getByText('Empresa ID inválido. Revise ou solicite novamente o link').waitFor()
    await open('/externo/login')
    await button(page, 'Entrar').click()
    for (const text of ['CPF é obrigatório', 'Empresa é obrigatória', 'Senha é obrigatória'])
      await page.getByText(text).waitFor()
  })
}, 60_000)

test('[R-LOG-EMPRESA+] [R-LOG-LISTA+] who is registered in several companies chooses one as soon as the CPF is complete', async () => {
  await stage.story(undefined, async ({ page, open }) => {
    await open('/externo/login')
    const empresa = page.getByRole('combobox', { name: 'Empresa' })
    expect(await empresa.isDisabled()).toBe(true)
    await page.getByLabel('CPF').pressSequentially(CPF.slice(0, 10))
    expect(await empresa.isDisabled()).toBe(true)
    await page.getByLabel('CPF').press('5')
    await expect.poll(() => empresa.getByRole('option').allTextContents()).toContain('Aurora Alimentos Ltda')
    await button(page, 'Entrar').click()
    await page.getByText('Selecione uma empresa.').waitFor()
    await page.getByText('Senha é obrigatória').waitFor()
    expect(await empresa.evaluate((box) => box === document.activeElement)).toBe(true)
    await empresa.selectOption('Horizonte Serviços S.A.')
    await page.getByText('Selecione uma empresa.').waitFor({ state: 'hidden' })
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    expect(await barriers(page)).toEqual([])
    await button(page, 'Entrar').click()
    await page.getByText('Olá, Maria').waitFor()
  })
}, 60_000)
