import type pg from 'pg'
import type { Model } from '#schemas/load.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { ADMINISTRAR_INSTALACAO, permissionExpander } from '#schemas/runtime/permission.ts'
import { answersForSql } from '#server/platform/access/areas.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { closedReader } from '#server/platform/access/closed.ts'
import { leftSql } from '#server/platform/access/left.ts'
import { FIRST_USER, isConfirmed, type Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Listeners, listenedSql } from '#server/platform/webhooks/listeners.ts'
import type { CalendarReader } from '../calendars.ts'
import { type SettingsReader, settingsReader } from '../settings.ts'
import { type Companies, versionSql } from './company.ts'

interface Row {
  empresa_id: number
  vista_em: string
  ociosa_em: string
  usuario_id: number
  nome: string
  login: string
  empresas: { id: number; nome: string; acIntegra: boolean }[]
  campos: string | null
  ouvida: boolean
  authorities: string[]
  trocar_senha: boolean | null
  confirmada_em: string | null
  falta_fator: boolean
  administra_instalacao: boolean | null
  restrito: boolean | null
  areas: number[] | null
  configuracao: Record<string, unknown> | null
  parametros: Record<string, unknown> | null
  /** status of Fortes Colabore from the company's own integration */
  colabore: string | null
}

/** A session read from the database, and when it was last marked as used. */
export interface ReadSession {
  session: Session
  vistaEm: Date
}

/** Reads sessions of users: one statement for identity, companies, rights, areas and settings. */
export class InternaReader {
  private readonly byToken: string
  private readonly byUser: string
  private readonly configuracao: SettingsReader
  private readonly parametros: SettingsReader
  private readonly closed: ReturnType<typeof closedReader>
  private readonly expand: ReturnType<typeof permissionExpander>

  constructor(
    private readonly pool: pg.Pool,
    model: Pick<Model, 'entities' | 'permissions'>,
    private readonly everything: readonly string[],
    private readonly today: () => string,
    private readonly companies: Pick<Companies, 'of'>,
    private readonly listeners: Pick<Listeners, 'heard'>,
    private readonly calendars: CalendarReader,
  ) {
    this.expand = permissionExpander(model.permissions)
    this.configuracao = settingsReader(model, 'utilitario/empresa-configuracao')
    this.closed = closedReader(model, 'utilitario/empresa-configuracao')
    this.parametros = settingsReader(model, 'utilitario/parametros-sistema')
    this.byToken = hot(statement(OF_TOKEN, this.configuracao, this.parametros))
    this.byUser = statement(OF_USER, this.configuracao, this.parametros)
  }

  /** Undefined when the session does not exist or expired, or its user may not log in (any more). */
  async read(tokenHash: string, now: Date): Promise<ReadSession | undefined> {
    const row = await this.find(tokenHash, now)
    if (!row) return undefined
    if (row.empresas.some(({ id }) => id === row.empresa_id)) return this.build(tokenHash, row, now)
    const [first] = row.empresas
    if (!first) return undefined
    await this.pool.query('update sessao set empresa_id = $2 where token_hash = $1', [tokenHash, first.id])
    const moved = await this.find(tokenHash, now)
    return moved && this.build(tokenHash, moved, now)
  }

  /** The rights of a user in a company without a log-in: for work that continues after its request. */
  async readUser(usuarioId: number, empresaId: number, now: Date): Promise<Session | undefined> {
    const values = [empresaId, now, FIRST_USER, VER_TODAS_EMPRESAS, usuarioId]
    const { rows } = await this.pool.query<Row>(this.byUser, values)
    const [row] = rows
    if (row) this.listeners.heard(row.empresa_id, row.ouvida, now)
    return row?.empresas.some(({ id }) => id === empresaId) ? (await this.build('', row, now)).session : undefined
  }

  private async find(tokenHash: string, now: Date): Promise<Row | undefined> {
    const { rows } = await this.pool.query<Row>(this.byToken, [tokenHash, now, FIRST_USER, VER_TODAS_EMPRESAS])
    const [row] = rows
    if (row) this.listeners.heard(row.empresa_id, row.ouvida, now)
    return row
  }

  /** Authorities of a user: those of his profiles, and ADMINISTRAR_INSTALACAO only from the user's own flag, never from a profile. */
  private held(row: Row): string[] {
    const given = row.authorities.filter((authority) => authority !== ADMINISTRAR_INSTALACAO)
    if (row.usuario_id === FIRST_USER) return [...this.everything, ...given, ADMINISTRAR_INSTALACAO]
    return row.administra_instalacao ? [...given, ADMINISTRAR_INSTALACAO] : given
  }

