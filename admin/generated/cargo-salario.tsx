// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'cargo-salario/area-organizacional', route: 'cargo-salario/areas-organizacionais', override: () => import('#admin/overrides/cargo-salario/area-organizacional.tsx') },
    { path: 'cargo-salario/atitude', route: 'cargo-salario/atitudes' },
    { path: 'cargo-salario/cargo', route: 'cargo-salario/cargos', override: () => import('#admin/overrides/cargo-salario/cargo.tsx') },
    { path: 'cargo-salario/cenario-reajuste', route: 'cargo-salario/cenarios-reajuste' },
    { path: 'cargo-salario/competencia', route: 'cargo-salario/competencias', override: () => import('#admin/overrides/cargo-salario/competencia.tsx') },
    { path: 'cargo-salario/config-nivel-faixa-salarial', route: 'cargo-salario/configuracoes-niveis-faixas', override: () => import('#admin/overrides/cargo-salario/config-nivel-faixa-salarial.tsx') },
    { path: 'cargo-salario/configuracao-nivel-competencia', route: 'cargo-salario/configuracoes-niveis-competencia', override: () => import('#admin/overrides/cargo-salario/configuracao-nivel-competencia.tsx') },
    { path: 'cargo-salario/conhecimento', route: 'cargo-salario/conhecimentos' },
    { path: 'cargo-salario/criterio-avaliacao-competencia', route: 'cargo-salario/criterios-avaliacao-competencia' },
    { path: 'cargo-salario/faixa-salarial-historico', route: 'cargo-salario/faixas-salariais/{faixaSalarialId}/historicos', override: () => import('#admin/overrides/cargo-salario/faixa-salarial-historico.tsx') },
    { path: 'cargo-salario/faixa-salarial', route: 'cargo-salario/faixas-salariais', override: () => import('#admin/overrides/cargo-salario/faixa-salarial.tsx') },
    { path: 'cargo-salario/faturamento-mensal', route: 'cargo-salario/faturamentos-mensais' },
    { path: 'cargo-salario/grupo-ocupacional', route: 'cargo-salario/grupos-ocupacionais' },
    { path: 'cargo-salario/habilidade', route: 'cargo-salario/habilidades' },
    { path: 'cargo-salario/indice-historico', route: 'cargo-salario/indices/{indiceId}/historicos', override: () => import('#admin/overrides/cargo-salario/indice-historico.tsx') },
    { path: 'cargo-salario/indice', route: 'cargo-salario/indices', override: () => import('#admin/overrides/cargo-salario/indice.tsx') },
    { path: 'cargo-salario/nivel-competencia-talento', route: 'cargo-salario/niveis-competencia-talentos', override: () => import('#admin/overrides/cargo-salario/nivel-competencia-talento.tsx') },
    { path: 'cargo-salario/nivel-competencia', route: 'cargo-salario/niveis-competencia', override: () => import('#admin/overrides/cargo-salario/nivel-competencia.tsx') },
    { path: 'cargo-salario/reajuste-colaborador', route: 'cargo-salario/reajustes', override: () => import('#admin/overrides/cargo-salario/reajuste-colaborador.tsx') },
    { path: 'cargo-salario/reajuste-faixa-salarial', route: 'cargo-salario/reajustes-faixas-salariais' },
    { path: 'cargo-salario/reajuste-indice', route: 'cargo-salario/reajustes-indices' },
    { path: 'cargo-salario/tabela-reajuste-colaborador', route: 'cargo-salario/tabelas-reajustes-colaboradores', override: () => import('#admin/overrides/cargo-salario/tabela-reajuste-colaborador.tsx') },
  ],
  screens: [
    { key: 'cargo-salario/movimentacao-reajuste-coletivo-faixas-salariais', path: 'cargo-salario/movimentacao-reajuste-coletivo-faixas-salariais', title: 'Reajuste Coletivo de Faixas Salariais', authorities: ['ROLE_MOV_REAJUSTE_INCLUIR'], load: () => import('#admin/screens/cargo-salario/movimentacao-reajuste-coletivo-faixas-salariais/Screen.tsx') },
    { key: 'cargo-salario/movimentacao-reajuste-coletivo-indices', path: 'cargo-salario/movimentacao-reajuste-coletivo-indices', title: 'Reajuste Coletivo de Índices', authorities: ['ROLE_MOV_REAJUSTE_INCLUIR'], load: () => import('#admin/screens/cargo-salario/movimentacao-reajuste-coletivo-indices/Screen.tsx') },
    { key: 'cargo-salario/movimentacao-reajuste-coletivo-talentos', path: 'cargo-salario/movimentacao-reajuste-coletivo-talentos', title: 'Reajuste Coletivo de Talentos', authorities: ['ROLE_MOV_REAJUSTE_INCLUIR'], load: () => import('#admin/screens/cargo-salario/movimentacao-reajuste-coletivo-talentos/Screen.tsx') },
    { key: 'cargo-salario/movimentacao', path: 'cargo-salario/colaboradores/:id/movimentacao', title: 'Promoção ou Transferência', authorities: ['ROLE_MOV_REAJUSTE_INCLUIR'], load: () => import('#admin/screens/cargo-salario/movimentacao/Screen.tsx') },
    { key: 'cargo-salario/niveis-competencia-faixa', path: 'cargo-salario/faixas-salariais/:faixaId/niveis-competencia', title: 'Níveis de Competência da Faixa Salarial', authorities: ['ROLE_CAD_NIVEL_COMPETENCIA_FAIXA_VER'], load: () => import('#admin/screens/cargo-salario/niveis-competencia-faixa/Screen.tsx') },
    { key: 'cargo-salario/niveis-competencia-talento', path: 'cargo-salario/niveis-competencia/edit/:talento', title: 'Níveis de Competência do Talento', authorities: ['ROLE_CAD_NIVEL_COMPETENCIA_TALENTO_VER'], load: () => import('#admin/screens/cargo-salario/niveis-competencia-talento/Screen.tsx') },
    { key: 'cargo-salario/niveis-competencia-talento', path: 'cargo-salario/niveis-competencia/new/:talento', title: 'Novos Níveis de Competência do Talento', authorities: ['ROLE_CAD_NIVEL_COMPETENCIA_TALENTO_INCLUIR'], load: () => import('#admin/screens/cargo-salario/niveis-competencia-talento/NewScreen.tsx') },
    { key: 'cargo-salario/organograma', path: 'cargo-salario/areas-organizacionais/organograma', title: 'Organograma', authorities: ['ROLE_CAD_AREA_ORGANIZACIONAL_VER'], load: () => import('#admin/screens/cargo-salario/organograma/Screen.tsx') },
    { key: 'cargo-salario/reajuste-visualizar', path: 'cargo-salario/tabelas-reajustes-colaboradores/:id/visualizar', title: 'Realinhamentos do Planejamento', authorities: ['ROLE_MOV_TABELA_REAJUSTE_VER'], load: () => import('#admin/screens/cargo-salario/reajuste-visualizar/Screen.tsx') },
  ],
}
