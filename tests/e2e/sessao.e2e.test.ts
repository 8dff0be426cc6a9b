import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#tests/helpers/app.ts'
import { barriers as allBarriers, openStage, type Stage, type Window } from '#tests/helpers/browser.ts'
import { button, fill, pageAction, placeOf, save } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 300_000)
afterAll(() => stage?.close())

const EXPIRED = 'Sua sessão expirou. Deseja sair ou permanecer na página?'
/** also while a dialog hides the form from who cannot see it */
const nome = (page: Page) => page.locator('#root_nome')
/** names of what stands in the header are looked at by the stories of the layout */
const barriers = async (page: Page) =>
  (await allBarriers(page)).filter((text) => !text.startsWith('label-content-name-mismatch'))
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const step = (id: number) => `/captacao/etapas-seletivas/${id}`

/** Fills in the log-in form that is on the screen, page or dialog. */
async function enter(page: Page, usuario: string, senha = PASSWORD): Promise<void> {
  await page.getByLabel('Usuário', { exact: true }).fill(usuario)
  await page.locator('input[name=senha]').fill(senha)
  await button(page, 'Entrar').click()
}

/** Opens another screen the way people do: without loading the page anew. */
async function openIdiomas(page: Page): Promise<void> {
  await page.getByPlaceholder('Pesquisar Menu').fill('idiomas')
  await page
    .getByRole('link', { name: /Idiomas$/ })
    .first()
    .click()
}

/** Another tab of the same browser, at an address. */
async function tabAt({ tab }: Window, path: string): Promise<Window> {
  const other = await tab()
  await other.open(path)
  return other
}

async function switchTo({ page }: Window, empresa: string): Promise<void> {
  await page.getByRole('button', { name: /Trocar de empresa/ }).click()
  await page.getByRole('menuitem', { name: empresa }).click()
  await page.getByRole('button', { name: new RegExp(`Empresa atual: ${empresa}`) }).waitFor()
}

const nameOf = async (id: number) => {
  const { rows } = await stage.app.database.pool.query<{ nome: string }>(
    'select nome from etapa_seletiva where empresa_id = 1 and id = $1',
    [id],
  )
  return rows[0]?.nome
}

