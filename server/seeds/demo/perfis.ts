import type { Model } from '#schemas/load.ts'
import {
  ASSISTENTE_RH,
  authoritiesByFolder,
  authoritiesOf,
  CAD_INFO_PESSOAL,
  LIBERA_SOLICITACAO,
  listAuthorities,
  VER_CANDIDATOS_DA_VAGA,
} from '#server/platform/access/authorities.ts'
import type { Registry } from '#server/platform/crud/define.ts'

/** Ids of the demo profiles. */
export const perfis = { administrador: 1, analista: 2, gestor: 3, seguranca: 4, lideranca: 5 } as const

/** Names of the profiles. */
export const nomesDosPerfis: Record<keyof typeof perfis, string> = {
  administrador: 'Administrador',
  analista: 'Analista de RH',
  gestor: 'Gestor de área',
  seguranca: 'Segurança do Trabalho',
  lideranca: 'Liderança',
}

/** Folders whose registers, actions and reports the profile `analista` covers. */
const ANALISTA = [
  'captacao',
  'cargo-salario',
  'avaliacao',
  'pesquisa',
  'analytics',
  'desenvolvimento',
  'gestao-talentos',
  'geral',
]

/** Authorities of the profile `lideranca`: talentos and vagas of the area, candidatos in their selections; no salaries. */
const LIDERANCA = [
  'ROLE_CAD_TALENTO_VER',
  'ROLE_CAD_AREA_ORGANIZACIONAL_VER',
  'ROLE_MOV_SOLICITACAO',
  VER_CANDIDATOS_DA_VAGA,
  'ROLE_MOV_CANDIDATO_SOLICITACAO_VER',
  'ROLE_MOV_CANDIDATO_SOLICITACAO_PARECER',
  'ROLE_MOV_ENTREVISTA_VER',
  'ROLE_REL_CANDIDATO_SELECAO',
  'ROLE_REL_DURACAO_VAGA',
  'ROLE_REL_INDICACAO_CANDIDATO',
  'ROLE_REL_VAGA_MOTIVO',
  'ROLE_REL_TALENTOS_CARGOS',
  'ROLE_REL_TALENTOS_AREAS_ORGANIZACIONAIS',
  'ROLE_REL_TALENTOS_COMPETENCIAS',
  'ROLE_REL_MATRIZ_TALENTOS_COMPETENCIAS',
  'ROLE_REL_ALTERACOES_CARGOS_AREAS',
  'ROLE_REL_PROMOCOES',
  'ROLE_REL_ULTIMAS_PROMOCOES',
  'ROLE_REL_SITUACOES',
  'ROLE_ACOMPANHAMENTO_EXPERIENCIA',
  'ROLE_CAD_ACIDENTE_VER',
  'ROLE_CAD_AFASTAMENTO_VER',
  'ROLE_CAD_COLABORADOR_OCORRENCIA_VER',
  'ROLE_CAD_TAREFA_TALENTO_VER',
  'ROLE_REL_ACOMPANHAMENTO_EXPERIENCIA_PREVISTO',
  'ROLE_REL_ACOMPANHAMENTO_PERIODO_EXPERIENCIA',
  'ROLE_REL_CARTAO_ACOMPANHAMENTO_EXPERIENCIA',
  'ROLE_REL_OCORRENCIAS',
  'ROLE_REL_DESLIGAMENTOS',
  'ROLE_REL_ADMITIDOS',
  'ROLE_REL_ANIVERSARIANTES_MES',
  'ROLE_REL_ANIVERSARIANTES_TEMPO_EMPRESA',
  'ROLE_REL_GERACOES',
  'ROLE_REL_FORMACAO_ESCOLAR',
  'ROLE_REL_TALENTO_CERTIFICADO',
  'ROLE_REL_INDICADOR_TURNOVER',
  'ROLE_REL_TAXA_DEMISSAO',
  'ROLE_REL_CBO_EFEITO_APRENDIZ',
  'ROLE_REL_DOCUMENTOS_EXIGIDOS',
  'ROLE_CAD_AVALIACAO_DESEMPENHO_VER',
  'ROLE_CAD_NINEBOX_VER',
  'ROLE_CAD_PDI_VER',
  'ROLE_REL_RESULTADO_AVALIACAO_DESEMPENHO',
  'ROLE_REL_AVALIACAO_DESEMPENHO_RESPONDIDAS',
  'ROLE_REL_AVALIADORES_AVALIADOS_DESEMPENHO',
  'ROLE_REL_ANALISE_DESEMPENHO_COMPETENCIA_TALENTO',
  'ROLE_REL_COMPARATIVO_PERFORMANCE_TALENTO',
  'ROLE_REL_RANKING_PERFORMANCE_EXPERIENCIA',
  'ROLE_REL_RESULTADO_AVALIACAO',
  'ROLE_REL_RESULTADO_AVALIACAO_FAIXA',
  'ROLE_REL_PESQUISA',
  'ROLE_REL_NINEBOX',
  'ROLE_REL_METAS',
  'ROLE_ANALYTICS_SST',
  'ROLE_ANALYTICS_VAGAS',
  'ROLE_ANALYTICS_TALENTO',
  'ROLE_CAD_OBJETIVO',
  'ROLE_CAD_RESULTADO_CHAVE',
  'ROLE_CAD_CHECK_IN',
  'ROLE_MINHAS_METAS',
  CAD_INFO_PESSOAL,
]

