import { ownPath } from '#schemas/company/customisation.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { OwnCopy } from '#server/features/lgpd/dossier.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/**
 * What tells of a candidate beside his own registration, as far as it is his: where he stood and what he answered. What others made of him (marks,
 * remarks, fitness, results of tests, reasons) is also about those who judged and belongs to how the company selects (LGPD, art. 6º, VI and art. 20,
 * § 1º: business secrets): the company hands it out itself when asked, and the copy says so.
 */
const narrado: Record<string, readonly string[]> = {
  'captacao/candidato-solicitacao': ['solicitacao', 'data', 'etapaSeletiva', 'situacao'],
  'captacao/candidato-solicitacao-evento': ['data', 'tipo', 'deEtapa', 'paraEtapa'],
  'captacao/avaliacao-candidato': ['titulo', 'solicitacao', 'liberadaEm', 'respondidaEm', 'dataHoraExpiracao'],
  'captacao/avaliacao-candidato-resposta': ['texto', 'resposta', 'comentario', 'nota', 'respostasIds'],
  'captacao/entrevista': ['inicio', 'duracao', 'local', 'link'],
}

/** Of the registration itself: what the company notes about him. */
const daEmpresa = new Set(['observacaoRH'])
const CANDIDATO = 'captacao/candidato'

export const copiaPropria = ({ entity: formulario }: Ctx): OwnCopy => ({
  // evaluations that the company itself answers about him are its own
  record: (entity, { respondente, tipo }) =>
    entity in narrado ? respondente !== 'R' && tipo !== 'APTIDAO' : entity.startsWith(CANDIDATO),
  field: (entity, path) =>
    narrado[entity]?.includes(path) ??
    (entity.startsWith(CANDIDATO) &&
      !daEmpresa.has(path.split('.').at(-1) ?? '') &&
      // a field of the company that the portal does not show is what the company notes
      (!path.startsWith(ownPath('')) || fieldAt(formulario, path) !== undefined)),
})

/** Said with every copy. */
export const RESSALVA =
  'Esta cópia traz o que você informou, as suas respostas e o andamento das suas seleções. Anotações e notas de quem avaliou não fazem parte dela: peça-as à empresa, que responde também por elas (Lei nº 13.709/2018, arts. 18 e 20).'
