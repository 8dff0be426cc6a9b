// Gerado por npm run generate; não edite.

import type { GroupRegistry } from '#admin/registry.ts'

export const group: GroupRegistry = {
  resources: [
    { path: 'cargo-salario/area-organizacional', route: 'cargo-salario/areas-organizacionais' },
    { path: 'cargo-salario/atitude', route: 'cargo-salario/atitudes' },
    { path: 'cargo-salario/cargo', route: 'cargo-salario/cargos' },
    { path: 'cargo-salario/competencia', route: 'cargo-salario/competencias', override: () => import('#admin/overrides/cargo-salario/competencia.tsx') },
    { path: 'cargo-salario/config-nivel-faixa-salarial', route: 'cargo-salario/configuracoes-niveis-faixas' },
    { path: 'cargo-salario/configuracao-nivel-competencia', route: 'cargo-salario/configuracoes-niveis-competencia' },
    { path: 'cargo-salario/conhecimento', route: 'cargo-salario/conhecimentos' },
    { path: 'cargo-salario/criterio-avaliacao-competencia', route: 'cargo-salario/criterios-avaliacao-competencia' },
    { path: 'cargo-salario/faixa-salarial', route: 'cargo-salario/faixas-salariais' },
    { path: 'cargo-salario/grupo-ocupacional', route: 'cargo-salario/grupos-ocupacionais' },
    { path: 'cargo-salario/habilidade', route: 'cargo-salario/habilidades' },
    { path: 'cargo-salario/indice', route: 'cargo-salario/indices' },
    { path: 'cargo-salario/nivel-competencia-talento', route: 'cargo-salario/niveis-competencia-talentos' },
    { path: 'cargo-salario/nivel-competencia', route: 'cargo-salario/niveis-competencia' },
  ],
  screens: [],
}
