import { monthsBefore } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { hasAuthority, requireConfirmation } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { endKey, newKey, storeKey } from '#server/platform/session/keys/stored.ts'
import type { Prumo } from '#server/prumo.ts'
import { leiturasDoBi } from './bi/conjunto.ts'
import { chamadores, type Nome, tituloDe } from './catalogo.ts'
import { faltaAoChamador } from './falta.ts'
import { chaveAberta, grava, type Linha, linhaDe } from './registro.ts'

/** Months of validity of a key. */
const VALIDADE = 12

/** A key file: integration and company are readable, the key is sealed with this server's secret. */
export interface ArquivoDeChave {
  formato: 'prumo-chave-de-integracao'
  integracao: string
  /** CNPJ */
  empresa: string
  exportadaEm: string
  chave: string
}

const FORMATO = 'prumo-chave-de-integracao'
const SELO = /^selado:/

/** Purpose of the seal: one integration of one company. */
const fimDe = (nome: Nome, cnpj: string): string => `chave-integracao:${nome}:${cnpj}`

const segredosDe = ({ deps }: Ctx) => (deps.links ?? fail('ERRO_INTERNO')).secrets

/** Creates a new key and revokes the previous one. @returns the key, which is shown only here */
export async function renova(tx: Ctx, prumo: Prumo, nome: Nome): Promise<{ chave: string }> {
  const chave = newKey(prumo.secrets)
  await poe(tx, prumo, nome, chave)
  return { chave }
}

/** Exports the key sealed: it can be opened only with this server's secret, for this company and integration. */
export async function exporta(ctx: Ctx, prumo: Prumo, nome: Nome): Promise<ArquivoDeChave> {
  requireConfirmation(ctx.session)
  const { slug } = chamadores[nome] ?? fail('NAO_ENCONTRADO')
  const { empresaId, usuario, id } = ctx.session
  const chave = chaveAberta(ctx, await linhaDe(ctx.db, empresaId, nome)) ?? fail('INTEGRACAO_SEM_CHAVE')
  const { cnpj } = await empresaAtual(ctx)
  const dados = { integracao: slug }
  await recordSecurity(ctx.db, { evento: 'CHAVE_EXPORTADA', empresaId, usuarioId: usuario.id, sessao: id, dados })
  return {
    ...{ formato: FORMATO, integracao: slug, empresa: cnpj, exportadaEm: prumo.now().toISOString() },
    chave: segredosDe(ctx).seal(fimDe(nome, cnpj), chave),
  }
}

/** Replaces the key in use by an exported one. @throws DomainError 400 with what the file is instead; nothing is changed */
export async function importa(tx: Ctx, prumo: Prumo, nome: Nome, arquivo: RecordData): Promise<void> {
  const { slug } = chamadores[nome] ?? fail('NAO_ENCONTRADO')
  const recusa = (motivo: string): never => invalid([fieldError('chave', motivo)])
  const { formato, integracao, empresa, chave } = arquivo
  if (formato !== FORMATO || typeof chave !== 'string' || !SELO.test(chave))
    return recusa('O arquivo não é uma chave exportada por este sistema.')
  const { cnpj } = await empresaAtual(tx)
  if (empresa !== cnpj) return recusa('A chave é de outra empresa.')
  if (integracao !== slug) return recusa('A chave é de outra integração.')
  const aberta = segredosDe(tx).unseal(fimDe(nome, cnpj), chave)
  if (aberta === undefined)
    return recusa('A chave não pôde ser aberta: o arquivo foi alterado, ou outro servidor a exportou.')
  await poe(tx, prumo, nome, aberta)
}

/** Activates a key with those authorities of its user that the session holds, too. */
async function poe(tx: Ctx, prumo: Prumo, nome: Nome, chave: string): Promise<void> {
  const { session } = tx
  requireConfirmation(session)
  if (session.restricted) fail('NAO_AUTORIZADO')
  const { direito } = chamadores[nome] ?? fail('NAO_ENCONTRADO')
  const linha = await linhaDe(tx.db, session.empresaId, nome)
  const usuarioId = Number(linha?.usuario_id ?? fail('INTEGRACAO_SEM_USUARIO'))
  const leituras = nome === 'FORTES_BI' ? leiturasDoBi(tx.deps.model) : []
  const authorities = [direito, ...leituras.filter((each) => hasAuthority(session, each))]
  if (!hasAuthority(session, direito)) fail('INTEGRACAO_SEM_DIREITO')
  await encerraChave(tx, prumo, nome)
  // the same key again: erases its revoked row
  await run(tx.db, 'delete from chave_api where empresa_id = $1 and revogada_em is not null and token_hash = any($2)', [
    session.empresaId,
    prumo.secrets.hashesOfToken(chave),
  ])
  const key = { nome: tituloDe(tx.deps.model, nome), expiraEm: monthsBefore(prumo.today(), -VALIDADE), authorities }
  const chaveApi = await storeKey(tx.db, prumo, session, key, chave, usuarioId)
  await grava(tx, nome, { chave, chaveApi })
}

/** Revokes the key in use, if any. Runs in the caller's transaction. */
export async function encerraChave(tx: Ctx, prumo: Pick<Prumo, 'now'>, nome: Nome): Promise<void> {
  const { empresaId } = tx.session
  const linha = await linhaDe(tx.db, empresaId, nome)
  if (!linha?.chave_api) return
  await endKey(tx.db, prumo, tx.session, Number(linha.chave_api), { empresaId })
  await grava(tx, nome, { chave: undefined, chaveApi: undefined })
}

/** What a calling system still lacks; undefined when complete. */
export async function faltaDaChave({ db, session }: Ctx, linha: Linha | undefined): Promise<string | undefined> {
  const { empresaId } = session
  const [key] = await run<{ id: number }>(
    db,
    'select id from chave_api where empresa_id = $1 and id = $2 and revogada_em is null and expira_em > now()',
    [empresaId, linha?.chave_api ?? 0],
  )
  return faltaAoChamador(linha?.ativo === true, linha?.usuario_id ?? undefined, key)
}

/** Requires the API key of the integration, which must be enabled. @throws DomainError CHAVE_DA_INTEGRACAO, INTEGRACAO_INATIVA */
export async function exigeChaveDoCartao(ctx: Ctx, nome: Nome): Promise<Linha> {
  const { key, empresaId } = ctx.session
  const linha = await linhaDe(ctx.db, empresaId, nome)
  if (!linha || key === undefined || key.id !== Number(linha.chave_api)) return fail('CHAVE_DA_INTEGRACAO')
  if (!linha.ativo) return fail('INTEGRACAO_INATIVA', { titulo: tituloDe(ctx.deps.model, nome) })
  return linha
}
