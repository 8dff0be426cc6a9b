import { defineRoutes } from '#server/crud/define.ts'
import { chamadasDeComentarios } from './chamadas-comentarios.ts'
import { chamadasDeCompetencias } from './chamadas-competencias.ts'
import { consultas, emails } from './consultas.ts'
import { liberacao } from './liberacao.ts'
import { participantes } from './participantes.ts'
import { verResultados } from './ver-resultados.ts'

/** A cycle's participants, release and results — spec 2 §7 */
export default defineRoutes('avaliacao/avaliacao-desempenho', (route) => {
  liberacao(route)
  participantes(route)
  consultas(route)
  emails(route)
  chamadasDeCompetencias(route)
  chamadasDeComentarios(route)
  verResultados(route)
})
