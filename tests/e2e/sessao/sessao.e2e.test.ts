import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, save } from '../steps.ts'
import { barriers, enter, question } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

describe('the log-in', () => {
  test('says the version; who has several companies sees which one it is and may choose another, without being held up', () =>
    stage.storyAnew(undefined, async ({ page, open }) => {
      await open('/login')
      await page.getByText(/^Versão \d+\.\d+\.\d+$/).waitFor()
      expect(await barriers(page)).toEqual([])
      await enter(page, 'admin')
      const choice = page.getByRole('region', { name: 'Escolha da empresa' })
      await choice.getByText('Você está trabalhando em Aurora Alimentos Ltda').waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Escolher outra empresa').click()
      await page.getByRole('menuitem', { name: 'Horizonte Serviços S.A.' }).click()
      await page.getByRole('button', { name: /Empresa atual: Horizonte/ }).waitFor()
      expect(await choice.count()).toBe(0)
      await page.reload()
      await page.getByRole('button', { name: /Empresa atual: Horizonte/ }).waitFor()
      expect(await choice.count()).toBe(0)
      await stage.app.database.pool.query('delete from preferencia where usuario_id = 1')
    }))

  test('where the company demands it, the terms are read and accepted once before work', async () => {
    const { pool } = stage.app.database
    const exige = async (exigir: boolean) => {
      await pool.query(
        'update empresa_configuracao set exigir_aceite_usuarios = $1, politica_seguranca = $2 where empresa_id = 1',
        [exigir, 'Os dados dos candidatos são de uso interno.'],
      )
      stage.app.fastify.prumo.sessions.forget()
    }
    await exige(true)
    await stage.storyAnew('sst', async ({ page, open }) => {
      await page.goto(`${stage.url}/`)
      const dialog = page.getByRole('alertdialog', { name: 'Termos de Privacidade e Política de Segurança' })
      await dialog.getByText('Os dados dos candidatos são de uso interno.', { exact: true }).waitFor()
      await page.keyboard.press('Escape')
      expect(await button(dialog, 'Continuar').isDisabled()).toBe(true)
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('checkbox', { name: 'Li e aceito os termos' }).check()
      await button(dialog, 'Continuar').click()
      await dialog.waitFor({ state: 'hidden' })
      await open('/')
      await page.getByText('Olá,').waitFor()
      expect(await dialog.count()).toBe(0)
    })
    await exige(false)
  })

  test('who has one company only is not asked', () =>
    stage.storyAnew(undefined, async ({ page, open }) => {
      await open('/login')
      await enter(page, 'rh')
      await page.getByText('Olá,').waitFor()
      expect(await page.getByRole('region', { name: 'Escolha da empresa' }).count()).toBe(0)
    }))

  test('after ten wrong passwords the screen says how long to wait', () =>
    stage.storyAnew(undefined, async ({ page, open, context }) => {
      for (let i = 0; i < 10; i++)
        await context.request.post(`${stage.url}/api/login`, {
          data: { usuario: 'ninguem', senha: 'x' },
          headers: { 'X-Requested-With': 'prumo' },
        })
      await open('/login')
      await enter(page, 'ninguem', 'x')
      await page.getByText('Muitas tentativas. Tente novamente em 15 minuto(s).').waitFor()
    }))

  test('[S-SES-2] when nobody can say who is logged in, the log-in says why and tries again', () =>
    stage.storyAnew('rh', async ({ page }) => {
      await page.route('**/api/userinfo', (route) => route.fulfill({ status: 500, body: 'não é JSON' }))
      await page.goto(`${stage.url}/captacao/etapas-seletivas`)
      await page.getByText('Não foi possível verificar quem está conectado. Erro').waitFor()
      await page.getByText(/^Versão \d/).waitFor()
      await page.unroute('**/api/userinfo')
      await button(page, 'Tentar novamente').click()
      await page.getByRole('heading', { name: 'Etapas seletivas' }).waitFor()
    }))
})

describe('who comes from outside', () => {
  test('[B-ARRIVAL] is told who is logged in, and may change', () =>
    stage.storyAnew('rh', async ({ page }) => {
      await page.goto(`${stage.url}/captacao/idiomas?origem=email`)
      const dialog = question(page, 'Usuário Conectado')
      await dialog.getByText(/^Você está logado como .*\. Se não for você, faça login novamente\.$/).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Continuar').click()
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
      expect(new URL(page.url()).search).not.toContain('origem')
      await page.goto(`${stage.url}/captacao/idiomas`, { referer: 'https://outro.exemplo/mensagem' })
      await button(page, 'Fazer login novamente').click()
      await page.getByText('Bem-vindo de volta').waitFor()
      await enter(page, 'admin')
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
    }))
})

describe('own data and own password', () => {
  test('Atualizar Meus Dados changes name, e-mail and photo; the header shows them', () =>
    stage.storyAnew('gestor', async ({ page, open }) => {
      await open('/')
      await page.getByRole('button', { name: /Menu do usuário/ }).click()
      await page.getByRole('menuitem', { name: 'Atualizar Meus Dados' }).click()
      await page.getByRole('heading', { name: 'Atualizar Meus Dados' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await fill(page, 'Nome', '')
      await save(page)
      await page.getByText('Preencha os campos indicados').waitFor()
      await fill(page, 'Nome', 'Gestora Renomeada')
      await save(page)
      await page.getByText('Dados atualizados com sucesso.').waitFor()
      await page.getByRole('button', { name: /Gestora Renomeada/ }).waitFor()
    }))

  test('without the authority there is neither the choice nor the screen', () =>
    stage.storyAnew('rh2', async ({ page, open }) => {
      await stage.app.database.pool.query(
        `update perfil set authorities = authorities - 'ROLE_CAD_INFO_PESSOAL' where id in
         (select perfil_id from usuario_empresa_perfis p join usuario_empresa e on e.id = p.usuario_empresa_id where e.usuario_id = 5)`,
      )
      stage.app.fastify.prumo.sessions.forget()
      await open('/meus-dados')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Acesso Negado')
      await page.getByRole('button', { name: /Menu do usuário/ }).click()
      await page.getByRole('menuitem', { name: 'Sair' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Atualizar Meus Dados' }).count()).toBe(0)
    }))

  test('Alterar Minha Senha demands the right confirmation; accounts of the payroll vendor do not have it', () =>
    stage.storyAnew('sst', async ({ page, open }) => {
      await open('/')
      const menu = page.getByRole('button', { name: /Menu do usuário/ })
      await menu.click()
      await page.getByRole('menuitem', { name: 'Alterar Minha Senha' }).click()
      const dialog = page.getByRole('dialog', { name: 'Alterar Minha Senha' })
      const type = (name: string, text: string) => dialog.locator(`input[name=${name}]`).fill(text)
      await type('senha', PASSWORD)
      await type('novaSenha', 'outra-senha-1')
      await type('confNovaSenha', 'outra-senha-2')
      await button(page, 'Salvar').click()
      await dialog.getByText('A senha não foi confirmada corretamente. Por favor, confira.').waitFor()
      await type('confNovaSenha', 'outra-senha-1')
      await button(page, 'Salvar').click()
      await page.getByText('Senha alterada com sucesso.').waitFor()
      await stage.app.database.pool.query('update usuario set usuario_ac = true where id = 4')
      await page.reload()
      await menu.click()
      await page.getByRole('menuitem', { name: 'Sair' }).waitFor()
      expect(await page.getByRole('menuitem', { name: 'Alterar Minha Senha' }).count()).toBe(0)
    }))
})
