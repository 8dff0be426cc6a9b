import type pg from 'pg'
import type { Customisation } from '#schemas/company/customisation.ts'
import { companyModel } from '#schemas/company/model.ts'
import { Runtimes } from '#schemas/compile.ts'
import type { Model } from '#schemas/load.ts'
import { Definitions } from './definitions.ts'

/** Definitions of a company with customisations: the shipped ones with its own fields, labels and requirements. */
export interface CompanyDefinitions {
  version: string
  rows: Customisation[]
  model: Model
  runtimes: Runtimes
  definitions: Definitions
}

/** Most companies whose definitions are cached; others are rebuilt when needed. */
const MOST_KEPT = 200

/**
 * SQL: version of a company's definitions (expression over the company's id). Ids are never reused and versions only rise, so no later state has an
 * earlier version. Null without definitions.
 */
export const versionSql = (company: string): string =>
  `(select max(d.id) || '.' || sum(d.versao) || '.' || count(*) from campo_empresa d where d.empresa_id = ${company})`

/** All customisations of a company, oldest first. $1 company */
export const ROWS = `select d.*, (select json_agg(json_build_object('codigo', o.codigo, 'titulo', o.titulo, 'encerrada', o.encerrada) order by o.ordem_, o.id)
    from campo_empresa_opcao o where o.empresa_id = d.empresa_id and o.campo_empresa_id = d.id) as opcoes
  from campo_empresa d where d.empresa_id = $1 order by d.id`

/** Cache of definitions by company, built when a session first needs them and rebuilt when the version in the database differs. */
export class Companies {
  private readonly kept = new Map<number, { version: string; made: Promise<CompanyDefinitions> }>()

  private readonly portals = new WeakMap<CompanyDefinitions, CompanyDefinitions>()

  constructor(
    private readonly pool: pg.Pool,
    private readonly model: Model,
    private readonly runtimes: Runtimes,
    private readonly definitions: Definitions,
  ) {}

  /** @param version result of `versionSql`; undefined without own definitions */
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

  /** The definitions for candidates: of the company's own fields only those it shows in the portal. */
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

  /** Builds definitions from rows that need not be stored, for previews. */
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

/** Hides own fields without `noPortal` from candidates: not shown, not required, their values stay. */
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
