import { defineRoutes } from '#server/platform/crud/define.ts'
import { readSingle } from '#server/platform/crud/write/single.ts'
import { existeInconsistencias, relatorioInconsistencias } from './inconsistencias.ts'

/** Routes of the specification and the parameter each reads — spec 1 §7.6, spec 3 §7; the spelling 'atenticado' is the specification's. */
const calls: Record<string, string> = {
  'compartilha-candidatos': 'compartilharCandidatos',
  'compartilha-colaboradores': 'compartilharColaboradores',
  'compartilha-cursos': 'compartilharCursos',
  'aderiu-ao-esocial': 'aderiuAoESocial',
  'sistema-rh-atenticado': 'sistemaRhAutenticado',
  'inverter-eixo-resultado-nineBox': 'inverterEixoResultadoNineBox',
  'campos-colaborador-obrigatorio': 'camposColaboradorObrigatorio',
  versao: 'appVersao',
}

export default defineRoutes('utilitario/parametros-sistema', (route) => {
  for (const [call, name] of Object.entries(calls)) {
    route.get(`/${call}`, { summary: `Parâmetro ${name}`, authority: 'LOGIN' }, async (ctx, _request, reply) => {
      const value = (await readSingle(ctx))[name] ?? (name.startsWith('campos') ? [] : false)
      return reply.type('application/json').send(JSON.stringify(value))
    })
  }

  // both with the authority to read the parameters: for administrators only
  route.get(
    '/isExisteInconsistenciasNoBancoDados',
    { summary: 'Se a última verificação do banco de dados encontrou inconsistências', response: { type: 'boolean' } },
    existeInconsistencias,
  )
  route.post(
    '/relatorio-inconsistencia-banco-dados',
    { summary: 'Relatório das inconsistências do banco de dados (PDF, XLSX ou CSV)' },
    relatorioInconsistencias,
  )
})
