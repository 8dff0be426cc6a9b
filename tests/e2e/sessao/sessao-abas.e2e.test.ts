import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { openStage, type Stage, type Window } from '#tests/helpers/browser/browser.ts'
import { button, save } from '../steps.ts'
import { barriers, EXPIRED, enter, nameOf, nome, openIdiomas, question, step, tabAt } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

async function switchTo({ page }: Window, empresa: string): Promise<void> {
  await page.getByRole('button', { name: /Trocar de empresa/ }).click()
  await page.getByRole('menuitem', { name: empresa }).click()
  await page.getByRole('button', { name: new RegExp(`Empresa atual: ${empresa}`) }).waitFor()
}

describe('two tabs', () => {
  test('[S-ABA-1-keep] [B-CANCELLED-CALLS] [R-ABAS-] with two companies: nothing is stored; Manter keeps the text until the tab is back in its company', () =>
    stage.storyAnew('admin', async (first) => {
      const { page } = first
      await first.open(step(4))
      const before = await nameOf(stage, 4)
      await nome(page).fill('Entrevista técnica')
      const second = await tabAt(first, '/')
      await switchTo(second, 'Horizonte Serviços S.A.')
      await page.bringToFront()
      const dialog = question(page, 'Atenção! A empresa foi alterada em outra aba')
      await dialog.getByText('Não é possível utilizar abas com empresas diferentes no Prumo RH.').waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Manter').click()
      await save(page)
      await dialog.waitFor()
      await button(page, 'Manter').click()
      expect([await nome(page).inputValue(), await nameOf(stage, 4)]).toEqual(['Entrevista técnica', before])
      await page.getByText(/Esta aba mostra Aurora Alimentos Ltda, mas a empresa atual é Horizonte/).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Voltar para Aurora Alimentos Ltda').click()
      await page.getByText(/Esta aba mostra/).waitFor({ state: 'hidden' })
      await question(second.page, 'Atenção! A empresa foi alterada em outra aba').waitFor()
      await save(page)
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(stage, 4)).toBe('Entrevista técnica')
    }))

  test('[S-ABA-1-discard] [R-ABAS+] Descartar loads the tab again, in the other company; nothing of the other one shows before', () =>
    stage.storyAnew('admin', async (first) => {
      const { page } = first
      await first.open('/captacao/candidatos')
      const second = await tabAt(first, '/')
      // the first tab is told by the answers, too: as if it had not heard the other, nor asked for its tasks when it came to the front
      await page.route('**/api/tarefas', (route) => route.fulfill({ json: [] }))
      await page.evaluate(() => {
        BroadcastChannel.prototype.postMessage = () => {}
      })
      await second.page.evaluate(() => {
        BroadcastChannel.prototype.postMessage = () => {}
      })
      await switchTo(second, 'Horizonte Serviços S.A.')
      await page.bringToFront()
      await openIdiomas(page)
      await question(page, 'Atenção! A empresa foi alterada em outra aba').waitFor()
      await button(page, 'Descartar').click()
      await page.getByRole('button', { name: /Empresa atual: Horizonte/ }).waitFor()
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
      await switchTo(first, 'Aurora Alimentos Ltda')
    }))

  test('one leaves in one: the other notices and does not lose what was typed', () =>
    stage.storyAnew('rh', async (first) => {
      const { page } = first
      await first.open(step(5))
      await nome(page).fill('Exame admissional')
      const second = await tabAt(first, '/')
      await second.page.getByRole('button', { name: /Menu do usuário/ }).click()
      await second.page.getByRole('menuitem', { name: 'Sair' }).click()
      await second.page.getByText('Bem-vindo de volta').waitFor()
      await page.bringToFront()
      await page.getByText(EXPIRED).waitFor()
      expect(await nome(page).inputValue()).toBe('Exame admissional')
      await button(page, 'Entrar novamente').click()
      await enter(page, 'rh')
      await save(page)
      await page.getByText('Registro alterado com sucesso.').waitFor()
    }))

  test('[S-SES-6] so it is by the address /logout.action', () =>
    stage.storyAnew('rh', async (first) => {
      await first.open('/')
      const second = await first.tab()
      await second.page.goto(`${stage.url}/logout.action`)
      await second.page.getByText('Bem-vindo de volta').waitFor()
      await first.page.getByText('Bem-vindo de volta').waitFor()
    }))

  test('somebody else logs in in one: the other says who is logged in and sends nothing', () =>
    stage.storyAnew('rh', async (first) => {
      const { page, context } = first
      await first.open(step(5))
      const before = await nameOf(stage, 5)
      await nome(page).fill('Texto de outra pessoa')
      await context.request.post(`${stage.url}/api/login`, {
        data: { usuario: 'admin', senha: PASSWORD },
        headers: { 'X-Requested-With': 'prumo' },
      })
      await save(page)
      const dialog = question(page, 'Usuário Conectado')
      await dialog.getByText(/^Você está logado como .*\. Se não for você, faça login novamente\.$/).waitFor()
      expect([await nameOf(stage, 5), await nome(page).inputValue()]).toEqual([before, 'Texto de outra pessoa'])
      expect(await barriers(page)).toEqual([])
      await button(page, 'Fazer login novamente').click()
      await enter(page, 'rh')
      await save(page)
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(stage, 5)).toBe('Texto de outra pessoa')
    }))
})
