import type { DesligamentosFilters } from '#schemas/generated/report-filters/analytics.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { sharesOf } from '#schemas/runtime/domain/shares.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { XValue } from '#schemas/runtime/written/report.ts'
import { cargosDasAreas } from '#server/domain/cargo-salario/cargo/queries.ts'
import { readRecords } from '#server/features/dashboards/answers/records.ts'
import { askedOf } from '#server/features/dashboards/asked.ts'
import { NOTHING } from '#server/features/dashboards/category-name.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { defineReport, type ReportColumn, type ReportRow } from '#server/platform/reports/define.ts'

/** The measure that is counted: report and dashboard show the same figures (spec 2 §9). */
const MEDIDA = 'gestao-talentos/desligamentos'

/** Groupings of talents: title, displayed value, and the key that separates groups of equal name. */
const grupos: Record<DesligamentosFilters['agruparPor'], { title: string; name: XValue; key: XValue }> = {
  M: { title: 'Motivo', name: 'motivoDesligamento', key: 'motivoDesligamento.id' },
  A: { title: 'Área Organizacional', name: { path: 'areaOrganizacional' }, key: 'areaOrganizacional.id' },
  C: { title: 'Cargo', name: 'faixaSalarial.cargo', key: 'faixaSalarial.cargo.id' },
  E: { title: 'Estabelecimento', name: 'estabelecimento', key: 'estabelecimento.id' },
  T: { title: 'Mês', name: { monthOf: 'dataDesligamento' }, key: { monthOf: 'dataDesligamento' } },
}

const talentos: ReportColumn[] = [
  { field: 'talento', title: 'Talento', width: 26 },
  { field: 'matricula', title: 'Matrícula', width: 11 },
  { field: 'admissao', title: 'Admissão', width: 12, format: 'date' },
  { field: 'desligamento', title: 'Desligamento', width: 14, format: 'date' },
  { field: 'motivo', title: 'Motivo', width: 20 },
  { field: 'area', title: 'Área Organizacional', width: 20 },
  { field: 'cargo', title: 'Cargo', width: 20 },
]

/** Dismissals of a period by a grouping, with their shares, which add up to 100.00 (spec 2 §7 Analytics). */
export default defineReport('analytics/relatorios/desligamentos', {
  columns: [],
  columnsFor: ({ agruparPor, exibirListaColaboradores }) => [
    { field: 'grupo', title: grupos[agruparPor].title, width: 30 },
    { field: 'desligamentos', title: 'Desligamentos', width: 14, format: 'integer', total: 'sum' },
    { field: 'percentual', title: 'Percentual', width: 11, format: 'rate', total: 'sum' },
    ...(exibirListaColaboradores ? talentos : []),
  ],
  landscape: true,
  subtitle: ({ dataIni, dataFim }) => `De ${displayDay(dataIni)} a ${displayDay(dataFim)}`,
  async rows(ctx, filters) {
    const found = await desligados(ctx, filters)
    const todos = [...porGrupo(found, filters)]
    const partes = sharesOf(todos.map(({ length }) => length))
    return todos.flatMap((grupo, i): ReportRow[] => [
      { grupo: nomeDo(grupo), desligamentos: grupo.length, percentual: partes[i] },
      ...(filters.exibirListaColaboradores ? porNome(grupo) : []),
    ])
  },
})

async function desligados(ctx: Ctx, filters: DesligamentosFilters): Promise<ReportRow[]> {
  const { agruparPor, cargosVinculadosAreas, exibirListaColaboradores: _, areasIds = [], ...rest } = filters
  const measure = ctx.deps.model.measures.get(MEDIDA)
  if (!measure) throw new Error(`there is no ${MEDIDA}`)
  const cargosIds =
    cargosVinculadosAreas && areasIds.length > 0 ? await vinculados(ctx, areasIds, rest.cargosIds) : rest.cargosIds
  if (cargosIds?.length === 0 && cargosVinculadosAreas) return []
  const { name, key } = grupos[agruparPor]
  const columns = [
    { name: 'grupo', value: name },
    { name: 'chave', value: key },
    { name: 'talento', value: 'nome' },
    'matricula',
    { name: 'admissao', value: 'dataAdmissao' },
    { name: 'desligamento', value: 'dataDesligamento' },
    { name: 'motivo', value: 'motivoDesligamento' },
    { name: 'area', value: 'areaOrganizacional' },
    { name: 'cargo', value: 'faixaSalarial.cargo' },
  ]
  const asked: RecordData = { ...rest, areasIds, cargosIds }
  return (await readRecords(ctx, { ...measure, columns, record: 'id' }, askedOf(asked))).rows
}

/** The positions linked to one of the areas; with `cargosIds`, only those among them. */
async function vinculados(ctx: Ctx, areasIds: number[], cargosIds: number[] | undefined): Promise<number[]> {
  const linked = await cargosDasAreas(ctx, areasIds)
  return cargosIds && cargosIds.length > 0 ? cargosIds.filter((id) => linked.includes(id)) : linked
}

/** Sorts groups: months by date, all others by size, descending; rows without a group last. */
function porGrupo(rows: ReportRow[], { agruparPor }: DesligamentosFilters): ReportRow[][] {
  const found = new Map<ReportRow[string], ReportRow[]>()
  for (const row of rows) found.set(row.chave, [...(found.get(row.chave) ?? []), row])
  const grupos = [...found.values()]
  if (agruparPor === 'T') return grupos.sort((a, b) => diaDo(a).localeCompare(diaDo(b)))
  return grupos.sort(
    (a, b) =>
      Number(!a[0]?.grupo) - Number(!b[0]?.grupo) ||
      b.length - a.length ||
      nomeDo(a).localeCompare(nomeDo(b), 'pt-BR') ||
      Number(a[0]?.chave) - Number(b[0]?.chave),
  )
}

const diaDo = ([row]: ReportRow[]): string => String(row?.desligamento)
const nomeDo = ([row]: ReportRow[]): string => String(row?.grupo ?? NOTHING)

/** A row of each, with what is listed of him. */
const porNome = (rows: ReportRow[]): ReportRow[] =>
  [...rows]
    .sort(
      (a, b) =>
        String(a.talento).localeCompare(String(b.talento), 'pt-BR') ||
        String(a.matricula).localeCompare(String(b.matricula)),
    )
    .map((row) => Object.fromEntries(talentos.map(({ field }) => [field, row[field]])))
