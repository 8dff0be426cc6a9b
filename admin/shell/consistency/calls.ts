/** Calls of the consistency check (spec 3 §7). */
export const calls = {
  exists: '/api/parametros-do-sistema/isExisteInconsistenciasNoBancoDados',
  report: '/api/parametros-do-sistema/relatorio-inconsistencia-banco-dados',
}
