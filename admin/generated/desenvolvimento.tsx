// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'desenvolvimento/avaliacao-curso', route: 'desenvolvimento/avaliacao-curso' },
    { path: 'desenvolvimento/categoria-curso', route: 'desenvolvimento/categoria-curso' },
    { path: 'desenvolvimento/certificacao', route: 'desenvolvimento/certificacao' },
    { path: 'desenvolvimento/colaborador-turma', route: 'desenvolvimento/colaborador-turma' },
    { path: 'desenvolvimento/curso', route: 'desenvolvimento/cursos' },
    { path: 'desenvolvimento/despesa-turma', route: 'desenvolvimento/despesas-turma' },
    { path: 'desenvolvimento/dia-turma', route: 'desenvolvimento/dias-turmas' },
    { path: 'desenvolvimento/meta-horas-treinamento', route: 'desenvolvimento/metas-horas-treinamento' },
    { path: 'desenvolvimento/tipo-despesa', route: 'desenvolvimento/tipo-despesa' },
    { path: 'desenvolvimento/turma', route: 'desenvolvimento/turmas' },
  ],
  screens: [],
}