  private async build(tokenHash: string, row: Row, now: Date): Promise<ReadSession> {
    const authorities = this.held(row)
    const usuario = { id: row.usuario_id, nome: row.nome, login: row.login }
    const empresa = row.empresas.find(({ id }) => id === row.empresa_id)
    const settings: RecordData = { ...this.configuracao.read(row.configuracao), ...empresa }
    const parametros = ofCompany(this.parametros.read(row.parametros), row.colabore)
    const restricted = row.restrito === true
    const distinct = this.expand(authorities)
    const closed = this.closed(settings)
    const own = await this.companies.of(row.empresa_id, row.campos)
    const session: Session = {
      id: tokenHash,
      kind: 'interna',
      usuario,
      empresaId: row.empresa_id,
      empresas: row.empresas.map(({ id, nome }) => ({ id, nome })),
      authorities: new Set(distinct),
      ...(closed ? { closed } : {}),
      restricted,
      ...(restricted ? { areas: row.areas ?? [] } : {}),
      ...(own ? { own } : {}),
      ...(row.trocar_senha ? { mustChangePassword: true } : {}),
      ...(row.falta_fator ? { mustAddFactor: true } : {}),
      confirmed: isConfirmed(row.confirmada_em, now),
      context: {
        empresa: settings,
        parametros,
        usuario: {
          id: usuario.id,
          nome: usuario.nome,
          authorities: distinct,
          ...(closed ? { fechadas: [...closed.keys()] } : {}),
        },
        hoje: this.today(),
        ...(await this.calendars(row.empresa_id)),
      },
      expiraEm: new Date(row.ociosa_em),
    }
    return { session, vistaEm: new Date(row.vista_em) }
  }
}

/** Lets the company's own status of Fortes Colabore override the installation's, unless the latter is Inativo. */
function ofCompany(parametros: RecordData, colabore: string | null): RecordData {
  const { statusColabore = 'Inativo' } = parametros
  return colabore === null || statusColabore === 'Inativo' ? parametros : { ...parametros, statusColabore: colabore }
}

/** $1 token's hash, $2 now */
const OF_TOKEN = `select s.empresa_id, s.vista_em, s.ociosa_em, s.confirmada_em, s.provedor_empresa_id, u.id as usuario_id, u.nome, u.login, u.trocar_senha, u.administra_instalacao
  from sessao s join usuario u on u.id = s.usuario_id
  where s.token_hash = $1 and s.tipo = 'interna' and s.ociosa_em > $2 and s.expira_em > $2 and u.ativo`

/** $1 company, $2 now, $5 user */
const OF_USER = `select $1::int as empresa_id, $2::timestamptz as vista_em, $2::timestamptz as ociosa_em, null::timestamptz as confirmada_em, null::int as provedor_empresa_id, u.id as usuario_id, u.nome, u.login, u.trocar_senha, u.administra_instalacao
  from usuario u where u.id = $5 and u.ativo`

/** `alvo`: SQL of user and company; $3 the first user, $4 the authority to see every company. */
function statement(alvo: string, configuracao: SettingsReader, parametros: SettingsReader): string {
  return `with alvo as (
  ${alvo}
), trabalho as (
  select x.* from alvo join usuario_empresa x on x.usuario_id = alvo.usuario_id
  where not ${leftSql('x.usuario_id', 'x.empresa_id', '$2::timestamptz')}
), permissao as (
  select x.empresa_id, a.authority
  from trabalho x join usuario_empresa_perfis l on l.usuario_empresa_id = x.id
  join perfil p on p.id = l.perfil_id
  cross join lateral jsonb_array_elements_text(coalesce(p.authorities, '[]')) as a(authority)
), visao as (
  select alvo.usuario_id = $3 or exists (select from permissao where authority = $4) as todas from alvo
), acesso as (
  select x.id, x.restringir_areas, x.areas_ids
  from alvo join trabalho x on x.empresa_id = alvo.empresa_id
)
select alvo.*,
  ${versionSql('alvo.empresa_id')} as campos, ${listenedSql('alvo.empresa_id')} as ouvida,
  (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome, 'acIntegra', coalesce(e.ac_integra, false)) order by e.id), '[]')
    from empresa e where e.ativa is not false
    and (visao.todas or e.id in (select x.empresa_id from trabalho x))) as empresas,
  (select coalesce(jsonb_agg(distinct authority), '[]') from permissao
    where permissao.empresa_id = alvo.empresa_id or (visao.todas and not exists (select from acesso))) as authorities,
  (select restringir_areas from acesso) as restrito,
  (with recursive area(id) as (
      select o.id from acesso join area_organizacional o on o.empresa_id = alvo.empresa_id
        and o.id in (select (jsonb_array_elements_text(coalesce(acesso.areas_ids, '[]')))::bigint
          union all ${answersForSql('alvo.usuario_id', 'alvo.empresa_id')})
      where acesso.restringir_areas
    union
      select filha.id from area join area_organizacional filha on filha.empresa_id = alvo.empresa_id and filha.area_mae_id = area.id
    ) select jsonb_agg(id) from area) as areas,
  alvo.provedor_empresa_id is null and not exists (select from fator f where f.usuario_id = alvo.usuario_id and f.tipo <> 'recuperacao') and (
    exists (select from empresa_configuracao g where g.empresa_id = alvo.empresa_id and g.exigir_segundo_fator)
    or exists (select from acesso join usuario_empresa_perfis l on l.usuario_empresa_id = acesso.id
      join perfil p on p.id = l.perfil_id where p.exige_segundo_fator)) as falta_fator,
  (select to_jsonb(c) - '${configuracao.without}'::text[] from ${configuracao.table} c where c.empresa_id = alvo.empresa_id limit 1) as configuracao,
  (select to_jsonb(p) - '${parametros.without}'::text[] from ${parametros.table} p order by p.id limit 1) as parametros,
  (select i.status from integracao i where i.empresa_id = alvo.empresa_id and i.nome = 'FORTES_COLABORE') as colabore
from alvo cross join visao`
}
