import { ownPath } from '#schemas/company/customisation.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { OwnCopy } from '#server/features/lgpd/dossier.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/**
 * Fields of other records that belong to the candidate's copy: his progress and his answers. Assessments by others
 * (marks, remarks, fitness, test results, reasons) also concern their authors and the company's selection (LGPD, art.
 * 6º, VI and art. 20, § 1º: business secrets): the company hands them out on request, and the copy says so.
 */
const narrado: Record<string, readonly string[]> = {
  'captacao/candidato-solicitacao': ['solicitacao', 'data', 'etapaSeletiva', 'situacao'],
  'captacao/candidato-solicitacao-evento': ['data', 'tipo', 'deEtapa', 'paraEtapa'],
  'captacao/avaliacao-candidato': ['titulo', 'solicitacao', 'liberadaEm', 'respondidaEm', 'dataHoraExpiracao'],
  'captacao/avaliacao-candidato-resposta': ['texto', 'resposta', 'comentario', 'nota', 'respostasIds'],
  'captacao/entrevista': ['inicio', 'duracao', 'local', 'link'],
}

/** Fields of the registration that hold the company's notes about him. */
const daEmpresa = new Set(['observacaoRH'])
const CANDIDATO = 'captacao/candidato'

export const copiaPropria = ({ entity: formulario }: Ctx): OwnCopy => ({
  // evaluations answered by HR are the company's
  record: (entity, { respondente, tipo }) =>
    entity in narrado ? respondente !== 'R' && tipo !== 'APTIDAO' : entity.startsWith(CANDIDATO),
  field: (entity, path) =>
    narrado[entity]?.includes(path) ??
    (entity.startsWith(CANDIDATO) &&
      !daEmpresa.has(path.split('.').at(-1) ?? '') &&
      // custom fields that the portal does not show are the company's notes
      (!path.startsWith(ownPath('')) || fieldAt(formulario, path) !== undefined)),
})

/** Notice included in every copy. */
export const RESSALVA =
  'Esta cópia traz o que você informou, as suas respostas e o andamento das suas seleções. Anotações e notas de quem avaliou não fazem parte dela: peça-as à empresa, que responde também por elas (Lei nº 13.709/2018, arts. 18 e 20).'
