// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'avaliacao/aspecto', route: 'avaliacao/aspectos' },
    { path: 'avaliacao/avaliacao-desempenho', route: 'avaliacao/avaliacoes-desempenho' },
    { path: 'avaliacao/colaborador-questionario', route: 'avaliacao/avaliacoes' },
    { path: 'avaliacao/modelo-avaliacao', route: 'avaliacao/modelos-avaliacao' },
    { path: 'avaliacao/participante-avaliacao-desempenho', route: 'avaliacao/participante-avaliacao-desempenho' },
    { path: 'avaliacao/pergunta', route: 'avaliacao/perguntas' },
    { path: 'avaliacao/periodo-experiencia', route: 'avaliacao/periodos-experiencia' },
  ],
  screens: [
    { key: 'avaliacao/acompanhamentos-periodos-experiencia', path: 'avaliacao/acompanhamentos-periodos-experiencia', title: 'Acompanhamento do Período de Experiência', authorities: ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], load: () => import('#admin/screens/avaliacao/acompanhamentos-periodos-experiencia/Screen.tsx') },
    { key: 'avaliacao/acompanhamentos-periodos-experiencia', path: 'avaliacao/acompanhamentos-periodos-experiencia/new', title: 'Avaliação do Período de Experiência', authorities: ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], load: () => import('#admin/screens/avaliacao/acompanhamentos-periodos-experiencia/FormScreen.tsx') },
    { key: 'avaliacao/acompanhamentos-periodos-experiencia', path: 'avaliacao/acompanhamentos-periodos-experiencia/:id', title: 'Avaliação do Período de Experiência', authorities: ['ROLE_ACOMPANHAMENTO_EXPERIENCIA'], load: () => import('#admin/screens/avaliacao/acompanhamentos-periodos-experiencia/RecordScreen.tsx') },
  ],
}
