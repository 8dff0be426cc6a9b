// Gerado por npm run generate; não edite.

import type { SolicitacaoPessoalEvento } from '#schemas/generated/types/captacao/solicitacao-pessoal-evento.ts'

/** Solicitação de pessoal */
export interface SolicitacaoPessoal {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Data da Solicitação */
  data: string
  /** Previsão de Encerramento */
  dataPrevisaoEncerramento?: string
  /** Qtd. de Dias Previstos */
  qtdDiasPrevisao?: number
  /** Descrição */
  descricao: string
  /** Horário Comercial */
  horarioComercial: string
  /** Estabelecimento */
  estabelecimento: {
    id: number
    /** Estabelecimento */
    nome?: string
  }
  /** Área Organizacional */
  areaOrganizacional: {
    id: number
    /** Área organizacional */
    nome?: string
  }
  /** Ambiente */
  ambiente?: {
    id: number
    /** Ambiente */
    nome?: string
  }
  /** Cargo/Faixa */
  faixaSalarial?: {
    id: number
    /** Faixa salarial */
    nome?: string
  }
  /** Função */
  funcao?: {
    id: number
    /** Função */
    nome?: string
  }
  /** Motivo da Solicitação */
  motivoSolicitacao: {
    id: number
    /** Motivo da solicitação */
    descricao?: string
  }
  /** Número de vagas */
  quantidade: number
  /** Tipo de Vaga */
  tipoVaga?: 'INTERNA' | 'EXTERNA' | 'MISTA'
  /** Horas Diárias Previstas */
  horasDiariasPrevistas?: number
  /** Recrutador Responsável */
  recrutadorResponsavel?: string
  /** Invisível para o Gestor */
  invisivelParaGestor: boolean
  /** Vínculo */
  vinculo?: 'E' | 'A' | 'S' | 'T' | 'O'
  /** Remuneração */
  remuneracao?: number
  /** Escolaridade */
  escolaridade?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'
  /** Escolaridades: As opções de escolaridade. */
  escolaridades?: {
    label?: string
    value?: string
  }[]
  /** Sexo */
  sexo?: 'I' | 'M' | 'F'
  /** Idade Mínima */
  idadeMinima?: number
  /** Idade Máxima */
  idadeMaxima?: number
  /** Estado */
  uf?: {
    id: number
    /** Estado */
    nome?: string
  }
  /** Cidade */
  cidade?: {
    id: number
    /** Cidade */
    nome?: string
  }
  /** Bairros */
  bairrosIds?: number[]
  /** Experiências */
  experiencias?: string
  /** Informações Complementares */
  infoComplementares?: string
  /** Modelos de Avaliação do Candidato */
  avaliacoesIds?: number[]
  /** E-mails: Quem recebe as notificações desta solicitação. */
  emailsCheck?: string[]
  /** Incluir Colaboradores Desligados */
  incluirColaboradoresDesligados: boolean
  /** Colaboradores Substituídos */
  colaboradoresSubstituidos?: {
    id: number
    /** Talento */
    nome?: string
  }[]
  /** Solicitante */
  solicitante?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Status */
  status: 'I' | 'A' | 'R'
  /** Data do Status */
  dataStatus?: string
  /** Liberador */
  liberador?: {
    id: number
    /** Usuário */
    nome?: string
  }
  /** Observação do Liberador */
  observacaoLiberador?: string
  /** Suspensa */
  suspensa: boolean
  /** Observação da Suspensão */
  obsSuspensao?: string
  /** Qtd. de Vagas Preenchidas */
  qtdVagasPreenchidas?: number
  /** Encerrada */
  encerrada: boolean
  /** Data de Encerramento */
  dataEncerramento?: string
  /** Observação do Encerramento */
  obsEncerra?: string
  /** Cancelada */
  cancelada: boolean
  /** Observação do Cancelamento */
  obsCancelamento?: string
  /** Histórico */
  eventos?: SolicitacaoPessoalEvento[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Solicitação de pessoal: o que se envia */
export interface SolicitacaoPessoalInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Data da Solicitação */
  data?: string
  /** Previsão de Encerramento */
  dataPrevisaoEncerramento?: string
  /** Descrição */
  descricao: string
  /** Horário Comercial */
  horarioComercial: string
  /** Estabelecimento */
  estabelecimento: {
    id: number
  }
  /** Área Organizacional */
  areaOrganizacional: {
    id: number
  }
  /** Ambiente */
  ambiente?: {
    id: number
  }
  /** Cargo/Faixa */
  faixaSalarial?: {
    id: number
  }
  /** Função */
  funcao?: {
    id: number
  }
  /** Motivo da Solicitação */
  motivoSolicitacao: {
    id: number
  }
  /** Número de vagas */
  quantidade?: number
  /** Tipo de Vaga */
  tipoVaga?: 'INTERNA' | 'EXTERNA' | 'MISTA'
  /** Horas Diárias Previstas */
  horasDiariasPrevistas?: number
  /** Recrutador Responsável */
  recrutadorResponsavel?: string
  /** Invisível para o Gestor */
  invisivelParaGestor?: boolean
  /** Vínculo */
  vinculo?: 'E' | 'A' | 'S' | 'T' | 'O'
  /** Remuneração */
  remuneracao?: number
  /** Escolaridade */
  escolaridade?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12'
  /** Sexo */
  sexo?: 'I' | 'M' | 'F'
  /** Idade Mínima */
  idadeMinima?: number
  /** Idade Máxima */
  idadeMaxima?: number
  /** Estado */
  uf?: {
    id: number
  }
  /** Cidade */
  cidade?: {
    id: number
  }
  /** Bairros */
  bairrosIds?: number[]
  /** Experiências */
  experiencias?: string
  /** Informações Complementares */
  infoComplementares?: string
  /** Modelos de Avaliação do Candidato */
  avaliacoesIds?: number[]
  /** E-mails: Quem recebe as notificações desta solicitação. */
  emailsCheck?: string[]
  /** Incluir Colaboradores Desligados */
  incluirColaboradoresDesligados?: boolean
  /** Colaboradores Substituídos */
  colaboradoresSubstituidos?: {
    id: number
  }[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
