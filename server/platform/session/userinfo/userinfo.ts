import type { FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO } from '#schemas/runtime/permission.ts'
import { ASSISTENTE_RH } from '#server/platform/access/authorities.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { appVersao } from '#server/platform/base/version.ts'
import { hot } from '#server/platform/database/hot.ts'
import type { Prumo } from '#server/prumo.ts'
import { setupState } from '../awaits-setup.ts'
import { type AddedEntries, hasSst, type MenuItem, menuFor } from '../menu/menu.ts'
import { extraMenus } from '../menu/menu-extra.ts'
import { offeredProviders } from '../oidc/provider.ts'
import { readOwn } from '../own/preferences.ts'
import { pendingTerms } from '../own/terms.ts'
import { settingsReader } from '../settings.ts'

/** Preference with the layout of the shell: light or dark, menu and panel collapsed. */
const LAYOUT = 'tela.layout'

/** State of the session for screens (spec 1 §3.7): the answer of log-in, change of company and GET /api/userinfo. */
export async function userinfoOf(prumo: Prumo, session: Session): Promise<RecordData> {
  const { empresa, parametros, hoje, calendario } = session.context
  const { rows } = await prumo.database.pool.query<{ avatar: string | null; usuario_ac: boolean }>(
    hot('select avatar, usuario_ac from usuario where id = $1'),
    [session.usuario.id],
  )
  const { avatar, usuario_ac: usuarioFortes = false } = rows[0] ?? {}
  const talento = await prumo.people.ofUser(prumo.database.kysely, session.empresaId, session.usuario.id)
  // before a required change of password or set-up of a factor neither terms nor menu are sent
  const pending = session.mustChangePassword === true || session.mustAddFactor === true
  const terms = pending ? undefined : await pendingTerms(prumo, session)
  const menu = pending ? [] : await wholeMenu(prumo, session)
  return {
    authenticated: true,
    expired: false,
    usuario: {
      ...session.usuario,
      ...(avatar ? { avatar: `/api/arquivos/${avatar}` } : {}),
      ...(talento ? { talento } : {}),
    },
    empresa: { ...empresa, aparencia: await appearanceOf(prumo, session) },
    empresas: session.empresas,
    authorities: pending ? [] : [...session.authorities],
    ...(session.closed ? { fechadas: [...session.closed].map(([authority, exceto]) => ({ authority, exceto })) } : {}),
    trocarSenha: session.mustChangePassword === true,
    exigeSegundoFator: session.mustAddFactor === true,
    primeiroAcesso: await setupState(prumo, session),
    menu,
    layout: (await readOwn(prumo.database.pool, session, LAYOUT)) ?? {},
    parametrosDoSistema: { ...parametros, appVersao },
    ...linkChat(prumo, parametros),
    integracoes: await offeredIntegrations(prumo, session),
    aceitoPoliticaSeguranca: terms === undefined,
    ...(terms && { politicaSeguranca: terms.texto }),
    usuarioFortes,
    userCanSeeAssistant: !pending && seesAssistant(prumo, session),
    possuiPermissaoAreas: session.restricted,
    hoje,
    ...(calendario ? { calendario } : {}),
    horaExpiracao: session.expiraEm.toISOString(),
    autenticadoRh: parametros.sistemaRhAutenticado === true,
    possuiSst: hasSst(session),
  }
}

/** The menu: the product's groups with the company's own entries, then its own groups. */
async function wholeMenu(prumo: Prumo, session: Session): Promise<MenuItem[]> {
  const { model, database } = prumo
  return [
    ...menuFor(session, model, await recordEntries(prumo, session)),
    ...(await extraMenus(database.pool, session.empresaId)),
  ]
}

/** Menu entries for single records that registers provide (hook `menu`). */
async function recordEntries({ model, registry, database }: Prumo, session: Session): Promise<AddedEntries[]> {
  const added: AddedEntries[] = []
  for (const { path, group } of model.entities.values()) {
    const menu = registry[path]?.hooks?.menu
    if (!menu) continue
    const entries = await menu.entries(database.kysely, session)
    added.push({ folder: group, label: menu.title, items: entries.map((one) => ({ ...one, spaUrl: one.url })) })
  }
  return added
}

