import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CPF, PASSWORD } from '#tests/helpers/app.ts'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button, fill, tab } from '../steps.ts'
import { barriers, enter } from './steps.ts'

const PHONE = { viewport: { width: 390, height: 800 } }
const NOVA = 'Girassol-Azul-2026'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const advance = (minutes: number) => stage.app.clock.advance(minutes * 60_000)
const codeField = (page: Page) => page.locator('input[name=codigo]')
/** What the app shows that was set up with the key on the screen. */
async function keyShown(page: Page): Promise<() => string> {
  const key = page.locator('code').first()
  await expect.poll(() => key.textContent()).toMatch(/^([A-Z2-7]{4} ?){8}$/)
  const secret = Secret.fromBase32(String(await key.textContent()).replaceAll(' ', ''))
  return () => {
    // each code counts once: the next one is of the next step
    advance(1)
    return new TOTP({ secret }).generate({ timestamp: stage.app.clock.now().getTime() })
  }
}

describe('who forgot the password', () => {
  test('asks for a link at the log-in, chooses another and enters with it, on a phone', () =>
    stage.storyAnew(
      undefined,
      async ({ page, open }) => {
        await open('/login')
        await page.getByRole('link', { name: 'Esqueci a minha senha' }).click()
        await page.getByRole('heading', { level: 1, name: 'Recuperar Senha' }).waitFor()
        await button(page, 'Enviar o link').click()
        await page.getByText('Usuário ou e-mail é obrigatório').waitFor()
        await fill(page, 'Usuário ou e-mail', 'sst')
        await page.keyboard.press('Enter')
        await page.getByText('Se houver um e-mail no cadastro deste usuário').waitFor()
        expect(await barriers(page)).toEqual([])
        await page.getByRole('link', { name: 'abrir o link que iria na mensagem' }).click()
        const [nova, conf] = [page.locator('input[name=novaSenha]'), page.locator('input[name=confNovaSenha]')]
        await nova.fill('prumo12345')
        await conf.fill('prumo12345')
        await button(page, 'Salvar a nova senha').click()
        await page.getByText('A senha é fácil demais de adivinhar').waitFor()
        expect(await barriers(page)).toEqual([])
        await nova.fill(NOVA)
        await conf.fill(NOVA)
        const link = page.url()
        await button(page, 'Salvar a nova senha').click()
        await page.getByText('A sua nova senha está valendo.').waitFor()
        await page.getByRole('link', { name: 'Entrar com ela' }).click()
        await enter(page, 'sst', NOVA)
        await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()
        // the same link again, whoever is logged in
        await page.goto(link)
        await nova.fill('Outra-Senha-Qualquer-1')
        await conf.fill('Outra-Senha-Qualquer-1')
        await button(page, 'Salvar a nova senha').click()
        await page.getByText('Este link já foi usado ou venceu.').waitFor()
      },
      PHONE,
    ))
})

