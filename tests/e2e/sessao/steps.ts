import type { Page } from 'playwright-core'
import { PASSWORD } from '#tests/helpers/app.ts'
import { barriers as allBarriers, type Stage, type Window } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

/** What the stories of session and tabs do and look for. */

export const EXPIRED = 'Sua sessão expirou. Deseja sair ou permanecer na página?'

/** also while a dialog hides the form from who cannot see it */
export const nome = (page: Page) => page.locator('#root_nome')

/** names of what stands in the header are looked at by the stories of the layout */
export const barriers = async (page: Page) =>
  (await allBarriers(page)).filter((text) => !text.startsWith('label-content-name-mismatch'))

export const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })

export const step = (id: number) => `/captacao/etapas-seletivas/${id}`

/** Fills in the log-in form that is on the screen, page or dialog. */
export async function enter(page: Page, usuario: string, senha = PASSWORD): Promise<void> {
  await page.getByLabel('Usuário', { exact: true }).fill(usuario)
  await page.locator('input[name=senha]').fill(senha)
  await button(page, 'Entrar').click()
}

/**
 * Ends the session without the page's knowledge, once the page asks for nothing by itself: a call still on its way would
 * meet the end before the person does.
 */
export async function expire({ context, quiet }: Window): Promise<void> {
  await quiet()
  await context.clearCookies()
}

/** Opens another screen the way people do: without loading the page anew. */
export async function openIdiomas(page: Page): Promise<void> {
  await page.getByPlaceholder('Pesquisar Menu').fill('idiomas')
  await page
    .getByRole('link', { name: /Idiomas$/ })
    .first()
    .click()
}

/** Another tab of the same browser, at an address. */
export async function tabAt({ tab }: Window, path: string): Promise<Window> {
  const other = await tab()
  await other.open(path)
  return other
}

/** The stored name of a step of company 1. */
export async function nameOf({ app }: Stage, id: number): Promise<string | undefined> {
  const { rows } = await app.database.pool.query<{ nome: string }>(
    'select nome from etapa_seletiva where empresa_id = 1 and id = $1',
    [id],
  )
  return rows[0]?.nome
}
