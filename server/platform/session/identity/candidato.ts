import type pg from 'pg'
import type { Model } from '#schemas/load.ts'
import { withoutDemoCandidates } from '#server/platform/access/demo.ts'
import { isConfirmed, type Session } from '#server/platform/access/session.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Listeners, listenedSql } from '#server/platform/webhooks/listeners.ts'
import type { CalendarReader } from '../calendars.ts'
import { type SettingsReader, settingsReader } from '../settings.ts'
import { type Companies, versionSql } from './company.ts'
import type { ReadSession } from './interna.ts'

/** Data of a company that rules read. */
interface CompanyRow {
  empresa: { id: number; nome: string; maximoCargos: number | null }
  campos: string | null
  ouvida: boolean
  configuracao: Record<string, unknown> | null
  parametros: Record<string, unknown> | null
}

interface Row extends CompanyRow {
  empresa_id: number
  vista_em: string
  ociosa_em: string
  confirmada_em: string | null
  candidato_id: number
  termo_pendente: boolean
  nome: string
  cpf: string | null
}

/** Reads sessions of candidates: their only authority is CANDIDATO, in one company. */
export class CandidatoReader {
  private readonly text: string
  private readonly visitorText: string
  private readonly configuracao: SettingsReader
  private readonly parametros: SettingsReader

  constructor(
    private readonly pool: pg.Pool,
    model: Pick<Model, 'entities'>,
    private readonly today: () => string,
    demo: boolean,
    private readonly companies: Pick<Companies, 'inPortal'>,
    private readonly listeners: Pick<Listeners, 'heard'>,
    private readonly calendars: CalendarReader,
  ) {
    this.configuracao = settingsReader(model, 'utilitario/empresa-configuracao')
    this.parametros = settingsReader(model, 'utilitario/parametros-sistema')
    this.text = hot(statement(this.configuracao, this.parametros, demo))
    this.visitorText = hot(
      `select ${company(this.configuracao, this.parametros)} from empresa e where e.id = $1 and e.ativa is not false`,
    )
  }

  /** Undefined when the session does not exist or expired, or the candidate was deleted. */
  async read(tokenHash: string, now: Date): Promise<ReadSession | undefined> {
    const { rows } = await this.pool.query<Row>(this.text, [tokenHash, now])
    const [row] = rows
    if (!row) return undefined
    const usuario = { id: row.candidato_id, nome: row.nome, login: row.cpf ?? '' }
    const confirmed = isConfirmed(row.confirmada_em, now)
    const terms = row.termo_pendente ? { mustAcceptTerms: true } : {}
    const own = { id: tokenHash, usuario, confirmed, ...terms, expiraEm: new Date(row.ociosa_em) }
    const session = { ...(await this.inCompany(row, now)), ...own }
    return { session: { ...session, authorities: new Set(['CANDIDATO']) }, vistaEm: new Date(row.vista_em) }
  }

  /** The session of an unknown visitor of a company's registration: with the company's rules and no rights to records. Undefined without such a company. */
  async visitor(empresaId: number, now: Date): Promise<Session | undefined> {
    const { rows } = await this.pool.query<CompanyRow>(this.visitorText, [empresaId])
    return rows[0] && this.inCompany(rows[0], now)
  }

  private async inCompany(row: CompanyRow, now: Date): Promise<Session> {
    const { id, nome, maximoCargos } = row.empresa
    this.listeners.heard(id, row.ouvida, now)
    const own = await this.companies.inPortal(id, row.campos)
    return {
      id: '',
      kind: 'candidato',
      usuario: { id: 0, nome: '', login: '' },
      empresaId: id,
      empresas: [{ id, nome }],
      authorities: new Set(),
      restricted: false,
      ...(own ? { own } : {}),
      context: {
        empresa: {
          ...this.configuracao.read(row.configuracao),
          id,
          nome,
          ...(maximoCargos === null ? {} : { maximoCargos }),
        },
        parametros: this.parametros.read(row.parametros),
        usuario: {},
        hoje: this.today(),
        ...(await this.calendars(id)),
      },
      expiraEm: new Date(0),
    }
  }
}

/** Columns about the company `e`. */
const company = (configuracao: SettingsReader, parametros: SettingsReader): string =>
  `jsonb_build_object('id', e.id, 'nome', e.nome, 'maximoCargos', e.maximo_cargos) as empresa, ${versionSql('e.id')} as campos, ${listenedSql('e.id')} as ouvida,
  (select to_jsonb(g) - '${configuracao.without}'::text[] from ${configuracao.table} g where g.empresa_id = e.id limit 1) as configuracao,
  (select to_jsonb(p) - '${parametros.without}'::text[] from ${parametros.table} p order by p.id limit 1) as parametros`

/**
 * SQL: the company of candidate `c` requires acceptance of its terms and he has not accepted their present wording. An acceptance from before versions
 * were stored counts until he accepts a version (captacao/candidato/externo/termo.ts).
 */
const termsPending = `exists (select from empresa_configuracao g where g.empresa_id = c.empresa_id and g.exigir_aceite_psi
    and g.politica_seguranca is not null and case when c.versao_termo is null then c.aceito_politica_seguranca is not true
      else c.versao_termo <> encode(sha256(convert_to(g.politica_seguranca, 'UTF8')), 'hex') end)`

/** $1 token's hash, $2 now. */
function statement(configuracao: SettingsReader, parametros: SettingsReader, demo: boolean): string {
  return `select c.empresa_id, s.vista_em, s.ociosa_em, s.confirmada_em, c.id as candidato_id, coalesce(c.nome_social, c.nome) as nome, c.pessoal_cpf as cpf,
  ${termsPending} as termo_pendente,
  ${company(configuracao, parametros)}
from sessao s
join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
join empresa e on e.id = c.empresa_id and e.ativa is not false
where s.token_hash = $1 and s.tipo = 'candidato' and s.ociosa_em > $2 and s.expira_em > $2
${withoutDemoCandidates({ demo }, 'c')}`
}
