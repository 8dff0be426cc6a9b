// Gerado por npm run generate; não edite.

import type { EntrevistaNota } from '#schemas/generated/types/captacao/entrevista-nota.ts'

/** Entrevista */
export interface Entrevista {
  /** Código */
  id: number
  /** Versão do registro; toda gravação a aumenta */
  versao: number
  /** Candidato na solicitação */
  candidatura: {
    id: number
    /** Candidato na solicitação */
    candidato?: string
  }
  /** Candidato */
  candidato?: {
    id: number
    /** Candidato */
    nome?: string
  }
  /** Vaga */
  vaga?: string
  /** Início */
  inicio: string
  /** Duração (minutos) */
  duracao: number
  /** Local: Endereço ou sala; de uma videochamada, 'Por vídeo'. */
  local: string
  /** Link da videochamada */
  link?: string
  /** Entrevistadores */
  entrevistadores: {
    id: number
    /** Usuário */
    nome?: string
  }[]
  /** Marcar mesmo que um entrevistador já tenha compromisso neste horário */
  mesmoComConflito: boolean
  /** Observação: Só para a equipe: não vai no convite. */
  observacao?: string
  /** Situação */
  situacao: 'M' | 'R' | 'C' | 'N'
  /** Motivo do cancelamento */
  motivo?: string
  /** Versão do convite */
  sequencia?: number
  /** Início já lembrado: O início de que os convidados foram lembrados, ou de que souberam há menos de um dia: outro início pede outro lembrete. */
  lembreteDe?: string
  /** Média das notas */
  media?: number
  /** Notas: Cada entrevistador vê as notas dos outros depois de dar as suas. */
  notas?: EntrevistaNota[]
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}

/** Entrevista: o que se envia */
export interface EntrevistaInput {
  /** Versão do registro; toda gravação a aumenta */
  versao?: number
  /** Candidato na solicitação */
  candidatura: {
    id: number
  }
  /** Início */
  inicio: string
  /** Duração (minutos) */
  duracao?: number
  /** Local: Endereço ou sala; de uma videochamada, 'Por vídeo'. */
  local: string
  /** Link da videochamada */
  link?: string
  /** Entrevistadores */
  entrevistadores: {
    id: number
  }[]
  /** Marcar mesmo que um entrevistador já tenha compromisso neste horário */
  mesmoComConflito?: boolean
  /** Observação: Só para a equipe: não vai no convite. */
  observacao?: string
  /** Campos próprios da empresa */
  extras?: Record<string, unknown>
}
