import { expect } from 'vitest'
import type { SurveyLink } from '#schemas/runtime/answers/surveys/survey-link.ts'
import type { Client } from '#tests/helpers/app.ts'
import { barriers, overflow, PHONE, type Stage } from '#tests/helpers/browser/browser.ts'
import { acoesDe, PESQUISAS, type Stored } from '#tests/server/domain/pesquisa/pesquisas.ts'
import { button, notice } from '../steps.ts'

const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

/** A small survey on the wall: opened by HR, answered by QR code, told by the same address — issue 20 §4. @param place of the running test; known once its `beforeAll` has begun */
export function acoesDoMural(place: () => { stage: Stage; admin: Client }) {
  const stage = () => place().stage
  const admin = () => place().admin
  const { pesquisa, passo } = acoesDe(() => ({ app: stage().app, admin: admin() }))
  let feita: Stored | undefined
  const pulso = (): Stored => {
    if (!feita) throw new Error('the survey on the wall is not made yet')
    return feita
  }
  const respondidos = async () =>
    ((await admin().get(`${PESQUISAS}/${pulso().id}/link-publico`)).json() as SurveyLink).respondidos

  async function prepara(): Promise<void> {
    feita = await pesquisa({ titulo: 'Pulso do mural', porLink: true, agradecimento: 'Obrigado por dizer!' }, [
      { texto: 'Como foi o mês?', tipo: 1, obrigatoria: true, respostas: [{ texto: 'Bom' }, { texto: 'Ruim' }] },
      { texto: 'Que nota você dá?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true },
    ])
    await passo(feita, 'libera')
  }

  /** Opens the link from its dialog. @returns the path of its page */
  async function abreLink(): Promise<string> {
    let path = ''
    await stage().story('admin', async ({ page, open }) => {
      await open(`/pesquisa/pesquisas/${pulso().id}`)
      await button(page, 'Link público').click()
      const dialog = page.getByRole('dialog', { name: 'Link público' })
      await dialog.getByText('O link ainda não foi aberto: ninguém pode responder.').waitFor()
      await button(dialog, 'Abrir link').click()
      await notice(page, 'Link público aberto.')
      await dialog.getByRole('img', { name: 'QR Code do endereço da pesquisa' }).waitFor()
      expect(await barriers(page, '[role=dialog]')).toEqual([])
      path = new URL(await dialog.getByRole('textbox', { name: 'Endereço da pesquisa' }).inputValue()).pathname
    })
    return path
  }

  /** By QR code on a phone with a broken line, by the keyboard, once per device by courtesy. */
  async function respondeNoTelefone(path: string): Promise<void> {
    await stage().storyAnew(
      undefined,
      async ({ page, context, open, load }) => {
        await open(path)
        await page.getByRole('heading', { name: 'Pulso do mural' }).waitFor()
        expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual([
          'Pulso do mural',
          'pt-BR',
        ])
        await page.getByText('Suas respostas são anônimas').waitFor()
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])
        // what is missing is said at its question, and the cursor goes there
        await button(page, 'Enviar respostas').click()
        await page.getByText('Responda a pergunta 1.').waitFor()
        const bom = page.getByRole('radio', { name: 'Bom' })
        expect(await bom.evaluate((input) => input === document.activeElement)).toBe(true)
        await page.keyboard.press('Space')
        expect(await bom.isChecked()).toBe(true)
        await context.setOffline(true)
        await page.getByRole('radio', { name: '9', exact: true }).check()
        await page.getByText('Rascunho guardado só neste aparelho.').waitFor()
        await button(page, 'Enviar respostas').click()
        await page.getByText('Verifique a sua internet', { exact: false }).waitFor()
        expect(await page.getByRole('radio', { name: '9', exact: true }).isChecked()).toBe(true)
        await context.setOffline(false)
        // the phone was put away; whoever takes it is asked before he sees anything
        await load(path)
        await page.getByText('Há respostas não enviadas neste aparelho.', { exact: false }).waitFor()
        expect(await page.getByRole('radio').count()).toBe(0)
        await button(page, 'Continuar').click()
        await page.getByText('2 de 2 respondidas', { exact: false }).waitFor()
        // the answer of the server is lost, not what was handed in
        await page.route('**/api/externo/pesquisas-por-link', async (route) => {
          await route.fetch()
          await route.abort('internetdisconnected')
        })
        await button(page, 'Enviar respostas').click()
        await page.getByText('Verifique a sua internet', { exact: false }).waitFor()
        await page.unrouteAll()
        await button(page, 'Enviar respostas').click()
        await page.getByText('Respostas enviadas.').waitFor()
        expect(await respondidos()).toBe(1)
        expect([await overflow(page), await barriers(page), await context.cookies()]).toEqual([0, [], []])
        await load(path)
        await page.getByText('Você já respondeu neste aparelho.', { exact: false }).waitFor()
        expect([await overflow(page), await barriers(page)]).toEqual([0, []])
        await button(page, 'Outra pessoa vai responder').click()
        await page.getByRole('radio', { name: 'Ruim' }).check()
        expect(await bom.isChecked()).toBe(false)
        await button(page, 'Apagar o que respondi').click()
        await page.getByText('0 de 2 respondidas', { exact: false }).waitFor()
      },
      phone,
    )
  }

  /** Who answers often takes the trouble of a captcha; a renewed link ends the one before. */
  async function respondeMuitas(): Promise<void> {
    const { endereco = '' } = (await admin().get(`${PESQUISAS}/${pulso().id}/link-publico`)).json() as SurveyLink
    const path = new URL(endereco).pathname
    await stage().storyAnew(undefined, async ({ page, open, load }) => {
      await open(path)
      for (let n = 0; n < 5; n++) {
        await page.getByRole('radio', { name: 'Bom' }).check()
        await page.getByRole('radio', { name: '7', exact: true }).check()
        const robot = page.getByRole('checkbox', { name: 'Não sou um robô' })
        if (n === 4) {
          await robot.check()
          await page.getByText('Verificado').waitFor()
          expect(await barriers(page)).toEqual([])
        } else expect(await robot.count()).toBe(0)
        await button(page, 'Enviar respostas').click()
        await page.getByText('Obrigado por dizer!').waitFor()
        await button(page, 'Outra pessoa vai responder').click()
        await button(page, 'Enviar respostas').waitFor()
      }
      expect(await respondidos()).toBe(6)
      const renewed = (await admin().put(`${PESQUISAS}/${pulso().id}/link-publico/renova`, {})).json() as SurveyLink
      await load(path)
      await page.getByRole('heading', { name: 'Este link não é válido ou já foi fechado.' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await passo(pulso(), 'encerra')
      const now = new URL(renewed.endereco ?? '').pathname
      await load(now)
      await page.getByText('Esta pesquisa foi encerrada e não recebe mais respostas.').waitFor()
      await passo(pulso(), 'divulga')
      await load(now)
      await page.getByText('6 respostas', { exact: false }).first().waitFor()
      // one nine and five sevens: nobody below seven, 1 of 6 a promoter
      await page.getByText('NPS 17', { exact: false }).waitFor()
      await page.setViewportSize(PHONE)
      expect([await overflow(page), await barriers(page)]).toEqual([0, []])
    })
    await stage().story('admin', async ({ page, open }) => {
      await open(`/pesquisa/pesquisas/${pulso().id}/resultados`)
      await page.getByText('Pelo link público: não se sabe quantas pessoas o tinham.').waitFor()
      expect(await page.getByText('de 0 pessoas', { exact: false }).count()).toBe(0)
    })
  }

  return { prepara, abreLink, respondeNoTelefone, respondeMuitas }
}
