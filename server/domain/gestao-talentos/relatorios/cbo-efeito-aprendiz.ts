import { displayDay } from '#schemas/runtime/dates.ts'
import { type Cota, cotaDe, talentosDaCota } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineReport } from '#server/platform/reports/define.ts'

/** Talents whose occupation requires training, grouped under the resulting quota and the number of apprentices (spec 3 §7: cbo-efeito-aprendiz). */
export default defineReport('gestao-talentos/relatorios/cbo-efeito-aprendiz', {
  landscape: true,
  groupBy: 'cota',
  record: 'talentoId',
  columns: [
    { field: 'codigo', title: 'CBO', width: 9 },
    { field: 'ocupacao', title: 'Ocupação', width: 34 },
    { field: 'nome', title: 'Talento', width: 30, total: 'count' },
    { field: 'matricula', title: 'Matrícula', width: 12 },
    { field: 'cargo', title: 'Cargo', width: 24 },
    { field: 'area', title: 'Área Organizacional', width: 24 },
    { field: 'estabelecimento', title: 'Estabelecimento', width: 22 },
  ],
  subtitle: ({ dataReferencia }) => `Em ${displayDay(dataReferencia)}`,
  async rows(ctx, { dataReferencia, ...lugar }) {
    const todos = await talentosDaCota(ctx, lugar, dataReferencia)
    // apprentices fill the quota and do not count in its base
    const base = todos.filter(({ aprendiz }) => !aprendiz)
    const cota = cotaEmPalavras(cotaDe(base.length), todos.length - base.length)
    return base.map(({ aprendiz: _, ...row }) => ({ ...row, cota }))
  },
})

/** 'Base de cálculo: 137 – mínimo: 7 – máximo: 20 – aprendizes: 5 (faltam 2)' */
function cotaEmPalavras({ base, minimo, maximo }: Cota, aprendizes: number): string {
  const numbers = `Base de cálculo: ${base} – mínimo: ${minimo} – máximo: ${maximo} – aprendizes: ${aprendizes}`
  const faltam = minimo - aprendizes
  if (faltam > 0) return `${numbers} (${faltam === 1 ? 'falta 1' : `faltam ${faltam}`})`
  // for a small base the minimum exceeds fifteen per cent
  const aMais = aprendizes - Math.max(minimo, maximo)
  return `${numbers} (${aMais > 0 ? `${aMais} acima do máximo` : 'dentro da cota'})`
}
