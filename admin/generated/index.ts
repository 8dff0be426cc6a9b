// Gerado por npm run generate; não edite.

import type { GroupLine } from '#admin/registry.ts'

/** Every group with the first parts of its addresses. */
export const groups: GroupLine[] = [
  { folder: 'analytics', segments: ['analytics'], load: () => import('./analytics.tsx') },
  { folder: 'avaliacao', segments: ['avaliacao'], load: () => import('./avaliacao.tsx') },
  { folder: 'captacao', segments: ['captacao'], load: () => import('./captacao.tsx') },
  { folder: 'cargo-salario', segments: ['cargo-salario'], load: () => import('./cargo-salario.tsx') },
  { folder: 'desenvolvedor', segments: ['desenvolvedor'], load: () => import('./desenvolvedor.tsx') },
  { folder: 'desenvolvimento', segments: ['desenvolvimento'], load: () => import('./desenvolvimento.tsx') },
  { folder: 'geral', segments: ['geral', 'meus-dados'], load: () => import('./geral.tsx') },
  { folder: 'gestao-talentos', segments: ['gestao-talentos'], load: () => import('./gestao-talentos.tsx') },
  { folder: 'inicio', segments: ['mensagens'], load: () => import('./inicio.tsx') },
  { folder: 'pesquisa', segments: ['avaliacao', 'gestao-talentos', 'pesquisa'], load: () => import('./pesquisa.tsx') },
  { folder: 'sst', segments: ['sst'], load: () => import('./sst.tsx') },
  { folder: 'utilitario', segments: ['geral', 'minha-seguranca', 'minhas-ausencias', 'minhas-chaves-api', 'novaInstalacao', 'utilitario'], load: () => import('./utilitario.tsx') },
]
