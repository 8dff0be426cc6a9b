import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { button } from '../../steps.ts'

export const column = (page: Page, nome: string) => page.getByRole('region', { name: nome, exact: true })

export const card = (page: Page, nome: string) => page.locator(`[data-cartao][aria-label^="${nome},"]`)

/** Opens the menu of a card and takes an entry. */
export async function take(page: Page, nome: string, entry: string): Promise<void> {
  await button(card(page, nome), `Ações de ${nome}`).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Looks a candidate up by name and puts him into the selection. */
export async function include(page: Page, nome: string): Promise<void> {
  await button(page, 'Incluir candidatos').click()
  const dialog = page.getByRole('dialog', { name: 'Incluir candidatos na seleção' })
  await dialog.getByRole('searchbox', { name: 'Nome do candidato' }).fill(nome)
  await dialog.getByRole('checkbox', { name: nome, exact: true }).check()
  await button(dialog, 'Incluir 1 candidato').click()
  await dialog.waitFor({ state: 'detached' })
  await card(page, nome).waitFor()
}

/** Moves a card to the right by the keyboard, step after step, until it stands in the last one. */
export async function throughAllSteps(page: Page, nome: string, etapas: string[]): Promise<void> {
  for (const etapa of etapas.slice(1)) {
    const answer = page.waitForResponse((one) => /candidato-solicitacoes\/\d+\/etapa$/.test(one.url()))
    await card(page, nome).focus()
    await page.keyboard.press('Alt+ArrowRight')
    expect((await answer).status()).toBe(200)
    await column(page, etapa).locator(`[data-cartao][aria-label^="${nome},"]`).waitFor()
  }
}

/** Hires a candidate from his card. */
export async function hire(page: Page, nome: string): Promise<void> {
  await take(page, nome, 'Contratar')
  const dialog = page.getByRole('dialog', { name: 'Contratar' })
  await dialog.locator('[data-field="dataAdmissao"]').getByRole('textbox').fill('01/12/2026')
  await button(dialog, 'Contratar').click()
  await dialog.waitFor({ state: 'detached' })
  await column(page, 'Contratados').locator(`[data-cartao][aria-label^="${nome},"]`).waitFor()
}

/** Releases one evaluation, and no other, to a candidate from his card. */
export async function release(page: Page, nome: string, prova: string): Promise<void> {
  await take(page, nome, 'Liberar avaliação')
  const dialog = page.getByRole('dialog', { name: `Liberar avaliação para ${nome}` })
  const wanted = dialog.getByRole('checkbox', { name: new RegExp(`^${prova}`) })
  await wanted.waitFor()
  const checked = dialog.getByRole('checkbox', { checked: true })
  while ((await checked.count()) > 0) await checked.first().uncheck()
  await wanted.check()
  await button(dialog, 'Liberar').click()
  await dialog.waitFor({ state: 'hidden' })
}
