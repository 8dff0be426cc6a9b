// Gerado por npm run generate; não edite.

/** One resource of the administration. */
export interface GeneratedResource {
  path: string
  route: string
  /** hand-written parts that replace those of the generated screens */
  override?: () => Promise<{ default: unknown }>
}

export const resources: GeneratedResource[] = [
  { path: 'captacao/anuncio', route: 'captacao/anuncios' },
  { path: 'captacao/area-formacao', route: 'captacao/areas-formacao' },
  { path: 'captacao/area-interesse', route: 'captacao/areas-interesse' },
  { path: 'captacao/avaliacao-candidato', route: 'captacao/avaliacoes', override: () => import('#admin/overrides/captacao/avaliacao-candidato.tsx') },
  { path: 'captacao/candidato-solicitacao', route: 'captacao/candidato-solicitacoes', override: () => import('#admin/overrides/captacao/candidato-solicitacao.tsx') },
  { path: 'captacao/candidato', route: 'captacao/candidatos', override: () => import('#admin/overrides/captacao/candidato.tsx') },
  { path: 'captacao/como-ficou-sabendo-vaga', route: 'captacao/como-ficou-sabendo-vaga' },
  { path: 'captacao/entrevista', route: 'captacao/entrevistas', override: () => import('#admin/overrides/captacao/entrevista.tsx') },
  { path: 'captacao/etapa-seletiva', route: 'captacao/etapas-seletivas' },
  { path: 'captacao/exame-palografico', route: 'captacao/exames-palografico' },
  { path: 'captacao/idioma', route: 'captacao/idiomas' },
  { path: 'captacao/modelo-avaliacao-candidato', route: 'captacao/modelos-avaliacao-candidato' },
  { path: 'captacao/modelo-email', route: 'captacao/modelos-email', override: () => import('#admin/overrides/captacao/modelo-email.tsx') },
  { path: 'captacao/motivo-solicitacao', route: 'captacao/motivos-solicitacao' },
  { path: 'captacao/solicitacao-pessoal', route: 'captacao/solicitacoes-pessoal', override: () => import('#admin/overrides/captacao/solicitacao-pessoal.tsx') },
  { path: 'cargo-salario/area-organizacional', route: 'cargo-salario/areas-organizacionais' },
  { path: 'cargo-salario/atitude', route: 'cargo-salario/atitudes' },
  { path: 'cargo-salario/cargo', route: 'cargo-salario/cargos' },
  { path: 'cargo-salario/conhecimento', route: 'cargo-salario/conhecimentos' },
  { path: 'cargo-salario/criterio-avaliacao-competencia', route: 'cargo-salario/criterios-avaliacao-competencia' },
  { path: 'cargo-salario/faixa-salarial', route: 'cargo-salario/faixas-salariais' },
  { path: 'cargo-salario/grupo-ocupacional', route: 'cargo-salario/grupos-ocupacionais' },
  { path: 'cargo-salario/habilidade', route: 'cargo-salario/habilidades' },
  { path: 'cargo-salario/indice', route: 'cargo-salario/indices' },
  { path: 'cargo-salario/nivel-competencia', route: 'cargo-salario/niveis-competencia' },
  { path: 'desenvolvimento/avaliacao-curso', route: 'desenvolvimento/avaliacao-curso' },
  { path: 'desenvolvimento/categoria-curso', route: 'desenvolvimento/categoria-curso' },
  { path: 'desenvolvimento/curso', route: 'desenvolvimento/cursos' },
  { path: 'geral/bairro', route: 'geral/bairros' },
  { path: 'geral/cidade', route: 'geral/cidades' },
  { path: 'geral/codigo-cbo', route: 'geral/codigos-cbos' },
  { path: 'geral/estado', route: 'geral/estados' },
  { path: 'gestao-talentos/geracao', route: 'gestao-talentos/geracao' },
  { path: 'gestao-talentos/motivo-desligamento', route: 'gestao-talentos/motivo-desligamento' },
  { path: 'gestao-talentos/talento', route: 'gestao-talentos/talentos' },
  { path: 'gestao-talentos/tipo-documento', route: 'gestao-talentos/tipo-documento' },
  { path: 'sst/ambiente', route: 'sst/ambientes' },
  { path: 'sst/funcao', route: 'sst/funcoes' },
  { path: 'utilitario/aviso-sistema', route: 'utilitario/avisos-sistema' },
  { path: 'utilitario/campo-empresa', route: 'utilitario/campos-empresa', override: () => import('#admin/overrides/utilitario/campo-empresa.tsx') },
  { path: 'utilitario/configuracao-limite-colaborador', route: 'utilitario/configuracoes-limite-colaborador' },
  { path: 'utilitario/empresa-configuracao', route: 'utilitario/empresas/configuracao' },
  { path: 'utilitario/empresa', route: 'utilitario/empresas', override: () => import('#admin/overrides/utilitario/empresa.tsx') },
  { path: 'utilitario/estabelecimento', route: 'utilitario/estabelecimentos' },
  { path: 'utilitario/mensagem', route: 'utilitario/mensagens' },
  { path: 'utilitario/menu-extra', route: 'utilitario/menu-extra' },
  { path: 'utilitario/noticia', route: 'utilitario/noticias', override: () => import('#admin/overrides/utilitario/noticia.tsx') },
  { path: 'utilitario/parametros-sistema', route: 'utilitario/parametros-sistema' },
  { path: 'utilitario/perfil', route: 'utilitario/perfis' },
  { path: 'utilitario/problema', route: 'utilitario/problemas' },
  { path: 'utilitario/solicitacao-creditos', route: 'geral/assistente-rh/solicitacao-creditos' },
  { path: 'utilitario/usuario', route: 'utilitario/usuarios', override: () => import('#admin/overrides/utilitario/usuario.tsx') },
]
