import type { Env } from '#server/env.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { type Nome, servicos } from './catalogo.ts'
import { chaveAberta, type Linha, linhaDe } from './registro.ts'

/** Present access of a company to a service; `falta` is the reason why there is none. */
export interface Alcance {
  url?: string
  key?: string
  /** the key is the company's own, not the operator's */
  propria: boolean
  ativo: boolean
  falta?: 'ENDERECO' | 'CHAVE' | 'INATIVA'
}

/** Services configured completely by the operator are enabled unless the company disables them. */
export function alcanceDe(ctx: Pick<Ctx, 'deps'>, env: Env, nome: Nome, linha: Linha | undefined): Alcance {
  const said = servicos[nome]?.endereco(env)
  const own = chaveAberta(ctx, linha)
  const key = own ?? said?.key
  const ativo = linha?.ativo ?? said?.key !== undefined
  const falta = !said ? 'ENDERECO' : key === undefined ? 'CHAVE' : !ativo ? 'INATIVA' : undefined
  return {
    ...(said && { url: said.url }),
    ...(key !== undefined && { key }),
    ...{ propria: own !== undefined, ativo },
    ...(falta && { falta }),
  }
}

export const alcance = async (ctx: Ctx, env: Env, nome: Nome): Promise<Alcance> =>
  alcanceDe(ctx, env, nome, await linhaDe(ctx.db, ctx.session.empresaId, nome))
