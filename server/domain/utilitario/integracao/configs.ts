import type { Integracao } from '#schemas/generated/types/utilitario/integracao.ts'
import type { Cartao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { colaboreTexts, statusColabore } from '#schemas/runtime/domain/colabore.ts'
import { requireConfirmation } from '#server/platform/access/session.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { chamadores, type Nome, servicos, tituloDe } from './catalogo.ts'
import { acompanhaCartao } from './colabore.ts'
import { comoConfigurar, faltaAoChamador } from './falta.ts'
import { grava, type Linha, linhaDe, linhas } from './registro.ts'
import { alcanceDe } from './servico.ts'

const NOMES: Nome[] = [
  'FORTES_COLABORE',
  'CHAT_PRO',
  'SOLIDES',
  'EDUVEM',
  'FERRAMENTA_PESQUISA',
  'FORTES_BI',
  'AC_PESSOAL',
]

/** The integrations in the order of the specification (spec 3 §7), without keys. */
export async function configs(ctx: Ctx, prumo: Prumo): Promise<Cartao[]> {
  const stored = new Map((await linhas(ctx.db, ctx.session.empresaId)).map((linha) => [linha.nome, linha]))
  const keys = await chavesEmUso(ctx)
  return NOMES.map((nome) => {
    const linha = stored.get(nome)
    return {
      ...{
        nome,
        titulo: tituloDe(ctx.deps.model, nome),
        slug: (servicos[nome] ?? chamadores[nome] ?? fail('NAO_ENCONTRADO')).slug,
      },
      ...(servicos[nome] ? servico(ctx, prumo, nome, linha) : chamador(linha, keys)),
      ...dropEmpty({ ultimoSucesso: linha?.ultimo_sucesso, ultimoErro: linha?.ultimo_erro, mensagem: linha?.mensagem }),
      ...(nome === 'FORTES_COLABORE' ? colabore(ctx) : {}),
      ...(nome === 'FORTES_BI' ? dropEmpty({ exportadoEm: linha?.exportado_em }) : {}),
    }
  })
}

type Estado = Omit<Cartao, 'nome' | 'titulo' | 'slug'>

function servico(ctx: Ctx, { env }: Prumo, nome: Nome, linha: Linha | undefined): Estado {
  const { url, key, propria, ativo, falta } = alcanceDe(ctx, env, nome, linha)
  return {
    ativo,
    tipo: 'servico',
    temChave: key !== undefined,
    chavePropria: propria,
    // only the origin: the path may hold secrets
    ...(url === undefined ? {} : { url: new URL(url).origin }),
    situacao: falta === undefined ? 'EM_USO' : falta === 'INATIVA' ? 'DESATIVADA' : 'A_CONFIGURAR',
    ...(falta ? { falta: comoConfigurar(nome, falta) } : {}),
  }
}

interface ChaveEmUso {
  id: number
  prefixo: string
  criada_em: string
  expira_em: string
  usada_em: string | null
}

async function chavesEmUso({ db, session }: Ctx): Promise<Map<number, ChaveEmUso>> {
  const text = `select k.id, k.prefixo, k.criada_em, k.expira_em, k.usada_em from chave_api k
    join integracao i on i.empresa_id = k.empresa_id and i.chave_api = k.id where k.empresa_id = $1 and k.revogada_em is null and k.expira_em > now()`
  return new Map((await run<ChaveEmUso>(db, text, [session.empresaId])).map((row) => [Number(row.id), row]))
}

function chamador(linha: Linha | undefined, keys: Map<number, ChaveEmUso>): Estado {
  const key = linha?.chave_api ? keys.get(Number(linha.chave_api)) : undefined
  const usuario = linha?.usuario_id ? { id: Number(linha.usuario_id), nome: linha.usuario_nome ?? '' } : undefined
  const ativo = linha?.ativo === true
  const falta = faltaAoChamador(ativo, usuario, key)
  return {
    ativo,
    tipo: 'chamador',
    temChave: key !== undefined,
    ...(usuario ? { usuario } : {}),
    ...(key && {
      chave: dropEmpty({
        ...{ prefixo: key.prefixo, criadaEm: key.criada_em, expiraEm: key.expira_em, usadaEm: key.usada_em },
      }),
    }),
    situacao: falta === undefined ? 'EM_USO' : usuario && key ? 'DESATIVADA' : 'A_CONFIGURAR',
    ...(falta ? { falta } : {}),
  }
}

function colabore({ context }: Ctx): Pick<Cartao, 'status' | 'statusTexto'> {
  const status = statusColabore(context.parametros.statusColabore, context.empresa.acIntegra === true)
  return { status, statusTexto: colaboreTexts[status] }
}

/** An integration in a request: absent members stay, `chave: null` removes the entered key. */
type Enviado = Pick<Integracao, 'nome'> & { ativo?: boolean; chave?: string | null }

/** Saves integrations in one transaction. */
export async function salva(ctx: Ctx, prumo: Prumo, enviados: Enviado[]): Promise<void> {
  requireConfirmation(ctx.session)
  const twice = enviados.some(({ nome }, i) => enviados.findIndex((other) => other.nome === nome) !== i)
  if (twice) invalid([fieldError('configs', 'Cada integração só pode ser informada uma vez.')])
  await inTransaction(ctx, async (tx) => {
    for (const enviado of enviados) await salvaUma(tx, prumo, enviado)
  })
  prumo.sessions.forget()
}

async function salvaUma(tx: Ctx, prumo: Prumo, { nome, ativo, chave }: Enviado): Promise<void> {
  if (!servicos[nome] && chave !== undefined)
    invalid([fieldError('chave', 'A chave desta integração é gerada ou importada, não digitada.')])
  if (!servicos[nome] && !chamadores[nome]) fail('NAO_ENCONTRADO')
  const linha = await linhaDe(tx.db, tx.session.empresaId, nome)
  await grava(tx, nome, {
    ativo: ativo ?? alcanceDe(tx, prumo.env, nome, linha).ativo,
    ...(chave === undefined ? {} : { chave: chave?.trim() || undefined }),
  })
  if (nome === 'FORTES_COLABORE') await acompanhaCartao(tx, prumo)
}