/** Builds the demo profiles from the definitions: new registers of a folder are included automatically. */
export function buildPerfis(model: Model, registry: Registry) {
  const folders = authoritiesByFolder(model, registry)
  // VER_CANDIDATOS_DA_VAGA is superfluous beside the register's read authority
  const all = (names: string[]) =>
    names.flatMap((name) => folders.get(name) ?? []).filter((authority) => authority !== VER_CANDIDATOS_DA_VAGA)
  const sorted = (authorities: string[]) => listAuthorities(model, authorities)
  return [
    {
      id: perfis.administrador,
      nome: nomesDosPerfis.administrador,
      descricao: 'Tudo, em todas as empresas',
      authorities: authoritiesOf(model, registry),
    },
    {
      id: perfis.analista,
      nome: nomesDosPerfis.analista,
      descricao: 'Recrutamento, cargos e salários, avaliação, desenvolvimento e talentos',
      authorities: sorted([
        ...all(ANALISTA),
        LIBERA_SOLICITACAO,
        'ROLE_CAD_ACIDENTE',
        'ROLE_CAD_AFASTAMENTO',
        'ROLE_CAD_ESTABELECIMENTO',
        'ROLE_CAD_MENSAGEM',
        'ROLE_CAD_RELATORIO_AGENDADO',
        'ROLE_CAD_TIPO_AFASTAMENTO',
        CAD_INFO_PESSOAL,
        ASSISTENTE_RH,
      ]),
    },
    {
      id: perfis.gestor,
      nome: nomesDosPerfis.gestor,
      descricao: 'Solicitações de pessoal e entrevistas da própria área, e as próprias metas',
      authorities: sorted(['ROLE_MOV_SOLICITACAO', 'ROLE_MOV_ENTREVISTA_VER', 'ROLE_MINHAS_METAS', CAD_INFO_PESSOAL]),
    },
    {
      id: perfis.seguranca,
      nome: nomesDosPerfis.seguranca,
      descricao: 'Segurança e saúde do trabalho',
      authorities: sorted([...all(['sst']), 'ROLE_ANALYTICS_SST', CAD_INFO_PESSOAL]),
    },
    {
      id: perfis.lideranca,
      nome: nomesDosPerfis.lideranca,
      descricao: 'Talentos, candidatos, solicitações e relatórios das áreas por que responde',
      authorities: sorted(LIDERANCA),
    },
  ]
}