/** The company's colours and its logo, in base64 as the specification demands. */
export async function appearanceOf(prumo: Prumo, session: Session): Promise<RecordData> {
  const { logoEmpresa, ...colours } = (session.context.empresa.aparencia ?? {}) as RecordData
  const logo = typeof logoEmpresa === 'string' ? await prumo.files.content(session.empresaId, logoEmpresa) : undefined
  if (!logo) return colours
  return { ...colours, logoEmpresa: { id: logoEmpresa, contentType: logo.tipo, bytes: logo.bytes.toString('base64') } }
}

/** The system parameters, also without a session (spec 1 §4), with the providers offered on the log-in page. */
export async function systemParameters({ model, database }: Prumo): Promise<RecordData> {
  const { table, without, read } = settingsReader(model, 'utilitario/parametros-sistema')
  const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(p) - '${without}'::text[] as row from ${table} p order by p.id limit 1`,
  )
  return { ...read(rows[0]?.row), appVersao, loginUnico: await offeredProviders({ database }) }
}

/** The address of the support chat, when the installation has one and both support codes are known (spec 1 §2.5). */
function linkChat({ env }: Prumo, { codEmpresaSuporte, codClienteSuporte }: RecordData): { linkChat?: string } {
  if (!env.supportChat || !codEmpresaSuporte || !codClienteSuporte) return {}
  const values: Record<string, unknown> = { empresa: codEmpresaSuporte, cliente: codClienteSuporte }
  return {
    linkChat: env.supportChat.replace(/\{(empresa|cliente)\}/g, (_, name) => encodeURIComponent(String(values[name]))),
  }
}

/** Whether the assistant is shown: to holders of its authority (spec 3 §6); while it is not configured only to those who administer the installation. */
const seesAssistant = ({ env }: Prumo, { authorities }: Session): boolean =>
  authorities.has(ASSISTENTE_RH) && (env.assistant !== undefined || authorities.has(ADMINISTRAR_INSTALACAO))

const EDUVEM = hot(
  `select ativo, chave is not null as propria from integracao where empresa_id = $1 and nome = 'EDUVEM'`,
)

/** External services that the company can use now, as far as screens offer them. */
async function offeredIntegrations({ env, database }: Prumo, { empresaId }: Session): Promise<string[]> {
  if (!env.eduvem) return []
  const { rows } = await database.pool.query<{ ativo: boolean | null; propria: boolean }>(EDUVEM, [empresaId])
  const { ativo, propria = false } = rows[0] ?? {}
  const whole = env.eduvem.key !== undefined
  return (ativo ?? whole) && (propria || whole) ? ['eduvem'] : []
}

/** `userinfoOf` of the request's session. */
export function ownUserinfo(request: FastifyRequest): Promise<RecordData> {
  return userinfoOf(request.server.prumo, requireSession(request))
}

const text: JsonSchema = { type: 'string' }
const named: JsonSchema = { type: 'object', properties: { id: { type: 'integer' }, nome: text } }

/** For the documentation. */
export const userinfoSchema: JsonSchema = {
  type: 'object',
  properties: {
    authenticated: { type: 'boolean' },
    expired: { type: 'boolean' },
    usuario: {
      type: 'object',
      properties: { id: { type: 'integer' }, nome: text, login: text, avatar: text, talento: named },
    },
    empresa: named,
    empresas: { type: 'array', items: named },
    authorities: { type: 'array', items: text },
    fechadas: { type: 'array', items: { type: 'object', properties: { authority: text, exceto: text } } },
    trocarSenha: { type: 'boolean' },
    exigeSegundoFator: { type: 'boolean' },
    primeiroAcesso: { type: 'object', properties: { enderecoPublico: text, remetente: text } },
    menu: {
      type: 'array',
      items: { type: 'object', properties: { label: text, icon: text, url: text, spaUrl: text, externalUrl: text } },
    },
    layout: { type: 'object' },
    parametrosDoSistema: { type: 'object' },
    linkChat: text,
    integracoes: { type: 'array', items: text },
    aceitoPoliticaSeguranca: { type: 'boolean' },
    politicaSeguranca: text,
    usuarioFortes: { type: 'boolean' },
    userCanSeeAssistant: { type: 'boolean' },
    hoje: { type: 'string', format: 'date' },
    calendario: { type: 'object' },
    horaExpiracao: { type: 'string', format: 'date-time' },
    autenticadoRh: { type: 'boolean' },
    possuiSst: { type: 'boolean' },
  },
}
