import type pg from 'pg'
import type { Customisation } from '#schemas/company/customisation.ts'
import { companyModel } from '#schemas/company/model.ts'
import { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import { Definitions } from './definitions.ts'

/** The definitions of one company that has its own: the shipped ones with its fields, names and demands. */
export interface CompanyDefinitions {
  version: string
  rows: Customisation[]
  model: Model
  runtimes: Runtimes
  definitions: Definitions
}

/** Companies whose definitions are kept; another process, or this one later, makes them again. */
const MOST_KEPT = 200

/**
 * What tells two states of a company's definitions apart, as SQL over the company's id: ids are never given twice and versions only rise, so that
 * no later state looks like an earlier one. Null without definitions.
 */
export const versionSql = (company: string): string =>
  `(select max(d.id) || '.' || sum(d.versao) || '.' || count(*) from campo_empresa d where d.empresa_id = ${company})`

/** Everything one company says, oldest first. $1 company */
export const ROWS = `select d.*, (select json_agg(json_build_object('codigo', o.codigo, 'titulo', o.titulo, 'encerrada', o.encerrada) order by o.ordem_, o.id)
    from campo_empresa_opcao o where o.empresa_id = d.empresa_id and o.campo_empresa_id = d.id) as opcoes
  from campo_empresa d where d.empresa_id = $1 order by d.id`

/** Definitions by company, made when a session first needs them and again when their version in the database is another. */
export class Companies {
  private readonly kept = new Map<number, { version: string; made: Promise<CompanyDefinitions> }>()

  private readonly portals = new WeakMap<CompanyDefinitions, CompanyDefinitions>()

  constructor(
    private readonly pool: pg.Pool,
    private readonly model: Model,
    private readonly runtimes: Runtimes,
    private readonly definitions: Definitions,
  ) {}

  /** @param version as `versionSql` says it; undefined without own definitions */
  async of(company: number, version: string | null | undefined): Promise<CompanyDefinitions | undefined> {
    if (!version) return undefined
    const known = this.kept.get(company)
    if (known?.version === version) return known.made
    const made = this.make(company, version)
    this.kept.delete(company)
    this.kept.set(company, { version, made })
    made.catch(() => this.kept.delete(company))
    const [oldest] = this.kept.keys()
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest)
    return made
  }

  /** What candidates meet: of the company's own fields those it shows in the portal. */
  async inPortal(company: number, version: string | null | undefined): Promise<CompanyDefinitions | undefined> {
    const own = await this.of(company, version)
    if (!own) return undefined
    const made = this.portals.get(own) ?? this.assemble(own.version, own.rows.map(forCandidates))
    this.portals.set(own, made)
    return made
  }

  private async make(company: number, version: string): Promise<CompanyDefinitions> {
    const { rows } = await this.pool.query<Record<string, unknown>>(ROWS, [company])
    return this.assemble(version, rows.map(customisationOf))
  }

  /** Definitions of rows that need not be stored: for a preview. */
  assemble(version: string, rows: Customisation[]): CompanyDefinitions {
    const model = companyModel(this.model, rows)
    return {
      version,
      rows,
      model,
      runtimes: new Runtimes(model, this.runtimes),
      definitions: new Definitions(model, this.definitions),
    }
  }
}

/** To candidates a field that is not theirs is like one that is put away: not shown, not asked for, its value stays. */
const forCandidates = (row: Customisation): Customisation =>
  row.proprio && !row.noPortal ? { ...row, oculto: true } : row

/** A stored row as the loader reads it: empty columns are missing. */
export function customisationOf(row: Record<string, unknown>): Customisation {
  const named = Object.entries(row).flatMap(([column, value]): [string, unknown][] =>
    value === null ? [] : [[column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]],
  )
  const { originalRotulo, originalAba, ...own } = Object.fromEntries(named)
  return { ...own, original: { rotulo: originalRotulo, aba: originalAba } } as unknown as Customisation
}