describe('the verification in two steps', () => {
  test('is set up with an app in Minha Segurança, asked for at the next log-in, and switched off again', () =>
    stage.storyAnew('gestor', async ({ page, open, context }) => {
      await open('/minha-seguranca')
      await button(page, 'Ligar aplicativo autenticador').click()
      const dialog = page.getByRole('dialog', { name: 'Ligar aplicativo autenticador' })
      await dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor()
      const code = await keyShown(page)
      await button(dialog, 'Ligar').click()
      await dialog.getByText('Código é obrigatório').waitFor()
      await codeField(page).fill('000000')
      await button(dialog, 'Ligar').click()
      await dialog.getByText(/^Código incorreto\. Confira se o relógio/).waitFor()
      expect(await barriers(page)).toEqual([])
      await codeField(page).fill(code())
      await fill(page, 'Nome do aplicativo ou aparelho', 'Celular')
      await button(dialog, 'Ligar').click()
      const kept = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' })
      await kept.waitFor()
      const codes = await kept
        .getByRole('list', { name: 'Códigos de recuperação' })
        .getByRole('listitem')
        .allTextContents()
      expect(codes).toHaveLength(10)
      expect(await barriers(page)).toEqual([])
      await button(kept, 'Guardei os códigos').click()
      await page.getByText('Restam 10 códigos de recuperação.').waitFor()
      await context.clearCookies()
      await page.goto(`${stage.url}/login`)
      await enter(page, 'gestor')
      await page.getByRole('heading', { level: 1, name: 'Verificação em duas etapas' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await codeField(page).fill('000000')
      await button(page, 'Entrar').click()
      await page.getByText('Código incorreto', { exact: true }).waitFor()
      await codeField(page).fill(codes[0] ?? '')
      await page.getByRole('checkbox', { name: 'Não pedir novamente neste navegador por 30 dias' }).check()
      await button(page, 'Entrar').click()
      await page.getByRole('heading', { level: 1, name: /^Olá, / }).waitFor()
      await open('/minha-seguranca')
      await page.getByText('Restam 9 códigos de recuperação.').waitFor()
      await page.getByRole('button', { name: 'Desligar Celular' }).click()
      await page.getByText('É a sua única verificação além da senha').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Desligar', exact: true }).click()
      await page.getByText('Desligada', { exact: true }).waitFor()
    }))

  test('demanded by the company in the middle of work, it is set up there and the work goes on; at the log-in before anything else', async () => {
    const demand = async (on: boolean) => {
      await stage.app.database.pool.query(
        'update empresa_configuracao set exigir_segundo_fator = $1 where empresa_id = 1',
        [on],
      )
      stage.app.fastify.prumo.sessions.forget()
    }
    await stage.storyAnew('rh', async ({ page, open, context }) => {
      await open('/captacao/idiomas/new')
      await fill(page, 'Nome', 'Nheengatu')
      await demand(true)
      await button(page, 'Salvar').click()
      const dialog = page.getByRole('dialog', { name: 'Ligue a verificação em duas etapas' })
      const code = await keyShown(page)
      expect(await barriers(page)).toEqual([])
      await codeField(page).fill(code())
      await button(dialog, 'Ligar').click()
      await button(dialog, 'Guardei os códigos').click()
      await page.getByText('Registro criado com sucesso.').waitFor()
      await stage.app.database.pool.query('delete from fator')
      stage.app.fastify.prumo.sessions.forget()
      await context.clearCookies()
      await page.goto(`${stage.url}/captacao/idiomas`)
      await enter(page, 'rh')
      await page.getByRole('heading', { level: 1, name: 'Ligue a verificação em duas etapas' }).waitFor()
      const again = await keyShown(page)
      expect(await barriers(page)).toEqual([])
      await codeField(page).fill(again())
      await button(page, 'Ligar').click()
      await button(page, 'Guardei os códigos').click()
      await page.getByRole('heading', { level: 1, name: 'Idiomas' }).waitFor()
    })
    await demand(false)
    await stage.app.database.pool.query('delete from fator')
  })
})

describe('what a stolen session must not be able to do', () => {
  test('asks for the password after a quarter of an hour; with it what was begun goes on, without it nothing is done', () =>
    stage.storyAnew('rh2', async ({ page, open }) => {
      await open('/minhas-chaves-api')
      advance(16)
      await button(page, 'Nova chave').click()
      await fill(page, 'Nome', 'Folha de pagamento')
      const making = page.getByRole('dialog', { name: 'Nova chave' })
      await making.getByRole('searchbox', { name: 'Pesquisar em Permissões' }).fill('etapas seletivas')
      await making
        .getByRole('group', { name: 'Etapas Seletivas' })
        .getByRole('checkbox', { name: 'Ver', exact: true })
        .check()
      await button(making, 'Salvar').click()
      const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
      const senha = dialog.locator('input[name=senha]')
      await button(dialog, 'Cancelar').click()
      await page.getByText('Nada foi feito: a senha não foi confirmada.').waitFor()
      await button(making, 'Salvar').click()
      await senha.fill('errada')
      await button(dialog, 'Confirmar').click()
      await dialog.getByText('Senha incorreta').waitFor()
      expect(await barriers(page)).toEqual([])
      await senha.fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Chave criada' }).waitFor()
      await button(page, 'Já copiei').click()
      // whoever changes the password is shown the keys that still hold
      await open('/minha-seguranca')
      await button(page, 'Alterar Minha Senha').click()
      for (const [name, text] of Object.entries({ senha: PASSWORD, novaSenha: NOVA, confNovaSenha: NOVA }))
        await page.locator(`input[name=${name}]`).fill(text)
      await button(page, 'Salvar').click()
      const keys = page.getByRole('dialog', { name: 'Senha alterada com sucesso.' })
      await keys.getByText('Folha de pagamento').waitFor()
      expect(await barriers(page)).toEqual([])
      await keys.getByRole('link', { name: 'Ver minhas chaves' }).click()
      await page.getByRole('heading', { level: 1, name: 'Minhas Chaves de API' }).waitFor()
    }))

  test('a changed e-mail is taken back by the link that the former address got, and the sessions end', () =>
    stage.storyAnew('rh', async ({ page, open }) => {
      const { pool } = stage.app.database
      await open('/meus-dados')
      await fill(page, 'E-mail', 'ladra@exemplo.com.br')
      await button(page, 'Salvar').click()
      const letter = async () =>
        (await pool.query<{ texto: string }>("select texto from email_saida where evento = 'EMAIL_ALTERADO'")).rows[0]
          ?.texto
      await expect.poll(letter).toBeDefined()
      const text = stage.app.fastify.prumo.secrets.unseal('email', String(await letter())) ?? ''
      const code = /desfazer-email#([\w-]{43})/.exec(text)?.[1]
      await page.goto(`${stage.url}/desfazer-email#${code}`)
      await page.getByRole('heading', { level: 1, name: 'Voltar ao e-mail anterior' }).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Voltar ao e-mail anterior').click()
      await page.getByText('O seu usuário voltou ao e-mail anterior').waitFor()
      await page.getByRole('link', { name: 'Criar uma nova senha' }).click()
      await page.getByRole('heading', { level: 1, name: 'Recuperar Senha' }).waitFor()
      const { rows } = await pool.query<{ email: string }>("select email from usuario where login = 'rh'")
      expect(rows).toEqual([{ email: 'rh@aurora.example' }])
    }))

  test('a candidate who changes his e-mail late proves who he is, and the former address takes it back', () =>
    stage.storyAnew(undefined, async ({ page, open }) => {
      const { pool } = stage.app.database
      const { rows } = await pool.query<{ id: number }>(
        'select id from candidato where empresa_id = 1 and pessoal_cpf = $1',
        [CPF],
      )
      await open('/externo/login?empresaId=1')
      await page.getByLabel('CPF').pressSequentially(CPF)
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
      await button(page, 'Entrar').click()
      await page
        .getByText(/^Olá, /)
        .first()
        .waitFor()
      await open(`/externo/candidatos/${rows[0]?.id}?empresaId=1`)
      advance(16)
      await tab(page, 'Endereço e Contato').click()
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ladra@exemplo.com.br')
      await button(page, 'Salvar').click()
      const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
      await button(dialog, 'Confirmar').click()
      await dialog.getByText('Senha é obrigatória').waitFor()
      expect(await barriers(page)).toEqual([])
      await dialog.locator('input[name=senha]').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByText('Os seus dados foram gravados.').waitFor()
      const found = await pool.query<{ texto: string }>(
        "select texto from email_saida where evento = 'EMAIL_ALTERADO' and para like 'maria%'",
      )
      const text = stage.app.fastify.prumo.secrets.unseal('email', String(found.rows[0]?.texto)) ?? ''
      const code = /desfazer-email\?empresaId=1#([\w-]{43})/.exec(text)?.[1]
      await page.goto(`${stage.url}/externo/desfazer-email?empresaId=1#${code}`)
      await button(page, 'Voltar ao e-mail anterior').click()
      await page.getByText('O seu cadastro voltou ao e-mail anterior').waitFor()
      expect(await barriers(page)).toEqual([])
    }))
})
