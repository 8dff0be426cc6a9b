import type { Page } from 'playwright-core'
import { type Client, login } from '#tests/helpers/app.ts'
import { openStage, type Stage } from '#tests/helpers/browser/browser.ts'
import { button } from '../steps.ts'

/** Everybody has the messages as boxes (spec 1 §2.6), above the other cards of the start page. */
export const BOXES_FIRST = `insert into preferencia (usuario_id, chave, valor)
  select u.id, p.chave, p.valor::jsonb from usuario u cross join (values
    ('tela@|tela.mensagens', '{"visao": "caixas"}'), ('tela@|tela.inicio', '{"ordem": ["mensagens"], "ocultos": []}')) p (chave, valor)
  on conflict (usuario_id, chave) do update set valor = excluded.valor`

/** A stage whose start page can be emptied and filled. */
export interface StartPage {
  stage: Stage
  sql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** empty boxes in the order of a new user, without news, notices and pending items */
  empty(): Promise<void>
  /** creates a record of the group `utilitario` */
  post(path: string, body: object): Promise<void>
  /** writes a message to everybody */
  message(texto: string, more?: object): Promise<void>
}

export async function openStartPage(): Promise<StartPage> {
  const stage = await openStage()
  const admin: Client = await login(stage.app, 'admin')
  const sql = (text: string, values: unknown[] = []) => stage.app.database.pool.query(text, values)
  const post = async (path: string, body: object) => {
    const answer = await admin.post(`/api/utilitario/${path}`, body)
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  }
  return {
    stage,
    sql,
    post,
    async empty() {
      for (const table of [
        'usuario_mensagem',
        'mensagem',
        'noticia_leitura',
        'noticia',
        'aviso_sistema',
        'pendencia_ac',
      ])
        await sql(`delete from ${table}`)
      await sql(`delete from preferencia where chave in ('caixa-mensagens', 'tela@|tela.avisos')`)
      await sql(BOXES_FIRST)
      await sql('update empresa set ac_integra = false')
      await sql('update usuario set usuario_ac = false')
    },
    message: (texto, more = {}) => post('mensagens', { tipo: 'R', texto, destino: 'TODOS', ...more }),
  }
}

/** What a message box is moved by; it stands there once the boxes have come. */
export const handle = (page: Page, titulo: string) => button(page, `Mover a caixa ${titulo}`)
export const row = (page: Page, texto: string) => page.getByRole('listitem').filter({ hasText: texto })

/** An error stays until it has been read (spec 1 §8). */
export async function closeError(page: Page, text = 'Erro'): Promise<void> {
  const error = page.getByRole('alertdialog', { name: 'Erro' })
  await error.getByText(text).first().waitFor()
  await button(error, 'Fechar').click()
  await error.waitFor({ state: 'detached' })
}
