import { causas, movimentos } from '#schemas/runtime/domain/salary-steps.ts'
import { type Passo, trajetoriasDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { VER_SALARIO } from '#server/platform/access/authorities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { completeReport, type ReportRow } from '#server/platform/reports/define.ts'

/** Pay of each history row on its day, followed by the days on which band or index changed it (spec 2 §7: situacoes). */
export default completeReport('cargo-salario/relatorios/situacoes', {
  async *complete(ctx, { dataReferencia }, batches) {
    const veSalarios = hasAuthority(ctx.session, VER_SALARIO)
    for await (const rows of batches) {
      const trajetorias = await trajetoriasDe(ctx, new Map(rows.map((row) => [Number(row.talentoId), dataReferencia])))
      yield rows.flatMap((row): ReportRow[] => {
        const passos = trajetorias.get(Number(row.talentoId))?.passos ?? []
        const i = passos.findIndex(({ causa, data }) => causa === 'PROPRIA' && data === row.data)
        const passo = passos[i]
        if (!passo) return [row]
        const own = { ...row, ...doPasso(passo) }
        // steps caused by an index or band reveal how he is paid
        return veSalarios
          ? [own, ...depois(passos, i).map((each) => ({ ...row, motivo: null, ...doPasso(each) }))]
          : [own]
      })
    }
  },
})

/** Steps after an own one (PROPRIA), up to the next own one. */
function depois(passos: Passo[], i: number): Passo[] {
  const rest = passos.slice(i + 1)
  const next = rest.findIndex(({ causa }) => causa === 'PROPRIA')
  return next < 0 ? rest : rest.slice(0, next)
}

const doPasso = ({ data, salario, aumento, causa, movimento }: Passo): ReportRow => ({
  data,
  salario,
  aumento,
  causa: causas[causa],
  movimento: movimento && movimentos[movimento],
})
