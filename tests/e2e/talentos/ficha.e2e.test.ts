import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, login } from '#tests/helpers/app.ts'
import { barriers, openStage, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, notice, pageAction } from '../steps.ts'

const REQUESTS = '/captacao/solicitacoes-pessoal'

let stage: Stage
let rh: Client
let open: { id: number; descricao: string }[]

beforeAll(async () => {
  stage = await openStage()
  rh = await login(stage.app, 'rh')
  const filter = encodeURIComponent('{"visualizar":"A","status":"A"}')
  open = (await rh.get(`/api${REQUESTS}?filter=${filter}&size=3`)).json()
}, 180_000)
afterAll(() => stage?.close())

const nameOf = (place: number) => open[place]?.descricao ?? ''
const LIST = `${REQUESTS}?filter=${encodeURIComponent('{"visualizar":"A","status":"A"}')}`

test(
  'a row opens the page of its record; Editar opens the form and leads back',
  () =>
    stage.story('rh', async ({ page, open: go }) => {
      await go(LIST)
      await page
        .getByRole('row')
        .filter({ hasText: nameOf(0) })
        .first()
        .getByRole('link', { name: nameOf(0), exact: true })
        .click()
      await page.getByRole('heading', { level: 1, name: nameOf(0) }).waitFor()
      expect(new URL(page.url()).pathname).toBe(`${REQUESTS}/${open[0]?.id}/ficha`)
      // nothing can be typed in here
      expect(await page.locator('main').getByRole('textbox').count()).toBe(0)
      const head = page.locator('main article > header')
      expect(await head.getByRole('listitem').first().textContent()).toBe('Aprovada')
      await page.getByRole('list', { name: 'Linha do tempo' }).getByRole('listitem').first().waitFor()
      expect(await barriers(page)).toEqual([])

      await (await pageAction(page, 'Suspender')).click()
      const dialog = page.getByRole('dialog', { name: 'Suspender' })
      await dialog.getByRole('textbox').fill('Orçamento em revisão')
      await button(dialog, 'Suspender').click()
      await head.getByText('Suspensa', { exact: true }).waitFor()
      // the first chip says what keeps anybody from working on it
      expect(await head.getByRole('listitem').allTextContents()).toEqual(['Suspensa', 'Aprovada'])
      await page.getByRole('list', { name: 'Linha do tempo' }).getByText('Suspender', { exact: true }).first().waitFor()

      await page.getByRole('link', { name: 'Editar', exact: true }).click()
      await page
        .getByRole('textbox', { name: 'Descrição da vaga', exact: true })
        .or(page.getByRole('tab').first())
        .first()
        .waitFor()
      await button(page, 'Cancelar').click()
      await page.waitForURL(`**${REQUESTS}/${open[0]?.id}/ficha`)
    }),
  90_000,
)

test(
  'the time line is narrowed to one kind',
  () =>
    stage.story('rh', async ({ page, open: go }) => {
      await go(`${REQUESTS}/${open[0]?.id}/ficha`)
      const line = page.getByRole('list', { name: 'Linha do tempo' })
      await line.getByRole('listitem').first().waitFor()
      await page.getByRole('combobox', { name: 'Mostrar' }).click()
      await page.getByRole('option', { name: 'Passos e aprovações' }).click()
      await expect.poll(() => line.getByText('Candidato na solicitação').count()).toBe(0)
      await line.getByText('Suspender', { exact: true }).first().waitFor()
    }),
  90_000,
)

test(
  'a record is read beside its list: next, previous, back, Esc; nothing done there leaves the list',
  () =>
    stage.story('rh', async ({ page, open: go }) => {
      await go(LIST)
      const row = (place: number) => page.locator('tbody tr[aria-rowindex]').nth(place)
      await row(0).waitFor()
      const names = await Promise.all(
        [0, 1].map(async (place) => (await row(place).getByRole('link').nth(0).textContent()) ?? ''),
      )
      await row(0).hover()
      await row(0)
        .getByRole('link', { name: /^Ver ao lado/ })
        .click()
      const panel = page.getByRole('dialog')
      await panel.getByRole('heading', { level: 2, name: names[0], exact: true }).first().waitFor()
      expect(new URL(page.url()).searchParams.get('registro')).not.toBeNull()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('j')
      await panel.getByRole('heading', { level: 2, name: names[1], exact: true }).first().waitFor()
      await button(panel, 'Registro anterior').click()
      await panel.getByRole('heading', { level: 2, name: names[0], exact: true }).first().waitFor()
      // the address is enough to find it again
      await page.reload()
      await panel.getByRole('heading', { level: 2, name: names[0], exact: true }).first().waitFor()
      await panel.getByRole('button', { name: /^Mais ações de / }).click()
      await page.getByRole('menuitem', { name: /^Suspender/ }).click()
      const asked = page.getByRole('dialog', { name: 'Suspender' })
      await asked.getByRole('textbox').fill('Pausa')
      await button(asked, 'Suspender').click()
      await notice(page, 'Suspender: concluído com sucesso.')
      expect(new URL(page.url()).pathname).toBe(REQUESTS)
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      expect(new URL(page.url()).searchParams.get('registro')).toBeNull()
      expect(new URL(page.url()).searchParams.get('filter')).not.toBeNull()
    }),
  90_000,
)

test(
  'no amount shows on the page of a talent to who may not see salaries',
  () =>
    stage.story('lider', async ({ page, open: go }) => {
      const lider = await login(stage.app, 'lider')
      const [one] = (await lider.get('/api/gestao-talentos/talentos?size=1')).json() as { id: number }[]
      await go(`/gestao-talentos/talentos/${one?.id}/ficha`)
      await page.getByRole('list', { name: 'Contato' }).or(page.locator('main article > header dl')).first().waitFor()
      expect(await page.locator('main').getByText('R$').count()).toBe(0)
      expect(await page.locator('main').getByText('Salário', { exact: true }).count()).toBe(0)
    }),
  90_000,
)

test(
  'on a telephone the record is a sheet of its own, no wider than the screen',
  () =>
    stage.story(
      'rh',
      async ({ page, open: go }) => {
        await go(`/captacao/candidatos/1/ficha`)
        await page.getByRole('link', { name: '(85) 98765-4321' }).waitFor()
        expect(await page.getByRole('link', { name: '(85) 98765-4321' }).getAttribute('href')).toBe(
          'tel:+5585987654321',
        )
        expect(await overflow(page)).toBe(0)
        expect(await barriers(page)).toEqual([])
        await go('/captacao/entrevistas?visao=quadro')
        const card = page.locator('[data-card] a').first()
        const name = (await card.textContent()) ?? ''
        await card.click()
        const sheet = page.getByRole('dialog', { name })
        await sheet.waitFor()
        expect((await sheet.boundingBox())?.width).toBe(PHONE.width)
        await button(sheet, 'Fechar').click()
        await sheet.waitFor({ state: 'detached' })
        expect(await page.locator('[data-card]').count()).toBeGreaterThan(0)
      },
      { viewport: PHONE, hasTouch: true, isMobile: true },
    ),
  90_000,
)