describe('a entrada', () => {
  test('diz a versão; quem tem várias empresas vê em qual está e pode escolher outra, sem nada travar', () =>
    stage.story(undefined, async ({ page, open }) => {
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

  test('quem tem uma empresa só não é perguntado', () =>
    stage.story(undefined, async ({ page, open }) => {
      await open('/login')
      await enter(page, 'rh')
      await page.getByText('Olá,').waitFor()
      expect(await page.getByRole('region', { name: 'Escolha da empresa' }).count()).toBe(0)
    }))

  test('depois de dez senhas erradas a tela diz por quanto tempo esperar', () =>
    stage.story(undefined, async ({ page, open, context }) => {
      for (let i = 0; i < 10; i++)
        await context.request.post(`${stage.url}/api/login`, {
          data: { usuario: 'ninguem', senha: 'x' },
          headers: { 'X-Requested-With': 'prumo' },
        })
      await open('/login')
      await enter(page, 'ninguem', 'x')
      await page.getByText('Muitas tentativas. Tente novamente em 15 minuto(s).').waitFor()
    }))

  test('se não se pode saber quem está conectado, a entrada diz por quê e tenta de novo', () =>
    stage.story('rh', async ({ page }) => {
      await page.route('**/api/userinfo', (route) => route.fulfill({ status: 500, body: 'não é JSON' }))
      await page.goto(`${stage.url}/captacao/etapas-seletivas`)
      await page.getByText('Não foi possível verificar quem está conectado. Erro').waitFor()
      await page.getByText(/^Versão \d/).waitFor()
      await page.unroute('**/api/userinfo')
      await button(page, 'Tentar novamente').click()
      await page.getByRole('heading', { name: 'Etapas seletivas' }).waitFor()
    }))
})

describe('a sessão expira', () => {
  test('durante um formulário: nada se perde; Permanecer fica, a próxima operação pede a entrada e continua', () =>
    stage.story('rh', async ({ page, context, open }) => {
      await open(step(1))
      await nome(page).fill('Triagem de currículos')
      await context.clearCookies()
      await save(page)
      await page.getByText(EXPIRED).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Permanecer').click()
      expect(await nome(page).inputValue()).toBe('Triagem de currículos')
      await save(page)
      await enter(page, 'rh')
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(1)).toBe('Triagem de currículos')
    }))

  test('Sair leva à entrada, e depois de volta ao que se queria', () =>
    stage.story('rh', async ({ page, context, open }) => {
      await open('/captacao/etapas-seletivas')
      await context.clearCookies()
      await openIdiomas(page)
      await page.getByText(EXPIRED).waitFor()
      await button(page, 'Sair').click()
      await page.getByText('Bem-vindo de volta').waitFor()
      await enter(page, 'rh')
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
    }))

  test('ao abrir outra tela, numa exportação e num envio de arquivo: a chamada espera e continua', () =>
    stage.story('admin', async ({ page, context, open }) => {
      await open('/captacao/etapas-seletivas')
      await context.clearCookies()
      await openIdiomas(page)
      await button(page, 'Entrar novamente').click()
      await enter(page, 'admin')
      await page.getByRole('heading', { name: 'Idiomas' }).waitFor()
      await button(page, 'Exportar').waitFor()
      await context.clearCookies()
      await button(page, 'Exportar').click()
      await page.getByRole('menuitem', { name: 'Exportar para CSV' }).first().click()
      await button(page, 'Entrar novamente').click()
      const [file] = await Promise.all([page.waitForEvent('download'), enter(page, 'admin')])
      expect(file.suggestedFilename()).toMatch(/\.csv$/)
      await open('/utilitario/usuarios/2')
      await context.clearCookies()
      const grey = { width: 300, height: 300, channels: 3, background: '#888' } as const
      const buffer = await sharp({ create: grey }).png().toBuffer()
      const answer = page.waitForResponse((response) => response.url().includes('/api/arquivos') && response.ok(), {
        timeout: 60_000,
      })
      await page.locator('input[type=file]').first().setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
      await button(page, 'Usar esta imagem').click()
      await button(page, 'Entrar novamente').click()
      await enter(page, 'admin')
      expect((await answer).status()).toBe(201)
    }))

  test('num relatório, numa ação e ao arrastar uma caixa: nada se perde, e cada um continua de onde parou', () =>
    stage.story('rh', async ({ page, context, open }) => {
      await open('/captacao/relatorios/duracao-vaga')
      await fill(page, 'Data Inicial', '01/01/2020')
      await page.getByRole('radio', { name: 'Grupos Ocupacionais' }).click()
      await page.getByRole('combobox', { name: 'Grupos Ocupacionais' }).click()
      await page.getByRole('option').first().click()
      await page.keyboard.press('Escape')
      await context.clearCookies()
      await button(page, 'Visualizar').click()
      await page.getByText(EXPIRED).waitFor()
      await button(page, 'Entrar novamente').click()
      await enter(page, 'rh')
      await page
        .getByText(/^\d+ linhas?$/)
        .or(page.getByText('Não existem dados para o filtro informado.'))
        .first()
        .waitFor()
      expect(await page.getByRole('textbox', { name: 'Data Inicial' }).inputValue()).toBe('01/01/2020')

      const { rows } = await stage.app.database.pool.query<{ id: number }>(
        `select id from solicitacao_pessoal where empresa_id = 1 and not (suspensa or encerrada or cancelada) limit 1`,
      )
      const id = rows[0]?.id
      await open(`/captacao/solicitacoes-pessoal/${id}`)
      await (await pageAction(page, 'Suspender')).click()
      const dialog = page.getByRole('dialog', { name: 'Suspender' })
      await fill(dialog, 'Observação da Suspensão', 'Orçamento em revisão')
      await context.clearCookies()
      await button(dialog, 'Suspender').click()
      await button(page, 'Permanecer').click()
      expect(await dialog.getByRole('textbox', { name: 'Observação da Suspensão' }).inputValue()).toBe(
        'Orçamento em revisão',
      )
      await button(dialog, 'Suspender').click()
      await enter(page, 'rh')
      await page.getByText('Suspender: concluído com sucesso.').waitFor()
      const after = await stage.app.database.pool.query(
        'select suspensa, obs_suspensao from solicitacao_pessoal where empresa_id = 1 and id = $1',
        [id],
      )
      expect(after.rows).toEqual([{ suspensa: true, obs_suspensao: 'Orçamento em revisão' }])

      await open('/')
      const titles = () => page.locator('[data-coluna] h3').allTextContents()
      const from = await placeOf(button(page, 'Mover a caixa Recrutamento & Seleção'))
      const to = await page.getByRole('region', { name: 'Aval. Desempenho', exact: true }).boundingBox()
      if (!to) throw new Error('no box')
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 40, to.y + 60, { steps: 4 })
      await context.clearCookies()
      await page.mouse.move(to.x + 40, to.y + 4, { steps: 2 })
      await page.mouse.up()
      await page.getByText(EXPIRED).waitFor()
      await button(page, 'Entrar novamente').click()
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/caixa-mensagens') && answer.ok())
      await enter(page, 'rh')
      await saved
      const moved = await titles()
      expect(moved.indexOf('Recrutamento & Seleção')).toBe(moved.indexOf('Aval. Desempenho') - 1)
      await page.reload()
      await expect.poll(titles).toEqual(moved)
    }))

  test('entra outra pessoa: o que a primeira digitou não é enviado em nome dela', () =>
    stage.story('rh', async ({ page, context, open }) => {
      await open(step(2))
      const before = await nameOf(2)
      await nome(page).fill('Texto de Rute')
      await context.clearCookies()
      await save(page)
      await button(page, 'Entrar novamente').click()
      await enter(page, 'admin')
      await page.getByText(/mas esta tela é de .*Nada do que foi digitado aqui foi enviado/).waitFor()
      expect(await nameOf(2)).toBe(before)
      await page.getByRole('button', { name: /^Entrar como/ }).click()
      await enter(page, 'rh')
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(2)).toBe('Texto de Rute')
      const { rows } = await stage.app.database.pool.query(
        `select usuario_id from auditoria where entidade = 'captacao/etapa-seletiva' and registro_id = 2 order by id desc limit 1`,
      )
      expect(rows).toEqual([{ usuario_id: 2 }])
    }))

  test('entra-se de novo em outra aba: a primeira continua sozinha', () =>
    stage.story('rh', async (window) => {
      const { page, context, open } = window
      await open(step(3))
      await nome(page).fill('Dinâmica de grupo')
      await context.clearCookies()
      await save(page)
      await page.getByText(EXPIRED).waitFor()
      const other = await tabAt(window, '/login')
      await enter(other.page, 'rh')
      await other.page.getByText('Olá,').waitFor()
      await page.bringToFront()
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(3)).toBe('Dinâmica de grupo')
    }))

  test('perto do fim, avisa; um clique a mantém', () =>
    stage.story('rh', async ({ page, open }) => {
      await open('/')
      const set = (seen: string) =>
        stage.app.database.pool.query(
          `update sessao set ociosa_em = now() + interval '100 seconds', vista_em = now() - $1::interval where usuario_id = 2`,
          [seen],
        )
      await set('0')
      stage.app.fastify.prumo.sessions.forget()
      await openIdiomas(page)
      await page.getByText('Sua sessão expira em 2 minutos por falta de uso.').waitFor()
      await set('58 minutes')
      stage.app.fastify.prumo.sessions.forget()
      await button(page, 'Continuar conectado').click()
      await page.getByText(/Sua sessão expira em/).waitFor({ state: 'hidden' })
    }))
})

describe('duas abas', () => {
  test('com duas empresas: nada se grava; Manter guarda o texto até a aba voltar à sua empresa', () =>
    stage.story('admin', async (first) => {
      const { page } = first
      await first.open(step(4))
      const before = await nameOf(4)
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
      expect([await nome(page).inputValue(), await nameOf(4)]).toEqual(['Entrevista técnica', before])
      await page.getByText(/Esta aba mostra Aurora Alimentos Ltda, mas a empresa atual é Horizonte/).waitFor()
      expect(await barriers(page)).toEqual([])
      await button(page, 'Voltar para Aurora Alimentos Ltda').click()
      await page.getByText(/Esta aba mostra/).waitFor({ state: 'hidden' })
      await question(second.page, 'Atenção! A empresa foi alterada em outra aba').waitFor()
      await save(page)
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(4)).toBe('Entrevista técnica')
    }))

  test('Descartar carrega a aba de novo, na outra empresa; nada da outra aparece antes disso', () =>
    stage.story('admin', async (first) => {
      const { page } = first
      await first.open('/captacao/candidatos')
      const second = await tabAt(first, '/')
      // the first tab is told by the answers, too: as if it had not heard the other
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

  test('sai-se em uma: a outra percebe e não perde o que foi digitado', () =>
    stage.story('rh', async (first) => {
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

  test('pelo endereço /logout.action também', () =>
    stage.story('rh', async (first) => {
      await first.open('/')
      const second = await first.tab()
      await second.page.goto(`${stage.url}/logout.action`)
      await second.page.getByText('Bem-vindo de volta').waitFor()
      await first.page.getByText('Bem-vindo de volta').waitFor()
    }))

  test('outra pessoa entra em uma: a outra diz quem está conectado e nada envia', () =>
    stage.story('rh', async (first) => {
      const { page, context } = first
      await first.open(step(5))
      const before = await nameOf(5)
      await nome(page).fill('Texto de outra pessoa')
      await context.request.post(`${stage.url}/api/login`, {
        data: { usuario: 'admin', senha: PASSWORD },
        headers: { 'X-Requested-With': 'prumo' },
      })
      await save(page)
      const dialog = question(page, 'Usuário Conectado')
      await dialog.getByText(/^Você está logado como .*\. Se não for você, faça login novamente\.$/).waitFor()
      expect([await nameOf(5), await nome(page).inputValue()]).toEqual([before, 'Texto de outra pessoa'])
      expect(await barriers(page)).toEqual([])
      await button(page, 'Fazer login novamente').click()
      await enter(page, 'rh')
      await save(page)
      await page.getByText('Registro alterado com sucesso.').waitFor()
      expect(await nameOf(5)).toBe('Texto de outra pessoa')
    }))
})

describe('quem chega de fora', () => {
  test('é informado de quem está conectado, e pode trocar', () =>
    stage.story('rh', async ({ page }) => {
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

describe('os próprios dados e a própria senha', () => {
  test('Atualizar Meus Dados muda nome, e-mail e foto; o cabeçalho os mostra', () =>
    stage.story('gestor', async ({ page, open }) => {
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

  test('sem a autoridade não há nem a opção nem a tela', () =>
    stage.story('rh2', async ({ page, open }) => {
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

  test('Alterar Minha Senha exige a confirmação certa; contas do fornecedor da folha não a têm', () =>
    stage.story('sst', async ({ page, open }) => {
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
